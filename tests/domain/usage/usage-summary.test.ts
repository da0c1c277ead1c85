import { describe, expect, it } from 'vitest';
import { creditsOverQuota, totalUsed } from '#src/domain/usage/usage-summary.ts';

describe('the credits beyond the included ones', () => {
  it.each([
    { included: 1_000_000, used: 1_120_480, extra: 120_480 },
    { included: 1000, used: 1001, extra: 1 },
    { included: 1000, used: 1000, extra: 0 },
    { included: 1000, used: 7, extra: 0 },
    { included: 0, used: 5, extra: 5 },
  ])('are $extra where $used of $included are used', ({ extra, ...quota }) => {
    expect(creditsOverQuota(quota)).toBe(extra);
  });
});

describe('all used credits', () => {
  it.each([
    { about: 'with the extra ones among them', included: 1000, used: 1200, extra: 200, all: 1200 },
    { about: 'without the extra ones, which are counted apart', included: 1000, used: 1000, extra: 200, all: 1200 },
    { about: 'of which none are extra', included: 1000, used: 1000, extra: 0, all: 1000 },
    { about: 'within the plan', included: 1000, used: 800, extra: 0, all: 800 },
    { about: 'within the plan, though extra ones are named', included: 1000, used: 800, extra: 200, all: 800 },
    { about: 'between the two readings', included: 1000, used: 1100, extra: 200, all: 1100 },
    { about: 'of a plan that includes none, counted apart', included: 0, used: 0, extra: 50, all: 50 },
    { about: 'of a plan that includes none, among them', included: 0, used: 50, extra: 50, all: 50 },
  ])('$about: $all', ({ all, ...quota }) => {
    expect(totalUsed(quota)).toBe(all);
  });
});
