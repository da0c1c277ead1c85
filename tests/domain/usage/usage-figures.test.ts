import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elapsedPercent, usageFigures, usedPercent } from '#src/domain/usage/usage-figures.ts';
import { COST_KINDS, type DailyCost, type PlanQuota } from '#src/domain/usage/usage-summary.ts';

const startDate = Date.UTC(2026, 10, 1);
const endDate = Date.UTC(2026, 11, 1);
const HALF = Date.UTC(2026, 10, 16);
const nothing = Object.fromEntries(COST_KINDS.map((kind) => [kind, 0])) as unknown as DailyCost;
const dailyMonitoringCost = { ...nothing, API_REQUEST: 3, XPUB_SYNC_OPERATION: 4 };

function figuresOf(quota: Partial<PlanQuota>, creditsPerDollar: number | null) {
  const planQuota = { startDate, endDate, included: 1000, used: 0, extra: 0, ...quota };
  return usageFigures({ summary: { dailyMonitoringCost, planQuota }, readAt: HALF }, creditsPerDollar);
}

describe('the figures of usage', () => {
  it.each([
    { about: 'within the quota', quota: { used: 400 }, forecast: 'within', extraCost: 0, forecastCost: null },
    { about: 'running out', quota: { used: 600 }, forecast: 'runs-out', extraCost: 0, forecastCost: 2000 },
    { about: 'over', quota: { used: 1200, extra: 200 }, forecast: 'over', extraCost: 2000, forecastCost: 12_000 },
    {
      about: 'over in an unknown period',
      quota: { used: 1200, extra: 200, endDate: null },
      forecast: 'over',
      extraCost: 2000,
      forecastCost: null,
    },
  ])('cost what is expected when it is $about', ({ quota, forecast, extraCost, forecastCost }) => {
    const figures = figuresOf(quota, 10);
    expect(figures).toMatchObject({ creditsPerDollar: 10, extraCost, forecastCost });
    expect(figures.forecast.kind).toBe(forecast);
  });

  it('have no costs on a plan that sells no credits', () => {
    expect(figuresOf({ used: 600 }, null)).toMatchObject({
      creditsPerDollar: null,
      extraCost: null,
      forecastCost: null,
    });
  });

  it('show the quota, its percentage and the costs of the day', () => {
    const figures = figuresOf({ used: 400 }, 10);
    expect(figures.quota).toMatchObject({ included: 1000, used: 400 });
    expect(figures.usedPercent).toBe(40);
    expect(figures.dailyTotal).toBe(7);
    expect(figures.costs.filter(({ credits }) => credits > 0)).toHaveLength(2);
  });
});

describe('the used part of the quota', () => {
  it.each([
    { used: 0, included: 1000, percent: 0 },
    { used: 9, included: 1000, percent: 0 },
    { used: 29, included: 100, percent: 29 },
    { used: 819_999, included: 1_000_000, percent: 81 },
    { used: 985, included: 1000, percent: 98 },
    { used: 999, included: 1000, percent: 99 },
    { used: 1000, included: 1000, percent: 100 },
    { used: 1049, included: 1000, percent: 104 },
    { used: 1_120_480, included: 1_000_000, percent: 112 },
    { used: 50_000, included: 1, percent: 5_000_000 },
    { used: 5, included: 0, percent: null },
    { used: 0, included: 0, percent: null },
    { used: 5, included: -1, percent: null },
    { used: -5, included: 100, percent: 0 },
  ])('is $percent percent for $used of $included', ({ used, included, percent }) => {
    expect(usedPercent({ used, included })).toBe(percent);
  });

  it('is never more than what is used', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 40 }), fc.integer({ min: 1, max: 2 ** 40 }), (used, included) => {
        const percent = usedPercent({ used, included }) ?? Number.NaN;
        expect(percent * included).toBeLessThanOrEqual(used * 100);
        expect((percent + 1) * included).toBeGreaterThan(used * 100);
      }),
    );
  });
});

describe('the elapsed part of the period', () => {
  const hours = (count: number) => startDate + count * 3_600_000;
  it.each([
    { about: 'at the start', now: startDate, percent: 0 },
    { about: 'within the first percent', now: hours(7), percent: 0 },
    { about: 'in the middle', now: hours(360), percent: 50 },
    { about: 'in the last hour', now: hours(719), percent: 99 },
    { about: 'before the period', now: startDate - 1, percent: null },
    { about: 'at its end', now: endDate, percent: null },
  ])('is $percent percent $about', ({ now, percent }) => {
    expect(elapsedPercent({ startDate, endDate }, now)).toBe(percent);
  });

  it('is missing without a start or an end', () => {
    expect(elapsedPercent({ startDate: null, endDate }, hours(1))).toBeNull();
    expect(elapsedPercent({ startDate, endDate: null }, hours(1))).toBeNull();
  });
});
