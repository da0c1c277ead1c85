import type { Instant } from '#src/domain/shared/dates.ts';

export const DAY_MS = 86_400_000;

/** How long before the end of a key a person is warned. */
export const WARNING_MS = 7 * DAY_MS;

/** Null for a key without an end, or one that is far off. */
export function expiryWarning(expiresAt: Instant | null | undefined, now: Instant): 'soon' | 'expired' | null {
  if (typeof expiresAt !== 'number') return null;
  if (expiresAt <= now) return 'expired';
  return expiresAt - now <= WARNING_MS ? 'soon' : null;
}

/** Whole days until a time, rounded up, so that it is never 0 before. */
export function daysUntil(at: Instant, now: Instant): number {
  return Math.max(0, Math.ceil((at - now) / DAY_MS));
}
