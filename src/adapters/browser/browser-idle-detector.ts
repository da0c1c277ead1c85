import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { IdleDetector } from '#src/application/platform/platform.ts';

const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;
/** Activity is sampled at most this often. */
const THROTTLE_MS = 500;

export function createBrowserIdleDetector(clock: Clock, target: EventTarget = window): IdleDetector {
  return {
    watch(milliseconds, onIdle, onActivity) {
      let lastSample = clock.now();
      let isIdle = false;
      let cancelTimer: Disposer = () => undefined;
      const wait = (): void => {
        isIdle = false;
        cancelTimer();
        cancelTimer = clock.after(milliseconds, becomeIdle);
      };
      const becomeIdle = (): void => {
        cancelTimer();
        isIdle = true;
        onIdle();
      };
      const sample = (): void => {
        // A timer can fire late after sleep, so activity after the limit does not count.
        if (!isIdle && clock.now() - lastSample >= milliseconds) return becomeIdle();
        if (clock.now() - lastSample < THROTTLE_MS) return;
        lastSample = clock.now();
        wait();
        onActivity();
      };
      wait();
      for (const kind of ACTIVITY) target.addEventListener(kind, sample, { passive: true, capture: true });
      return () => {
        cancelTimer();
        for (const kind of ACTIVITY) target.removeEventListener(kind, sample, { capture: true });
      };
    },
  };
}
