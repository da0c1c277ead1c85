import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elapsedMark, quotaBar, quotaRuler } from '#src/domain/usage/quota-bar.ts';

describe('the quota bar', () => {
  it.each([
    { used: 0, included: 1000, percent: 0, width: 0, extra: 0 },
    { used: 9, included: 1000, percent: 0, width: 0, extra: 0 },
    { used: 29, included: 100, percent: 29, width: 29, extra: 0 },
    { used: 819_999, included: 1_000_000, percent: 81, width: 81, extra: 0 },
    { used: 985, included: 1000, percent: 98, width: 98, extra: 0 },
    { used: 999, included: 1000, percent: 99, width: 98, extra: 0 },
    { used: 1000, included: 1000, percent: 100, width: 98, extra: 2 },
    { used: 1049, included: 1000, percent: 104, width: 98, extra: 2 },
    { used: 1_120_480, included: 1_000_000, percent: 112, width: 98, extra: 2 },
    { used: 50_000, included: 1, percent: 5_000_000, width: 98, extra: 2 },
    { used: 5, included: 0, percent: null, width: 0, extra: 0 },
    { used: 0, included: 0, percent: null, width: 0, extra: 0 },
    { used: 5, included: -1, percent: null, width: 0, extra: 0 },
    { used: -5, included: 100, percent: 0, width: 0, extra: 0 },
  ])('shows $percent percent for $used of $included, drawn as $width + $extra', (row) => {
    const { used, included, percent, width, extra } = row;
    expect(quotaBar({ used, included })).toEqual({ usedPercent: percent, usedWidth: width, extraWidth: extra });
  });

  it('never overflows its track, and shows no more than is used', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 40 }), fc.integer({ min: 1, max: 2 ** 40 }), (used, included) => {
        const { usedPercent, usedWidth, extraWidth } = quotaBar({ used, included });
        expect(usedWidth + extraWidth).toBeLessThanOrEqual(100);
        expect((usedPercent ?? 0) * included).toBeLessThanOrEqual(used * 100);
        expect(((usedPercent ?? 0) + 1) * included).toBeGreaterThan(used * 100);
      }),
    );
  });
});

describe('the mark of today', () => {
  const startDate = Date.UTC(2026, 10, 1);
  const endDate = Date.UTC(2026, 11, 1);
  const hours = (count: number) => startDate + count * 3_600_000;
  it.each([
    { about: 'at the start', now: startDate, mark: { percent: 0, position: 0 } },
    { about: 'within the first percent', now: hours(7), mark: { percent: 0, position: 0 } },
    { about: 'in the middle', now: hours(360), mark: { percent: 50, position: 50 } },
    { about: 'in the last hour, where the included credits end', now: hours(719), mark: { percent: 99, position: 98 } },
    { about: 'before the period', now: startDate - 1, mark: null },
    { about: 'at its end', now: endDate, mark: null },
  ])('is $mark $about', ({ now, mark }) => {
    expect(elapsedMark({ startDate, endDate }, now)).toEqual(mark);
  });

  it('is missing without a start or an end', () => {
    expect([
      elapsedMark({ startDate: null, endDate }, hours(1)),
      elapsedMark({ startDate, endDate: null }, hours(1)),
    ]).toEqual([null, null]);
  });
});

describe('the ruler below it', () => {
  it.each([
    { included: 1_000_000, marks: [0, 250_000, 500_000, 750_000, 1_000_000] },
    { included: 10, marks: [0, 5, 10] },
    { included: 3, marks: [0, 3] },
    { included: 0, marks: [] },
  ])('has whole quarters of $included', ({ included, marks }) => {
    expect(quotaRuler(included).map(({ credits }) => credits)).toEqual(marks);
  });

  it('stands where the bar ends at the same figure', () => {
    for (const { credits, position } of quotaRuler(1000)) {
      expect(quotaBar({ used: credits, included: 1000 }).usedWidth).toBe(position);
    }
  });
});
