import type { Instant } from '#src/domain/shared/dates.ts';
import { WARNING_MS } from './key-expiry.ts';
import { type KeyLimits, namedLists } from './key-limits.ts';

/** Among those that the console can show. */
export function hasLimits(key: KeyLimits): boolean {
  const { others: _, ...limits } = key;
  const shown = Object.values({ ...limits, ...namedLists(key) });
  return shown.some((limit) => limit !== null && (!Array.isArray(limit) || limit.length > 0));
}

/** For the key that replaces another: the same limits, and as long a life from now on. */
export function limitsOfSuccessor(limits: KeyLimits, createdAt: Instant | null, now: Instant): KeyLimits {
  const { expiresAt } = limits;
  if (expiresAt === null) return limits;
  if (createdAt !== null && createdAt < expiresAt) return { ...limits, expiresAt: now + (expiresAt - createdAt) };
  return { ...limits, expiresAt: expiresAt - now > WARNING_MS ? expiresAt : null };
}
