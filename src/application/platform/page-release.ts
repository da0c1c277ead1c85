import type { Clock } from './clock.ts';
import type { ExternalLinks, ExternalOutcome } from './external-links.ts';

/** Longer than a page takes to be left for another one. */
export const STILL_HERE_MS = 10_000;

interface Leaving {
  /** Also if the page is later brought back, so nothing may stay busy. */
  readonly onLeave: () => void;
  /** The page is still there; it may be left later. */
  readonly onStay: () => void;
}

/** No event reports that a url was a download, or that a person stopped the load: then the page goes on after a while. */
export function leavePage(
  url: string,
  { externalLinks, clock }: { readonly externalLinks: ExternalLinks; readonly clock: Clock },
  { onLeave, onStay }: Leaving,
): ExternalOutcome {
  const stopWaiting = clock.after(STILL_HERE_MS, onStay);
  const outcome = externalLinks.navigateTo(url, () => {
    stopWaiting();
    onLeave();
  });
  if (outcome === 'blocked') stopWaiting();
  return outcome;
}

export interface PageRelease {
  readonly name: string;
  /** `unreachable` is any response other than the console. */
  state(): Promise<'same' | 'replaced' | 'unreachable'>;
  /** A reload would lose input. */
  hasInput(): boolean;
  reload(): void;
}
