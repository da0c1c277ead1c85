import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { timeAgo } from '#src/application/i18n/relative-time.ts';
import type { TimestampFormatStore } from '#src/application/logs/timestamp-format-store.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import { formatExactTime, formatLogTime } from '#src/domain/logs/log-time.ts';
import { EmptyValue } from '#src/ui/components/table/empty-value.tsx';

interface LogTimestampProps {
  readonly at: Instant | null;
  readonly times: TimestampFormatStore;
  readonly t: TFunction;
  readonly language: string;
}

export const LogTimestamp = observer(function LogTimestamp({ at, times, t, language }: LogTimestampProps) {
  const { format } = times;
  if (at === null) return <EmptyValue t={t} />;
  const formatted = formatLogTime(at, format, format === 'relative' ? times.now : at);
  return (
    <time dateTime={new Date(at).toISOString()} title={formatExactTime(at)}>
      {'text' in formatted ? formatted.text : timeAgo(formatted.elapsed, language)}
    </time>
  );
});
