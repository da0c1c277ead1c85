import type { Instant } from '#src/domain/shared/dates.ts';

const RECENT_MS = 15_000;

/**
 * Whether what surrounds every page was asked for so lately that neither a return to the window nor the next page asks
 * again. A page's own content is fetched each time.
 */
export function isRecent(loadedAt: Instant | null, now: Instant): boolean {
  return loadedAt !== null && Math.abs(now - loadedAt) < RECENT_MS;
}
