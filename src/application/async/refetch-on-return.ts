import type { Instant } from '#src/domain/shared/dates.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';

/** A return within this time makes nothing stale. */
const FRESH_MS = 15_000;

interface RefetchTarget {
  readonly isOutdated: () => boolean;
  readonly load: () => void;
}

/** For what surrounds every page; a page's own content is fetched at every return. */
export function refetchOnReturn(focus: WindowFocus, now: () => Instant, { isOutdated, load }: RefetchTarget): Disposer {
  let loadedAt = now();
  return focus.onReturn(() => {
    const isFresh = Math.abs(now() - loadedAt) < FRESH_MS;
    if (isFresh && !isOutdated()) return;
    loadedAt = now();
    load();
  });
}
