import { beforeEach, describe, expect, it } from 'vitest';
import { backends, type OpenBackend } from '#tests/contracts/backends.ts';
import { signIn, value } from '#tests/contracts/sign-in.ts';

describe.each(backends)('the budget over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
    await signIn(backend, 'activeCustomer');
  });

  const budget = () => backend.gateways.budget;
  const read = async () => value(await budget().load());

  it('says what is spent of what, until when', async () => {
    expect(await read()).toEqual({
      currency: 'USD',
      spent: 6.02,
      endsAt: Date.UTC(2026, 11, 1) - 1000,
      limit: { amount: 25, alerts: [50, 80, 100], atLimit: 'notify' },
      sentAlerts: [],
    });
  });
});
