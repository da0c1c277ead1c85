import type { Disposer } from './clock.ts';

export interface WindowFocus {
  /** Calls back each time the person returns to the page (D35). */
  onReturn(listener: () => void): Disposer;
  /** Calls back each time that nobody can see the page any more. */
  onHide(listener: () => void): Disposer;
  /** Whether anybody can see the page; not while another tab covers it. */
  isVisible(): boolean;
}
