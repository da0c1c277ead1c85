import { describe, expect, it } from 'vitest';
import { nextStep, previousStep } from '#src/domain/demo/route-map.ts';

const ONLY_POINTS = [true, false, true, true];

describe('the order of a tour', () => {
  it.each([
    { index: 0, next: 1, previous: null },
    { index: 1, next: 2, previous: 0 },
    { index: 2, next: 3, previous: null },
    { index: 3, next: null, previous: 2 },
  ])('goes from step $index on to $next and back to $previous', ({ index, next, previous }) => {
    expect(nextStep(index, ONLY_POINTS.length)).toBe(next);
    expect(previousStep(index, ONLY_POINTS)).toBe(previous);
  });
});
