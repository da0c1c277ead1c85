import { describe, expect, it } from 'vitest';
import { createProvider } from '#mocks/provider/create-provider.ts';
import { ProviderError } from '#mocks/provider/shared/service-result.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';

const START = Date.UTC(2026, 10, 21, 9, 30);
const ALERTS = [50, 80, 100];

function open(scenario: ScenarioName = 'active-customer') {
  let now = START;
  const provider = createProvider({ seed: 'budget', scenario, now: () => now });
  const { token } = provider.signIn!;
  const { budget } = provider;
  const call = () => {
    const { apiKeys } = provider.apiKeys.list(provider.signInAs('elena@northwall.example')!.token, {}).data.item;
    const apiKeyId = apiKeys.find(({ active }) => active)!.id;
    const address = `0x${'a'.repeat(40)}`;
    return provider.sendRequest.send(token, { blockchain: 'ethereum', network: 'mainnet', address, apiKeyId });
  };
  return {
    read: () => budget.read(provider.signInAs('elena@northwall.example', now)!.token).data.item,
    set: (amount: number, atLimit = 'notify', alerts: readonly number[] = ALERTS) =>
      budget.set(token, { amount, alerts, atLimit }).data.item,
    remove: () => budget.remove(token),
    mails: () => provider.mails.all().map(({ to, content }) => ({ to, content })),
    call,
    wait: (ms: number) => {
      now += ms;
    },
  };
}

function rejection(work: () => unknown): Pick<ProviderError, 'status' | 'code' | 'details'> {
  try {
    work();
  } catch (error) {
    if (error instanceof ProviderError) return error;
  }
  throw new Error('It was accepted');
}

describe('the budget of the simulation', () => {
  it('counts what extra credits cost in the billing period', () => {
    const { read, wait } = open();
    expect(read()).toMatchObject({
      currency: 'USD',
      spent: 6.02,
      limit: { amount: 25, alerts: ALERTS },
      sentAlerts: [],
    });
    wait(DAY_MS);
    expect(read().spent).toBe(8.1);
    wait(11 * DAY_MS);
    expect(read()).toMatchObject({ spent: 0, limit: { amount: 25 } });
  });

  it('sends each alert once to the owner, when its share is reached', () => {
    const { mails, read, wait } = open();
    wait(4 * DAY_MS);
    expect(read().sentAlerts).toEqual([{ percent: 50, timestamp: (START + 4 * DAY_MS) / 1000 }]);
    expect(read().sentAlerts).toHaveLength(1);
    expect(mails()).toEqual([
      {
        to: 'elena@northwall.example',
        content: { kind: 'budget-alert', percent: 50, amount: 25, currency: 'USD' },
      },
    ]);
  });

  it('starts its alerts again with the next period', () => {
    const { read, set, wait } = open();
    expect(set(6).sentAlerts).toHaveLength(3);
    wait(11 * DAY_MS);
    expect(read().sentAlerts).toEqual([]);
  });

  it('sends at once what a lower amount has reached, and again after a higher one', () => {
    const { mails, set } = open();
    expect(set(12).sentAlerts.map(({ percent }) => percent)).toEqual([50]);
    expect(set(100).sentAlerts).toEqual([]);
    expect(set(12).sentAlerts.map(({ percent }) => percent)).toEqual([50]);
    expect(mails()).toHaveLength(2);
  });

  it('rejects calls where all of it is spent and calls are to stop, until it is raised', () => {
    const { call, set, mails } = open();
    set(6);
    expect(call().data.item.statusCode).toBe(200);
    set(6, 'stop');
    const { status, code, details } = rejection(call);
    expect([status, code]).toEqual([402, 'budget_reached']);
    expect(details).toEqual([expect.stringContaining('The budget of $6.00 is used up. API calls are rejected until')]);
    expect(details).toEqual([expect.stringContaining('2026-11-30')]);
    set(7, 'stop');
    expect(call().data.item.statusCode).toBe(200);
    set(1, 'stop', [100]);
    expect(mails()[0]?.content.kind).toBe('budget-stop');
  });

  it('sends the alert of the call that reaches it', () => {
    const { call, read, set } = open();
    set(12.06, 'notify', [50]);
    expect(read().sentAlerts).toEqual([]);
    for (let count = 0; count < 20; count += 1) call();
    expect(read().sentAlerts).toMatchObject([{ percent: 50 }]);
  });

  it('is gone when it is removed, with what it stopped', () => {
    const { call, read, remove } = open('budget-reached');
    expect(rejection(call).status).toBe(402);
    expect(read().sentAlerts.map(({ percent }) => percent)).toEqual(ALERTS);
    remove();
    expect(read()).toMatchObject({ spent: 6.02, limit: null, sentAlerts: [] });
    expect(call().data.item.statusCode).toBe(200);
    expect(rejection(remove).status).toBe(404);
  });

  it.each([
    ['nothing', 0, ALERTS, 'notify'],
    ['less than a cent', 0.005, ALERTS, 'notify'],
    ['six alerts', 10, [1, 2, 3, 4, 5, 6], 'notify'],
    ['a share of nothing', 10, [0], 'notify'],
    ['a share above all', 10, [101], 'notify'],
    ['an unknown limit', 10, ALERTS, 'slow down'],
  ])('cannot be set to %s', (_, amount, alerts, atLimit) => {
    const { set } = open();
    expect(rejection(() => set(amount, atLimit, alerts))).toMatchObject({ status: 400, code: 'invalid_budget' });
  });

  it('is in credits on a plan that sells no extra ones', () => {
    const provider = createProvider({ seed: 'budget', scenario: 'free-plan', now: () => START });
    const { token } = provider.signIn!;
    const set = (amount: number) => provider.budget.set(token, { amount, alerts: [50], atLimit: 'stop' });
    expect(provider.budget.read(token).data.item).toMatchObject({ currency: null, spent: 0, limit: null });
    expect(set(20_000).data.item).toMatchObject({ currency: null, limit: { amount: 20_000 } });
    expect(rejection(() => set(0.5)).code).toBe('invalid_budget');
  });
});
