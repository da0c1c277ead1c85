import type { Clock, Undo } from '../../application/platform/clock';
import type { IdleDetector } from '../../application/platform/idle-detector';

const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;
/** Activity is sampled at most this often (§9). */
const THROTTLE_MS = 500;

export function createBrowserIdleDetector(clock: Clock, target: EventTarget = window): IdleDetector {
  return {
    watch(milliseconds, onIdle, onActivity) {
      let lastSample = clock.now();
      let stopWaiting: Undo = clock.after(milliseconds, onIdle);
      const sample = (): void => {
        if (clock.now() - lastSample < THROTTLE_MS) return;
        lastSample = clock.now();
        stopWaiting();
        stopWaiting = clock.after(milliseconds, onIdle);
        onActivity();
      };
      for (const kind of ACTIVITY) target.addEventListener(kind, sample, { passive: true, capture: true });
      return () => {
        stopWaiting();
        for (const kind of ACTIVITY) target.removeEventListener(kind, sample, { capture: true });
      };
    },
  };
}
