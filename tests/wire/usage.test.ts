import { describe, expect, it } from 'vitest';
import { BROKEN, openWire } from './open-wire.ts';

const wire = openWire();

const COSTS = {
  API_REQUEST: 17840,
  JSON_RPC_REQUEST: 10796,
  XPUB_SYNC_OPERATION: 1371,
  SYNC_ADDRESS_OPERATION: 670,
  XPUB_DAILY_MONITORING: 2742,
  SYNC_ADDRESS_DAILY_MONITORING: 1828,
  EVENTS_CALLBACK_OPERATION: 5376,
  EVENTS_DAILY_MONITORING: 857,
};
const QUOTA = { startDate: 1_761_955_200, endDate: 1_764_547_199, included: 1000000, used: 1120480, extra: 120480 };
const READ = { ...QUOTA, startDate: 1_761_955_200_000, endDate: 1_764_547_199_000 };

const usageResponse = (costs: unknown, quota: unknown) => ({
  data: { item: { dailyMonitoringCost: costs, planQuota: quota } },
});

describe('GET /api/account/usage-summary', () => {
  it('sends nothing and reads costs and quota', async () => {
    wire.server.respondWithJson(usageResponse(COSTS, QUOTA));
    expect(await wire.gateways.usage.summary()).toEqual({
      ok: true,
      value: { dailyMonitoringCost: COSTS, planQuota: READ },
    });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/account/usage-summary', '']);
  });

  it('reads a missing cost as none, and drops an unknown one', async () => {
    wire.server.respondWithJson(usageResponse({ API_REQUEST: 7, JSON_RPC_REQUEST: null, TELEPATHY: 9 }, QUOTA));
    const none = Object.fromEntries(Object.keys(COSTS).map((kind) => [kind, 0]));
    expect(await wire.gateways.usage.summary()).toEqual({
      ok: true,
      value: { dailyMonitoringCost: { ...none, API_REQUEST: 7 }, planQuota: READ },
    });
  });

  it.each([
    ['milliseconds', 1_761_955_200_000, 1_761_955_200_000],
    ['ISO text', '2025-11-01T00:00:00Z', 1_761_955_200_000],
    ['null', null, null],
    ['0', 0, null],
    ['empty text', '', null],
    ['nothing', undefined, null],
  ])('reads dates as %s', async (_, date, instant) => {
    wire.server.respondWithJson(usageResponse(COSTS, { ...QUOTA, startDate: date, endDate: date }));
    expect(await wire.gateways.usage.summary()).toEqual({
      ok: true,
      value: {
        dailyMonitoringCost: COSTS,
        planQuota: { ...READ, startDate: instant, endDate: instant },
      },
    });
  });

  it('adds extra credits that are counted apart to the used ones', async () => {
    const apart = { ...QUOTA, used: QUOTA.included };
    wire.server.respondWithJson({ data: { item: { dailyMonitoringCost: COSTS, planQuota: apart } } });
    expect(await wire.gateways.usage.summary()).toMatchObject({
      ok: true,
      value: { planQuota: { included: 1_000_000, used: 1_120_480, extra: 120_480 } },
    });
  });

  it.each([
    ['those used beyond the included ones where it is absent', { extra: undefined }, 120_480],
    ['those used beyond the included ones where it is null', { extra: null }, 120_480],
    ['none where it is absent and nothing is used beyond', { extra: undefined, used: 7 }, 0],
    ['as many as it says, be it none', { extra: 0 }, 0],
  ])('reads the extra credits: %s', async (_, more, extra) => {
    wire.server.respondWithJson(usageResponse(COSTS, { ...QUOTA, ...more }));
    expect(await wire.gateways.usage.summary()).toMatchObject({ ok: true, value: { planQuota: { extra } } });
  });

  it.each([
    ['a list of costs', [], QUOTA],
    ['text for a cost', { ...COSTS, API_REQUEST: '7' }, QUOTA],
    ['no quota', COSTS, undefined],
    ['nothing said of the used credits', COSTS, { ...QUOTA, used: null }],
    ['nothing said of the included credits', COSTS, { ...QUOTA, included: undefined }],
    ['text for the used credits', COSTS, { ...QUOTA, used: '7' }],
    ['a date that is none', COSTS, { ...QUOTA, endDate: 'tomorrow' }],
  ])('treats a response with %s as a broken response', async (_, costs, quota) => {
    wire.server.respondWithJson(usageResponse(costs, quota));
    expect(await wire.gateways.usage.summary()).toEqual(BROKEN);
  });
});
