import type { Undo } from './clock';

export interface IdleDetector {
  /**
   * Calls `onIdle` once nothing has been pressed, moved or scrolled for so many milliseconds; activity starts the count
   * anew and is sampled every 500 ms at most (§9).
   */
  watch(milliseconds: number, onIdle: () => void): Undo;
}
