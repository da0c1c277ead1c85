import type { Clock, Undo } from './clock.ts';
import type { WindowFocus } from './window-focus.ts';

/** How long a secret is to be seen. */
export const SEEN_MS = 30_000;

/** Calls back once what is shown has to be hidden again. */
export type SeenForAWhile = (hide: () => void) => Undo;

/** Secrets are hidden after a while, and as soon as nobody can see the page. */
export function createSeenForAWhile(clock: Clock, focus: WindowFocus): SeenForAWhile {
  return (hide) => {
    const undo = [clock.after(SEEN_MS, hide), focus.onHide(hide)];
    return () => {
      for (const stop of undo) stop();
    };
  };
}
