import type { Clock } from '#src/application/platform/clock.ts';

interface ScheduledTask {
  readonly due: number;
  readonly run: () => void;
}

/** Whatever tells that a device is awake again. The mouse may come first: a closed lid need not hide the page. */
const WAKE_EVENTS = 'visibilitychange focus pageshow pointerdown pointermove keydown wheel touchstart scroll'.split(
  ' ',
);

/** The timers of a browser stand still while the device sleeps, and go on late: so none is waited for longer at a time. */
const MAX_SLICE_MS = 10_000;

/**
 * What is to run after a while runs by the time of day: at the first sign of life after a sleep all that is overdue, in
 * its order, and before anybody else hears of that sign. Where the time of day is set back, the count of the timer ends it.
 */
export function createSystemClock(page: EventTarget): Clock {
  const scheduled = new Set<ScheduledTask>();
  const catchUp = (): void => {
    const now = Date.now();
    const overdue = [...scheduled].filter(({ due }) => due <= now).sort((one, other) => one.due - other.due);
    for (const entry of overdue) if (scheduled.has(entry)) entry.run();
  };
  for (const event of WAKE_EVENTS) page.addEventListener(event, catchUp, { passive: true, capture: true });

  return {
    now: () => Date.now(),
    after(milliseconds, task) {
      let timer: ReturnType<typeof setTimeout>;
      const cancel = (): void => {
        clearTimeout(timer);
        scheduled.delete(entry);
      };
      const entry = { due: Date.now() + milliseconds, run: () => (cancel(), task()) };
      const wait = (remainingMs: number): void => {
        timer = setTimeout(
          () => {
            catchUp();
            if (!scheduled.has(entry)) return;
            if (remainingMs <= MAX_SLICE_MS) entry.run();
            else wait(remainingMs - MAX_SLICE_MS);
          },
          Math.min(remainingMs, MAX_SLICE_MS),
        );
      };
      scheduled.add(entry);
      wait(milliseconds);
      return cancel;
    },
  };
}
