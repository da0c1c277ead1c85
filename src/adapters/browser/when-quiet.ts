import type { Clock, Disposer } from '#src/application/platform/clock.ts';

/** No file and no response has come for so long. */
export const QUIET_MS = 1500;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * For what a person may never open: runs when the page shows its data and the line is quiet. On a slow or metered line it
 * never runs, because there it would delay what is looked at.
 */
export function whenQuiet(task: () => void, clock: Clock, view: Window): Disposer {
  if (isSlowOrMetered(view.navigator)) return () => undefined;
  let stopTimer: Disposer = () => undefined;
  const wait = () => {
    stopTimer();
    stopTimer = clock.after(QUIET_MS, () => {
      if (!showsData(view.document)) return wait();
      stop();
      task();
    });
  };
  const watcher = new PerformanceObserver(wait);
  const stop = () => {
    watcher.disconnect();
    stopTimer();
  };
  watcher.observe({ type: 'resource' });
  wait();
  return stop;
}

/** Chromium alone has this. */
function isSlowOrMetered(navigator: Navigator & { readonly connection?: Connection }): boolean {
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {};
  return saveData || effectiveType !== '4g';
}

function showsData(page: Document): boolean {
  return page.querySelector('main') !== null && page.querySelector('[aria-busy="true"]') === null;
}
