import { describe, expect, it } from 'vitest';
import { creditsBeyond } from '../../../src/domain/usage/usage-summary';

describe('the credits beyond the included ones', () => {
  it.each([
    { included: 1_000_000, used: 1_120_480, extra: 120_480 },
    { included: 1000, used: 1001, extra: 1 },
    { included: 1000, used: 1000, extra: 0 },
    { included: 1000, used: 7, extra: 0 },
    { included: 0, used: 5, extra: 5 },
  ])('are $extra where $used of $included are used', ({ extra, ...quota }) => {
    expect(creditsBeyond(quota)).toBe(extra);
  });
});
