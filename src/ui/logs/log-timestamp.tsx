import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import type { TimestampFormatStore } from '#src/application/logs/timestamp-format-store.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import type { Elapsed } from '#src/domain/shared/elapsed.ts';
import { formatExactTime, formatLogTime } from '#src/domain/logs/log-time.ts';
import { EmptyValue } from '#src/ui/components/table/empty-value.tsx';

const AGO = {
  now: 'logs.ago.now',
  minutes: 'logs.ago.minutes',
  hours: 'logs.ago.hours',
} as const satisfies Record<Elapsed['unit'], string>;

interface LogTimestampProps {
  readonly at: Instant | null;
  readonly times: TimestampFormatStore;
  readonly t: TFunction;
}

/** When that was, as the switch says; exact to those who point at it. */
export const LogTimestamp = observer(function LogTimestamp({ at, times, t }: LogTimestampProps) {
  const { format } = times;
  if (at === null) return <EmptyValue t={t} />;
  const formatted = formatLogTime(at, format, format === 'relative' ? times.now : at);
  return (
    <time dateTime={new Date(at).toISOString()} title={formatExactTime(at)}>
      {'text' in formatted ? formatted.text : t(AGO[formatted.elapsed.unit], { count: formatted.elapsed.count })}
    </time>
  );
});
