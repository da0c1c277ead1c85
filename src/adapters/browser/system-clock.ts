import type { Clock } from '#src/application/platform/clock.ts';

interface ScheduledTask {
  readonly due: number;
  readonly run: () => void;
}

/** Signs that the device is awake. A closed lid need not hide the page, so the mouse counts. */
const WAKE_EVENTS = 'visibilitychange focus pageshow pointerdown pointermove keydown wheel touchstart scroll'.split(
  ' ',
);

/** Browser timers stop while the device sleeps and fire late, so no wait is longer. */
const MAX_SLICE_MS = 10_000;

/** After a sleep, the first sign of life runs the overdue tasks in order, before other listeners. */
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
