import type { Instant } from './dates.ts';

export interface Cached<T> {
  readonly value: T;
  readonly fetchedOnDate: Instant;
  readonly cacheExpirationInSeconds: number;
}

/** A date in the future means that the clock changed, so it counts as stale. */
export function isFresh({ fetchedOnDate, cacheExpirationInSeconds }: Cached<unknown>, now: Instant): boolean {
  return fetchedOnDate <= now && now - fetchedOnDate < cacheExpirationInSeconds * 1000;
}
