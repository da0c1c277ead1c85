import { describe, expect, it } from 'vitest';
import type { Overrides } from '#src/domain/demo/moment.ts';
import { createProvider, type Provider } from '#mocks/provider/create-provider.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { bearerOf, keyNames } from '#tests/mocks/provider/auth/provider-sessions.ts';
import { SnapshotInMemory } from './snapshot-in-memory.ts';

const now = () => Date.UTC(2026, 10, 21, 9);

interface Options {
  readonly overrides?: Overrides;
  readonly snapshots?: SnapshotInMemory;
  readonly fresh?: boolean;
}

const open = (scenario: ScenarioName | undefined, options: Options) =>
  createProvider({ seed: 'overrides', scenario, now, ...options });

function countsOf(provider: Provider, token = provider.signIn!.token) {
  const { planQuota, dailyMonitoringCost } = provider.usage.summary(token).data.item;
  return {
    used: planQuota.used,
    daily: Object.values(dailyMonitoringCost).reduce((sum, credits) => sum + credits, 0),
    keys: provider.requestLog.filters(token).data.item.apiKeys.length,
    members: provider.team.list(token, {}).data.totalCount,
  };
}

describe('the overrides of a demo', () => {
  it.each([
    { overrides: {}, counts: { used: 1_120_480, daily: 41_480, keys: 23, members: 4 } },
    { overrides: { quota: 50 }, counts: { used: 500_000, daily: 18_511, keys: 23, members: 4 } },
    { overrides: { quota: 0 }, counts: { used: 0, daily: 0 } },
    { overrides: { keys: 0, members: 0 }, counts: { keys: 0, members: 1 } },
    { overrides: { keys: 3, members: 2 }, counts: { keys: 3, members: 2 } },
    { overrides: { keys: 24, members: 200 }, counts: { keys: 24, members: 200 } },
  ])('$overrides give the customer $counts', ({ overrides, counts }) => {
    expect(countsOf(open('active-customer', { overrides }))).toMatchObject(counts);
  });

  it('change the account that is signed in, filled in or joined, else the customer', () => {
    const overrides = { keys: 2, members: 6, quota: 10 };
    const used = (of: number) => ({ keys: 2, members: 6, used: of / 10 });
    expect(countsOf(open('free-plan', { overrides }))).toMatchObject(used(50_000));
    expect(countsOf(open('read-only-member', { overrides }))).toMatchObject(used(1_000_000));
    const visitor = open('visitor', { overrides });
    expect(countsOf(visitor, bearerOf(visitor, 'activeCustomer'))).toMatchObject(used(1_000_000));
    expect(countsOf(visitor, bearerOf(visitor, 'suspended'))).toMatchObject({ keys: 2, members: 3, used: 1_830_000 });
    const twoFactor = open('two-factor', { overrides });
    const [{ email, password, code } = {}] = twoFactor.demoAccounts.filter((account) => account.code !== null);
    twoFactor.auth.logIn({ email, password });
    const { token } = twoFactor.auth.verifySecondFactor({ email, code });
    expect(countsOf(twoFactor, token)).toMatchObject(used(5_000_000));
  });

  it('replace those of the scenario one by one', () => {
    const provider = open('enterprise', { overrides: { keys: 7 } });
    expect(countsOf(provider)).toMatchObject({ keys: 7, members: 120 });
  });

  it('name further keys and members apart, older than those of the scenario', () => {
    const provider = open('active-customer', { overrides: { keys: 100, members: 100 } });
    const { token } = provider.signIn!;
    const keys = provider.apiKeys.list(token, { limit: 100 }).data.item.apiKeys;
    expect(keys.slice(0, 2).map(({ name }) => name)).toEqual(['payouts-worker', 'checkout-canary']);
    expect(new Set(keys.map(({ name }) => name)).size).toBe(100);
    const created = keys.slice(22).map(({ createdTimestamp }) => createdTimestamp);
    expect(created).toEqual(created.toSorted((one, other) => other - one));
    const emails = provider.team.list(token, { limit: 100 }).data.items.map(({ email }) => email);
    expect(new Set(emails).size).toBe(100);
    for (const email of emails) expect(email).toMatch(/@northwall\.example$/);
  });
});

describe('overrides over a reload', () => {
  const overrides = { keys: 30 };

  function usedDevice(): SnapshotInMemory {
    const snapshots = new SnapshotInMemory();
    const provider = open('active-customer', { overrides, snapshots });
    provider.apiKeys.create(provider.signIn!.token, { name: 'stored' });
    return snapshots;
  }

  it.each([
    { what: 'the same ones', scenario: 'active-customer', again: { overrides } },
    { what: 'none', scenario: 'active-customer', again: {} },
    { what: 'neither scenario nor overrides', scenario: undefined, again: {} },
  ] as const)('continue with $what', ({ scenario, again }) => {
    const provider = open(scenario, { ...again, snapshots: usedDevice() });
    expect(provider.isFresh).toBe(false);
    expect(keyNames(provider, bearerOf(provider, 'activeCustomer'))).toHaveLength(31);
  });

  it.each([
    { what: 'other ones', again: { overrides: { keys: 5 } }, keys: 5 },
    { what: 'none on purpose', again: { overrides: {} }, keys: 23 },
    { what: 'the wish for fresh data', again: { overrides, fresh: true }, keys: 30 },
  ])('start again with $what', ({ again, keys }) => {
    const provider = open('active-customer', { ...again, snapshots: usedDevice() });
    expect(provider).toMatchObject({ isFresh: true, dataReplaced: false });
    expect(keyNames(provider, provider.signIn!.token)).toHaveLength(keys);
  });

  it('survive a reset', () => {
    const provider = open(undefined, { snapshots: usedDevice() });
    provider.reset();
    expect(keyNames(provider, bearerOf(provider, 'activeCustomer'))).toHaveLength(30);
  });
});
