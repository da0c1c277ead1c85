import type { Clock } from '#src/application/platform/clock.ts';

interface Waiting {
  readonly due: number;
  readonly run: () => void;
}

/** Whatever tells that a device is awake again. The mouse may come first: a closed lid need not hide the page. */
const SIGNS = 'visibilitychange focus pageshow pointerdown pointermove keydown wheel touchstart scroll'.split(' ');

/** The timers of a browser stand still while the device sleeps, and go on late: so none is waited for longer at a time. */
const LONGEST_MS = 10_000;

/**
 * What is to run after a while runs by the time of day: at the first sign of life after a sleep all that is overdue, in
 * its order, and before anybody else hears of that sign. Where the time of day is set back, the count of the timer ends it.
 */
export function createSystemClock(page: EventTarget): Clock {
  const waiting = new Set<Waiting>();
  const catchUp = (): void => {
    const now = Date.now();
    const overdue = [...waiting].filter(({ due }) => due <= now).sort((one, other) => one.due - other.due);
    for (const entry of overdue) if (waiting.has(entry)) entry.run();
  };
  for (const sign of SIGNS) page.addEventListener(sign, catchUp, { passive: true, capture: true });

  return {
    now: () => Date.now(),
    after(milliseconds, task) {
      let timer: ReturnType<typeof setTimeout>;
      const undo = (): void => {
        clearTimeout(timer);
        waiting.delete(entry);
      };
      const entry = { due: Date.now() + milliseconds, run: () => (undo(), task()) };
      const wait = (left: number): void => {
        timer = setTimeout(
          () => {
            catchUp();
            if (!waiting.has(entry)) return;
            if (left <= LONGEST_MS) entry.run();
            else wait(left - LONGEST_MS);
          },
          Math.min(left, LONGEST_MS),
        );
      };
      waiting.add(entry);
      wait(milliseconds);
      return undo;
    },
  };
}
