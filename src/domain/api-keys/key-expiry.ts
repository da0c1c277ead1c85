import { DAY_MS, type Instant } from '#src/domain/shared/dates.ts';
import type { ApiKey } from './api-key.ts';

/** How long before the end of a key a person is warned. */
export const WARNING_MS = 7 * DAY_MS;

/** Null for a key without an end, or one that is far off. */
export function expiryWarning(expiresAt: Instant | null | undefined, now: Instant): 'soon' | 'expired' | null {
  if (typeof expiresAt !== 'number') return null;
  if (expiresAt <= now) return 'expired';
  return expiresAt - now <= WARNING_MS ? 'soon' : null;
}

export type KeyState = 'active' | 'expired' | 'inactive';

type KeyWithEnd = Pick<ApiKey, 'active' | 'expiresAt'>;

/** Whether requests with a key are accepted, and else why not. */
export function keyState({ active, expiresAt }: KeyWithEnd, now: Instant): KeyState {
  if (!active) return 'inactive';
  return typeof expiresAt === 'number' && expiresAt <= now ? 'expired' : 'active';
}

/** When the message about the end of a key changes next: at the end, and on each day of the warning before. */
export function nextExpiryChange(keys: readonly KeyWithEnd[], now: Instant): Instant | null {
  const changes = keys.flatMap(({ active, expiresAt }) => {
    if (!active || typeof expiresAt !== 'number' || expiresAt <= now) return [];
    return expiresAt - Math.min(WARNING_MS, (daysUntil(expiresAt, now) - 1) * DAY_MS);
  });
  return changes.length === 0 ? null : Math.min(...changes);
}

/** Whole days until a time, rounded up, so that it is never 0 before. */
export function daysUntil(at: Instant, now: Instant): number {
  return Math.max(0, Math.ceil((at - now) / DAY_MS));
}
