import type { Instant } from './dates.ts';

/** A list that is kept for a while (§3). */
export interface Cached<T> {
  readonly value: T;
  readonly fetchedOnDate: Instant;
  readonly cacheExpirationInSeconds: number;
}

/** Within its lifetime; a date in the future means that a clock was changed, and does not count. */
export function isFresh({ fetchedOnDate, cacheExpirationInSeconds }: Cached<unknown>, now: Instant): boolean {
  return fetchedOnDate <= now && now - fetchedOnDate < cacheExpirationInSeconds * 1000;
}
