import type { Moment } from '#src/domain/demo/moment.ts';
import type { TimeControl } from './time-control.ts';

export function setTime(time: TimeControl, moment: Pick<Moment, 'time' | 'isPaused'>): void {
  if (moment.time === null) time.followDevice();
  else time.moveTo(moment.time);
  if (moment.isPaused) time.pause();
  else time.resume();
}
