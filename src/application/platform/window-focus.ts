import type { Clock, Disposer } from './clock.ts';

/** Null where nothing secret may show now. */
export type AutoHide = (hide: () => void) => Disposer | null;

/** Hides secrets after a while, and as soon as the page is not visible; one that comes late finds it hidden. */
export function createAutoHide(clock: Clock, focus: WindowFocus, seconds: number): AutoHide {
  return (hide) => {
    if (!focus.isVisible()) return null;
    const disposers = [clock.after(seconds * 1000, hide), focus.onHide(hide)];
    return () => {
      for (const dispose of disposers) dispose();
    };
  };
}

export interface WindowFocus {
  onReturn(listener: () => void): Disposer;
  onHide(listener: () => void): Disposer;
  /** False while another tab covers the page. */
  isVisible(): boolean;
}
