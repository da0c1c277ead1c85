import type { Disposer } from './clock.ts';

export interface IdleDetector {
  /**
   * Calls `onIdle` once nothing has been pressed, moved or scrolled for so many milliseconds; activity starts the count
   * anew, is sampled every 500 ms at most (§9), and told to `onActivity` with each sample.
   */
  watch(milliseconds: number, onIdle: () => void, onActivity: () => void): Disposer;
}
