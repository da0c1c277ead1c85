import type { Clock, Disposer } from './clock.ts';
import type { WindowFocus } from './window-focus.ts';

/** How long a secret is to be seen. */
export const AUTO_HIDE_MS = 30_000;

/** Calls back once what is shown has to be hidden again. */
export type AutoHide = (hide: () => void) => Disposer;

/** Secrets are hidden after a while, and as soon as nobody can see the page. */
export function createAutoHide(clock: Clock, focus: WindowFocus): AutoHide {
  return (hide) => {
    const disposers = [clock.after(AUTO_HIDE_MS, hide), focus.onHide(hide)];
    return () => {
      for (const dispose of disposers) dispose();
    };
  };
}
