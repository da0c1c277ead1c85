import type { Disposer } from './clock.ts';

export interface WindowFocus {
  onReturn(listener: () => void): Disposer;
  onHide(listener: () => void): Disposer;
  /** False while another tab covers the page. */
  isVisible(): boolean;
}
