import type { Translate } from '#src/application/i18n/translate.ts';
import { observer } from 'mobx-react-lite';
import type { TimestampFormatStore } from '#src/application/logs/timestamp-format-store.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import type { Formats } from '#src/domain/shared/formats/formats.ts';
import { formatLogTime } from '#src/domain/logs/log-time.ts';
import { EmptyValue } from '#src/ui/components/table/empty-value.tsx';

interface LogTimestampProps {
  readonly at: Instant | null;
  readonly times: TimestampFormatStore;
  readonly t: Translate;
  readonly formats: Formats;
}

export const LogTimestamp = observer(function LogTimestamp({ at, times, t, formats }: LogTimestampProps) {
  const { format } = times;
  if (at === null) return <EmptyValue t={t} />;
  return (
    <time dateTime={new Date(at).toISOString()} title={formats.exactTime(at)}>
      {formatLogTime(at, format, format === 'relative' ? times.now : at, formats)}
    </time>
  );
});
