import { beforeEach, describe, expect, it } from 'vitest';
import type { BudgetLimit } from '#src/domain/usage/budget.ts';
import { backends, type OpenBackend } from '#tests/contracts/backends.ts';
import { failure, signIn, value } from '#tests/contracts/sign-in.ts';

const DAY = 86_400_000;
const LIMIT: BudgetLimit = { amount: 12.5, alerts: [20, 90], atLimit: 'notify' };
const ADDRESS = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';

describe.each(backends)('the budget over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
    await signIn(backend, 'activeCustomer');
  });

  const budget = () => backend.gateways.budget;
  const read = async () => value(await budget().load());
  async function call() {
    const apiKeyId = value(await backend.gateways.apiKeys.list()).items.find(({ active }) => active)!.id;
    return backend.gateways.firstCall.send({ blockchain: 'ethereum', network: 'mainnet', address: ADDRESS, apiKeyId });
  }

  it('says what is spent of what, until when', async () => {
    expect(await read()).toEqual({
      currency: 'USD',
      spent: 6.02,
      endsAt: Date.UTC(2026, 11, 1) - 1000,
      limit: { amount: 25, alerts: [50, 80, 100], atLimit: 'notify' },
      sentAlerts: [],
    });
  });

  it('is replaced as a whole, with what that reaches at once', async () => {
    const at = Math.floor(backend.clock.now() / 1000) * 1000;
    const set = value(await budget().set(LIMIT));
    expect(set).toMatchObject({ limit: LIMIT, sentAlerts: [{ percent: 20, at }] });
    expect(await read()).toEqual(set);
    expect(backend.provider.mails.all()[0]).toMatchObject({ to: 'elena@northwall.example', at: backend.clock.now() });
  });

  it('sends what time reaches', async () => {
    value(await budget().set({ ...LIMIT, alerts: [90] }));
    backend.clock.advance(3 * DAY);
    await signIn(backend, 'activeCustomer');
    expect((await read()).sentAlerts).toMatchObject([{ percent: 90 }]);
  });

  it('stops calls, until it is removed', async () => {
    value(await call());
    value(await budget().set({ ...LIMIT, amount: 5, atLimit: 'stop' }));
    expect(failure(await call())).toMatchObject({
      ...{ kind: 'rejected', status: 402, code: 'budget_reached' },
      details: [expect.stringContaining('API calls are rejected until')],
    });
    value(await budget().remove());
    expect(await read()).toMatchObject({ spent: 6.02, limit: null });
    value(await call());
    expect(failure(await budget().remove())).toMatchObject({ kind: 'rejected', status: 404 });
  });

  it('cannot be nothing', async () => {
    expect(failure(await budget().set({ ...LIMIT, amount: 0 }))).toMatchObject({
      ...{ kind: 'rejected', code: 'invalid_budget' },
    });
  });
});
