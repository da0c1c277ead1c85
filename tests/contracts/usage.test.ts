import { beforeEach, describe, expect, it } from 'vitest';
import { backends, type OpenBackend } from './backends.ts';
import { signIn, value } from './sign-in.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';

const HOUR = 3_600_000;

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
    const length = step === 'hour' ? HOUR : DAY_MS;
    const last = Math.floor(backend.clock.now() / length) * length;
    expect(history.step).toBe(step);
    expect(history.starts).toEqual(Array.from({ length: count }, (_, index) => last - (count - 1 - index) * length));
    expect(history.series.length).toBeGreaterThan(3);
    expect(history.series.every(({ credits }) => credits.length === count)).toBe(true);
  });
});
