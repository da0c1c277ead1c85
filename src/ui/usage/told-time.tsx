import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import type { LogTimes } from '../../application/usage/log-times';
import type { Instant } from '../../domain/shared/dates';
import type { Elapsed } from '../../domain/shared/elapsed';
import { exactTime, toldTime } from '../../domain/usage/log-time';
import { NotSaid } from '../components/not-said';

const AGO = {
  now: 'logs.ago.now',
  minutes: 'logs.ago.minutes',
  hours: 'logs.ago.hours',
} as const satisfies Record<Elapsed['unit'], string>;

interface ToldTimeProps {
  readonly at: Instant | null;
  readonly times: LogTimes;
  readonly t: TFunction;
}

/** When that was, as the switch says; exact to those who point at it. */
export const ToldTime = observer(function ToldTime({ at, times, t }: ToldTimeProps) {
  const { mode } = times;
  if (at === null) return <NotSaid t={t} />;
  const told = toldTime(at, mode, mode === 'relative' ? times.now : at);
  return (
    <time dateTime={new Date(at).toISOString()} title={exactTime(at)}>
      {'text' in told ? told.text : t(AGO[told.elapsed.unit], { count: told.elapsed.count })}
    </time>
  );
});
