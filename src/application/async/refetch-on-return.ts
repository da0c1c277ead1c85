import type { Instant } from '#src/domain/shared/dates.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';

/** A glance at another window within this time makes nothing stale. */
const FRESH_MS = 15_000;

interface RefetchTarget {
  /** Whether it is known to be missing or outdated, however young it is. */
  readonly isOutdated: () => boolean;
  readonly load: () => void;
}

/**
 * Loads again when the person returns to the page, unless that was done a moment ago. It is for what stands beside every
 * page; what a page is about, and what is bought in another tab, is asked for at every return (D35).
 */
export function refetchOnReturn(focus: WindowFocus, now: () => Instant, { isOutdated, load }: RefetchTarget): Disposer {
  let loadedAt = now();
  return focus.onReturn(() => {
    const isFresh = Math.abs(now() - loadedAt) < FRESH_MS;
    if (isFresh && !isOutdated()) return;
    loadedAt = now();
    load();
  });
}
