import type { Disposer } from './clock.ts';

export interface IdleDetector {
  /** Activity restarts the timer and calls `onActivity`, at most every 500 ms. */
  watch(milliseconds: number, onIdle: () => void, onActivity: () => void): Disposer;
}
