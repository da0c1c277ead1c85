import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { budgetLine } from '#src/domain/usage/budget.ts';
import type { BurnUp } from '#src/domain/usage/burn-up.ts';

const CHART: BurnUp = {
  ...{ start: 0, end: 100, included: 1000, runsOutAt: null, top: 2000 },
  used: [
    { at: 0, credits: 0 },
    { at: 50, credits: 800 },
  ],
  forecast: [
    { at: 50, credits: 800 },
    { at: 100, credits: 1600 },
  ],
};

describe('the budget in the chart of credits', () => {
  it.each([
    ['above the quota', 1500, { top: 2000, isBelow: false, isIncludedBelow: false, reachedAt: 93.75 }],
    ['just above the quota', 1100, { top: 2000, isBelow: false, isIncludedBelow: true, reachedAt: 68.75 }],
    ['the quota itself', 1000, { top: 2000, isBelow: true, isIncludedBelow: false, reachedAt: 62.5 }],
    ['just below the quota', 900, { top: 2000, isBelow: true, isIncludedBelow: false, reachedAt: 56.25 }],
    ['used already', 400, { top: 2000, isBelow: false, isIncludedBelow: false, reachedAt: 25 }],
    ['above the scale', 2500, { top: 3000, isBelow: false, isIncludedBelow: false, reachedAt: null }],
  ])('is drawn %s', (_, credits, { top, isBelow, isIncludedBelow, reachedAt }) => {
    expect(budgetLine(CHART, credits)).toEqual({
      ...{ chart: { ...CHART, top }, credits, reachedAt },
      ...{ isLabelBelow: isBelow, isIncludedLabelBelow: isIncludedBelow },
    });
  });

  it('is left out where it would press everything else flat', () => {
    expect(budgetLine(CHART, 4001)).toBeNull();
  });

  it('has its label alone where nothing is included', () => {
    expect(budgetLine({ ...CHART, included: 0 }, 20)).toMatchObject({
      isLabelBelow: false,
      isIncludedLabelBelow: false,
    });
  });

  it('never has two labels in one place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4000 }), fc.integer({ min: 1, max: 1900 }), (credits, included) => {
        const line = budgetLine({ ...CHART, included }, credits)!;
        const height = line.chart.top * 0.12;
        const from = (at: number, isBelow: boolean) => (isBelow ? at - height : at);
        const budget = from(credits, line.isLabelBelow);
        const quota = from(included, line.isIncludedLabelBelow);
        expect(Math.abs(budget - quota)).toBeGreaterThanOrEqual(height - 1e-9);
      }),
    );
  });
});
