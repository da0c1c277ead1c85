import type { Clock, Undo } from '#src/application/platform/clock.ts';
import type { IdleDetector } from '#src/application/platform/idle-detector.ts';

const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;
/** Activity is sampled at most this often (§9). */
const THROTTLE_MS = 500;

export function createBrowserIdleDetector(clock: Clock, target: EventTarget = window): IdleDetector {
  return {
    watch(milliseconds, onIdle, onActivity) {
      let lastSample = clock.now();
      let isIdle = false;
      let stopWaiting: Undo = () => undefined;
      const wait = (): void => {
        isIdle = false;
        stopWaiting();
        stopWaiting = clock.after(milliseconds, beIdle);
      };
      const beIdle = (): void => {
        stopWaiting();
        isIdle = true;
        onIdle();
      };
      const sample = (): void => {
        // A timer that slept is late: what comes after the time was up is no activity within it.
        if (!isIdle && clock.now() - lastSample >= milliseconds) return beIdle();
        if (clock.now() - lastSample < THROTTLE_MS) return;
        lastSample = clock.now();
        wait();
        onActivity();
      };
      wait();
      for (const kind of ACTIVITY) target.addEventListener(kind, sample, { passive: true, capture: true });
      return () => {
        stopWaiting();
        for (const kind of ACTIVITY) target.removeEventListener(kind, sample, { capture: true });
      };
    },
  };
}
