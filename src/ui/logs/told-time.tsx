import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import type { LogTimes } from '#src/application/logs/log-times.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import type { Elapsed } from '#src/domain/shared/elapsed.ts';
import { exactTime, toldTime } from '#src/domain/logs/log-time.ts';
import { NotSaid } from '#src/ui/components/table/not-said.tsx';

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
