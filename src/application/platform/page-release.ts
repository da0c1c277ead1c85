import type { Clock, Disposer } from './clock.ts';
import type { ExternalLinks } from './external-links.ts';

/** Longer than a page takes to be left for another one. */
export const STILL_HERE_MS = 10_000;

interface Leaving {
  /** Also if the page is later brought back, so nothing may stay busy. */
  readonly onLeave: () => void;
  /** The page is still there; leaving it later has another reason. */
  readonly onStay: () => void;
}

/**
 * No event reports that a url was a download, or that a person stopped the load: then the page goes on after a while,
 * and `onLeave` does not run any more, nor after the returned disposer has run.
 */
export function leavePage(
  url: string,
  { externalLinks, clock }: { readonly externalLinks: ExternalLinks; readonly clock: Clock },
  { onLeave, onStay }: Leaving,
): Disposer | 'blocked' {
  const stopWaiting = clock.after(STILL_HERE_MS, () => {
    stop();
    onStay();
  });
  const stopListening = externalLinks.navigateTo(url, () => {
    stopWaiting();
    onLeave();
  });
  const stop = () => {
    stopWaiting();
    if (stopListening !== 'blocked') stopListening();
  };
  if (stopListening !== 'blocked') return stop;
  stop();
  return 'blocked';
}

export interface PageRelease {
  readonly name: string;
  /** `unreachable` is any response other than the console. */
  state(): Promise<'same' | 'replaced' | 'unreachable'>;
  /** A reload would lose input. */
  hasInput(): boolean;
  reload(): void;
}
