import { describe, expect, it } from 'vitest';
import { elapsedSince } from '#src/domain/shared/elapsed.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 20, 14, 22);

describe('the time since', () => {
  it.each([
    { passed: -5000, unit: 'now', count: 0 },
    { passed: 0, unit: 'now', count: 0 },
    { passed: MINUTE - 1, unit: 'now', count: 0 },
    { passed: MINUTE, unit: 'minutes', count: 1 },
    { passed: 60 * MINUTE - 1, unit: 'minutes', count: 59 },
    { passed: 60 * MINUTE, unit: 'hours', count: 1 },
    { passed: 24 * 60 * MINUTE - 1, unit: 'hours', count: 23 },
  ])('$passed ms ago is $count $unit', ({ passed, unit, count }) => {
    expect(elapsedSince(NOW - passed, NOW)).toEqual({ unit, count });
  });

  it('is left to the date from a day on', () => {
    expect(elapsedSince(NOW - 24 * 60 * MINUTE, NOW)).toBeNull();
  });
});
