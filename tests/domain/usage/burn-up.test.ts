import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { burnUp, type UsageSample, quotaForecast } from '#src/domain/usage/burn-up.ts';
import { burnUpDays, creditsAt } from '#src/domain/usage/burn-up-days.ts';
import type { PlanQuota } from '#src/domain/usage/usage-summary.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';

const START = Date.UTC(2026, 10, 1);
const END = START + 30 * DAY_MS;

const quota = (used: number, included = 1000, extra = Math.max(0, used - included)): PlanQuota => {
  return { startDate: START, endDate: END, included, used, extra };
};

function chart(of: PlanQuota, day: number, samples: readonly UsageSample[] = []) {
  const now = START + day * DAY_MS;
  return burnUp(of, quotaForecast(of, now), now, samples);
}

describe('the burn-up of a period', () => {
  it.each([
    { name: 'before the period', day: -1, startDate: START },
    { name: 'at its start', day: 0, startDate: START },
    { name: 'after its end', day: 30, startDate: START },
    { name: 'without a start', day: 3, startDate: null },
    { name: 'longer than a year of days', day: 3, startDate: START - 500 * DAY_MS },
  ])('is not drawn $name', ({ day, startDate }) => {
    expect(chart({ ...quota(10), startDate }, day)).toBeNull();
  });

  it('has a forecast up to the end, and the day when the included credits run out', () => {
    expect(chart(quota(500), 10)).toEqual({
      ...{ start: START, end: END, included: 1000, top: 2000 },
      used: [
        { at: START, credits: 0 },
        { at: START + 10 * DAY_MS, credits: 500 },
      ],
      forecast: [
        { at: START + 10 * DAY_MS, credits: 500 },
        { at: END, credits: 1500 },
      ],
      runsOutAt: START + 20 * DAY_MS,
    });
  });

  it.each([
    { name: 'within the quota', used: 100, runsOut: null, total: 300 },
    { name: 'beyond the quota', used: 2000, runsOut: 5, total: 6000 },
  ])('$name crosses the included credits where it does', ({ used, runsOut, total }) => {
    const drawn = chart(quota(used), 10);
    expect(drawn?.runsOutAt).toBe(runsOut === null ? null : START + runsOut * DAY_MS);
    expect(drawn?.forecast.at(-1)).toEqual({ at: END, credits: total });
  });

  it('is none while nothing was used', () => {
    expect(chart(quota(0), 10)).toBeNull();
  });

  it('counts the extra credits of a provider that stops counting at the quota', () => {
    expect(chart(quota(1000, 1000, 400), 10)?.used.at(-1)?.credits).toBe(1400);
  });

  it.each([
    [1, 0, 4],
    [950, 1000, 3000],
    [3, 10, 15],
    [2300, 1000, 8000],
  ])('of %i used and %i included ends its scale at %i', (used, included, top) => {
    expect(chart(quota(used, included), 10)?.top).toBe(top);
  });

  it('passes through earlier readings, without those that cannot be', () => {
    const at = (day: number, credits: number): UsageSample => ({ at: START + day * DAY_MS, credits });
    const samples = [at(8, 300), at(-2, 5), at(4, 200), at(6, 150), at(9, 900), at(12, 400)];
    expect(chart(quota(500), 10, samples)?.used).toEqual([at(0, 0), at(4, 200), at(8, 300), at(10, 500)]);
  });
});

describe('the days of a burn-up', () => {
  it('are known on days with a reading, estimated between them, and expected later', () => {
    const days = burnUpDays(chart(quota(500), 10.5, [{ at: START + 4.2 * DAY_MS, credits: 100 }])!);
    expect(days).toHaveLength(30);
    expect(days.map(({ kind }) => kind[0]).join('')).toBe(`${'b'.repeat(4)}k${'b'.repeat(5)}k${'f'.repeat(19)}`);
    expect(days[10]).toEqual({ day: START + 10 * DAY_MS, at: START + 10.5 * DAY_MS, credits: 500, kind: 'known' });
  });

  it('end today without a forecast', () => {
    const days = burnUpDays(chart(quota(3), 0.2)!);
    expect(days).toEqual([{ day: START, at: START + 0.2 * DAY_MS, credits: 3, kind: 'known' }]);
  });

  it('never fall, whatever was read', () => {
    const samples = fc.array(fc.record({ at: fc.integer({ min: START, max: END }), credits: fc.nat(2000) }));
    fc.assert(
      fc.property(
        samples,
        fc.integer({ min: 1, max: 2000 }),
        fc.double({ min: 0.1, max: 29.9, noNaN: true }),
        (list, used, day) => {
          const drawn = chart(quota(used), day, list)!;
          const credits = burnUpDays(drawn).map((entry) => entry.credits);
          expect(credits).toEqual([...credits].sort((one, other) => one - other));
          expect(Math.max(...credits, 0)).toBeLessThanOrEqual(drawn.top);
        },
      ),
    );
  });
});

describe('the credits at a point of a line', () => {
  const line = [
    { at: 10, credits: 0 },
    { at: 20, credits: 100 },
  ];
  it.each([
    [5, 0],
    [10, 0],
    [15, 50],
    [20, 100],
    [99, 100],
  ])('at %i: %i', (at, credits) => {
    expect(creditsAt(line, at)).toBe(credits);
  });

  it('are none without a line', () => {
    expect(creditsAt([], 1)).toBe(0);
  });
});
