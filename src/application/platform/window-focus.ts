import type { Disposer } from './clock.ts';

export interface WindowFocus {
  /** Runs on every return to the page. */
  onReturn(listener: () => void): Disposer;
  /** Runs whenever the page becomes invisible. */
  onHide(listener: () => void): Disposer;
  /** False while another tab covers the page. */
  isVisible(): boolean;
}
