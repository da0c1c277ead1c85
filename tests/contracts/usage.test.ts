import { beforeEach, describe, expect, it } from 'vitest';
import type { Cursor } from '#src/domain/shared/page.ts';
import { BREAKDOWN_DIMENSIONS, type CreditSeries, type HistoryGrouping } from '#src/domain/usage/credits-over-time.ts';
import { backends, type OpenBackend } from './backends.ts';
import { failure, signIn, value } from './sign-in.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe.each(backends)('usage over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
  });

  it('returns the quota of the period and what a day costs', async () => {
    await signIn(backend, 'activeCustomer');
    expect(value(await backend.gateways.usage.summary())).toEqual({
      dailyMonitoringCost: {
        API_REQUEST: 17_840,
        JSON_RPC_REQUEST: 10_796,
        XPUB_SYNC_OPERATION: 1371,
        SYNC_ADDRESS_OPERATION: 670,
        XPUB_DAILY_MONITORING: 2742,
        SYNC_ADDRESS_DAILY_MONITORING: 1828,
        EVENTS_CALLBACK_OPERATION: 5376,
        EVENTS_DAILY_MONITORING: 857,
      },
      planQuota: {
        startDate: Date.UTC(2026, 10, 1),
        endDate: Date.UTC(2026, 11, 1) - 1000,
        included: 1_000_000,
        used: 1_120_480,
        extra: 120_480,
      },
    });
  });

  it.each([
    ['freePlan', { included: 50_000, used: 0, extra: 0 }],
    ['suspended', { included: 1_000_000, used: 1_830_000, extra: 830_000 }],
  ] as const)('returns the quota of %s', async (account, quota) => {
    await signIn(backend, account);
    expect(value(await backend.gateways.usage.summary()).planQuota).toMatchObject(quota);
  });

  it('costs what the account has to pay for it', async () => {
    for (const account of ['activeCustomer', 'suspended'] as const) {
      await signIn(backend, account);
      const { extra } = value(await backend.gateways.usage.summary()).planQuota;
      const plan = value(await backend.gateways.billing.currentSubscription());
      expect(Math.round((extra * 100) / plan.paygAdditionalCreditsPerOneDollar)).toBe(plan.paygPeriodToDate);
    }
  });

  it.each([
    ['24h', 'hour', 24],
    ['7d', 'day', 7],
    ['30d', 'day', 30],
    ['90d', 'day', 90],
  ] as const)('returns the credits of %s by the %s', async (range, step, count) => {
    await signIn(backend, 'activeCustomer');
    const history = value(await backend.gateways.usage.history({ range, grouping: 'product' }));
    const length = step === 'hour' ? HOUR : DAY;
    const last = Math.floor(backend.clock.now() / length) * length;
    expect(history.step).toBe(step);
    expect(history.starts).toEqual(Array.from({ length: count }, (_, index) => last - (count - 1 - index) * length));
    expect(history.series.length).toBeGreaterThan(3);
    expect(history.series.every(({ credits }) => credits.length === count)).toBe(true);
  });

  it('returns as many credits by key as by product, under the names of the keys', async () => {
    await signIn(backend, 'activeCustomer');
    const read = async (grouping: HistoryGrouping) =>
      value(await backend.gateways.usage.history({ range: '30d', grouping })).series;
    const total = (series: readonly CreditSeries[]) =>
      series.flatMap(({ credits }) => credits).reduce((sum, figure) => sum + figure, 0);
    const byKey = await read('key');
    expect(total(byKey)).toBe(total(await read('product')));
    expect(await keyNames(backend)).toContain(byKey[0]?.name);
  });

  it('returns as many credits however they are divided, as over time', async () => {
    await signIn(backend, 'activeCustomer');
    const { usage } = backend.gateways;
    const { series } = value(await usage.history({ range: '7d', grouping: 'product' }));
    const total = series.flatMap(({ credits }) => credits).reduce((sum, figure) => sum + figure, 0);
    for (const by of BREAKDOWN_DIMENSIONS) {
      const items = value(await usage.breakdown({ range: '7d', by }));
      expect(items.reduce((sum, { credits }) => sum + credits, 0)).toBe(total);
      expect(items.some(({ calls }) => (calls ?? 0) > 0)).toBe(true);
    }
  });

  it('returns no calls of a range that the log does not cover', async () => {
    await signIn(backend, 'activeCustomer');
    const items = value(await backend.gateways.usage.breakdown({ range: '90d', by: 'blockchain' }));
    expect(items.map(({ id }) => id)).toContain('ethereum');
    expect(new Set(items.map(({ calls }) => calls))).toEqual(new Set([null]));
  });

  it('has no history and no breakdown at a provider that does not offer them', async () => {
    const bare = await open({ scenario: 'required-operations' });
    await signIn(bare, 'activeCustomer');
    const result = await bare.gateways.usage.history({ range: '7d', grouping: 'key' });
    expect(failure(result)).toMatchObject({ kind: 'rejected', status: 404 });
    const breakdown = await bare.gateways.usage.breakdown({ range: '7d', by: 'key' });
    expect(failure(breakdown)).toMatchObject({ kind: 'rejected', status: 404 });
  });

  it('cancels a read', async () => {
    await signIn(backend, 'activeCustomer');
    const run = new AbortController();
    const result = backend.gateways.usage.summary(run.signal);
    run.abort();
    expect(failure(await result)).toEqual({ kind: 'canceled' });
  });

  it('requires a session', async () => {
    expect(failure(await backend.gateways.usage.summary())).toMatchObject({ kind: 'unauthorized', status: 401 });
  });
});

/** On all pages of the list. */
async function keyNames({ gateways }: Pick<OpenBackend, 'gateways'>, after?: Cursor): Promise<readonly string[]> {
  const { items, next } = value(await gateways.apiKeys.list(after));
  const names = items.map(({ name }) => name);
  return next === undefined ? names : [...names, ...(await keyNames({ gateways }, next))];
}
