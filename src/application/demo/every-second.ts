import type { Clock, Disposer } from '#src/application/platform/clock.ts';

export function everySecond(clock: Clock, task: () => void): Disposer {
  const tick = () => {
    task();
    stop = clock.after(1000, tick);
  };
  let stop: Disposer = () => undefined;
  tick();
  return () => stop();
}
