import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extraCost } from '#src/domain/usage/usage-figures.ts';
import { type QuotaForecast, quotaForecast } from '#src/domain/usage/burn-up.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';

const HOUR = 3_600_000;
const startDate = Date.UTC(2026, 10, 1);
const endDate = Date.UTC(2026, 11, 1);
const november = (day: number) => startDate + (day - 1) * DAY_MS;

const forecastOf = (used: number, included: number, now: number) =>
  quotaForecast({ startDate, endDate, included, used, extra: Math.max(0, used - included) }, now);

describe('the forecast, at the rate since the period began', () => {
  it.each<[string, number, number, number, QuotaForecast]>([
    ['half used at half time', 500, 1000, november(16), { kind: 'within', total: 1000 }],
    ['little used', 10, 1000, november(16), { kind: 'within', total: 20 }],
    ['nothing used', 0, 1000, november(16), { kind: 'within', total: 0 }],
    ['a little too fast', 600, 1000, november(16), { kind: 'runs-out', date: november(26), extra: 200 }],
    ['used up on the last credit', 1000, 1000, november(16), { kind: 'over', more: 1000 }],
    ['over already', 1_120_480, 1_000_000, november(21), { kind: 'over', more: 560_000 }],
    ['more than can be counted', Infinity, Infinity, november(16), { kind: 'over', more: Number.MAX_VALUE }],
    ['nothing included, some used', 50, 0, november(16), { kind: 'over', more: 50 }],
    ['nothing included, nothing used', 0, 0, november(16), { kind: 'unknown', reason: 'no-credits' }],
    ['the first hours', 999, 1000, startDate + 12 * HOUR - 1, { kind: 'unknown', reason: 'too-early' }],
    ['half a day', 10, 1000, startDate + 12 * HOUR, { kind: 'within', total: 600 }],
    ['over in the first hours', 1000, 1000, startDate + HOUR, { kind: 'over', more: null }],
    ['a period still to come', 5, 1000, startDate - DAY_MS, { kind: 'unknown', reason: 'no-period' }],
    ['a period that is over', 5, 1000, endDate, { kind: 'unknown', reason: 'no-period' }],
  ])('of %s', (_, used, included, now, forecast) => {
    expect(forecastOf(used, included, now)).toEqual(forecast);
  });

  it.each([
    { startDate: null, endDate },
    { startDate, endDate: null },
    { startDate: endDate, endDate: startDate },
  ])('is not known of a period from $startDate to $endDate, but that it is over is', (period) => {
    const quota = { ...period, included: 100, extra: 0 };
    expect(quotaForecast({ ...quota, used: 50 }, november(16))).toEqual({ kind: 'unknown', reason: 'no-period' });
    expect(quotaForecast({ ...quota, used: 150 }, november(16))).toEqual({ kind: 'over', more: null });
  });

  it('is rounded to three digits, and not to more than is included', () => {
    expect(forecastOf(617_283, 1_000_000, november(16))).toMatchObject({ kind: 'runs-out', extra: 235_000 });
    expect(forecastOf(499_999.6, 999_999.5, november(16))).toEqual({ kind: 'within', total: 999_999.5 });
  });
});

const amount = fc.nat({ max: 2 ** 45 });
const when = fc.integer({ min: startDate - 5 * DAY_MS, max: endDate + 5 * DAY_MS });

describe('every forecast', () => {
  it('is finite, never negative, and within the period', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), when, (used, included, now) => {
        const forecast = forecastOf(used, included, now);
        const { kind: _, ...figures } = { more: null, ...forecast };
        for (const figure of Object.values(figures)) {
          if (typeof figure !== 'number') continue;
          expect(Number.isFinite(figure)).toBe(true);
          expect(figure).toBeGreaterThanOrEqual(0);
        }
        if (forecast.kind === 'runs-out') {
          expect(forecast.date).toBeGreaterThanOrEqual(now);
          expect(forecast.date).toBeLessThanOrEqual(endDate);
          expect(forecast.extra).toBeGreaterThanOrEqual(1);
        }
        if (forecast.kind === 'within') expect(forecast.total).toBeLessThanOrEqual(included);
      }),
    );
  });

  it('never improves with higher usage at the same time', () => {
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: 2 ** 45 }), when, (one, other, included, now) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((used) =>
          forecastOf(used, included, now),
        );
        if (!less || !more || less.kind === 'unknown') return;
        expect(severity(more)).toBeGreaterThanOrEqual(severity(less));
        if (less.kind === 'runs-out' && more.kind === 'runs-out') {
          expect(more.date).toBeLessThanOrEqual(less.date);
          expect(more.extra).toBeGreaterThanOrEqual(less.extra);
        }
        if (less.kind === 'within' && more.kind === 'within') expect(more.total).toBeGreaterThanOrEqual(less.total);
        if (less.kind === 'over' && more.kind === 'over') expect(more.more ?? 0).toBeGreaterThanOrEqual(less.more ?? 0);
      }),
    );
  });
});

describe('extra credits', () => {
  it.each([
    { credits: 120_480, perDollar: 20_000, cents: 602 },
    { credits: 20_000, perDollar: 20_000, cents: 100 },
    { credits: 0, perDollar: 20_000, cents: 0 },
    { credits: -5, perDollar: 20_000, cents: 0 },
    { credits: 1e30, perDollar: 20_000, cents: 5e27 },
    { credits: Number.MAX_VALUE, perDollar: 1e-9, cents: Number.MAX_VALUE },
    { credits: 500, perDollar: 0, cents: null },
    { credits: 500, perDollar: null, cents: null },
  ])('cost $cents cents for $credits at $perDollar a dollar', ({ credits, perDollar, cents }) => {
    expect(extraCost(credits, perDollar)).toBe(cents);
  });
});

function severity({ kind }: QuotaForecast): number {
  return ['unknown', 'within', 'runs-out', 'over'].indexOf(kind);
}
