import { describe, expect, it } from 'vitest';
import { usageFigures } from '#src/domain/usage/usage-figures.ts';
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

  it('show the quota, its bar and the costs of the day', () => {
    const figures = figuresOf({ used: 400 }, 10);
    expect(figures.quota).toMatchObject({ included: 1000, used: 400 });
    expect(figures.bar.usedPercent).toBe(40);
    expect(figures.dailyTotal).toBe(7);
    expect(figures.costs.filter(({ credits }) => credits > 0)).toHaveLength(2);
  });
});
