import type { Instant } from '#src/domain/shared/dates.ts';
import type { Moment } from '#src/domain/demo/moment.ts';

/** The hand on a demo's clock, which the console and its simulated provider share. */
export interface TimeControl {
  now(): Instant;
  readonly isPaused: boolean;
  readonly followsDevice: boolean;
  pause(): void;
  resume(): void;
  /** Runs every task that becomes due on the way, in order. */
  moveTo(instant: Instant): void;
  followDevice(): void;
}

export function setTime(time: TimeControl, moment: Pick<Moment, 'time' | 'isPaused'>): void {
  if (moment.time === null) time.followDevice();
  else time.moveTo(moment.time);
  if (moment.isPaused) time.pause();
  else time.resume();
}
