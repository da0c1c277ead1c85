/** Milliseconds since 1970, UTC; the only form of a point in time inside the product. */
export type Instant = number;

/** In either direction from 1970; beyond it, JavaScript has no date. */
export const LAST_INSTANT = 8.64e15;

export const DAY_MS = 86_400_000;

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** `2027-01-31`, of UTC. */
export function dateOf(at: Instant): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** The start of a day of UTC, given as `2027-01-31`; null for a day that no calendar has. */
export function startOfDay(date: string): Instant | null {
  const [, year, month, day] = DATE.exec(date) ?? [];
  if (year === undefined) return null;
  const start = Date.UTC(Number(year), Number(month) - 1, Number(day));
  return dateOf(start) === date ? start : null;
}

export interface Cached<T> {
  readonly value: T;
  readonly fetchedOnDate: Instant;
  readonly cacheExpirationInSeconds: number;
}

/** A date in the future means that the clock changed, so it counts as stale. */
export function isFresh({ fetchedOnDate, cacheExpirationInSeconds }: Cached<unknown>, now: Instant): boolean {
  return fetchedOnDate <= now && now - fetchedOnDate < cacheExpirationInSeconds * 1000;
}
