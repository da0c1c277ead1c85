import { describe, expect, it } from 'vitest';
import { isFresh } from '#src/domain/shared/dates.ts';

const NOON = Date.UTC(2026, 10, 21, 12);

describe('a cached list', () => {
  it.each([
    { age: 0, fresh: true },
    { age: 1_799_999, fresh: true },
    { age: 1_800_000, fresh: false },
    { age: -1, fresh: false },
  ])('of 1800 s is fresh after $age ms: $fresh', ({ age, fresh }) => {
    expect(isFresh({ value: [], fetchedOnDate: NOON, cacheExpirationInSeconds: 1800 }, NOON + age)).toBe(fresh);
  });
});
