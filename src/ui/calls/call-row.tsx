import { memo } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { formatCallTime, isFailed, pathOf, type WireCallRecord } from '#src/domain/calls/wire-call.ts';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { CallStatus } from './call-status.tsx';
import styles from './calls-list.module.css';

interface CallRowProps {
  readonly record: WireCallRecord;
  readonly longestMs: number;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly onSelect: (id: number) => void;
}

/** A record never changes, so a row is drawn again only for a new one. */
export const CallRow = memo(function CallRow(props: CallRowProps) {
  const { record, longestMs, isSelected, isTabStop, onSelect } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const { id, request, durationMs, at, replayOf } = record;
  const path = pathOf(request.url);
  return (
    <tr className={styles.row} data-failed={isFailed(record) || undefined} data-selected={isSelected || undefined}>
      <th scope="row">
        <button
          type="button"
          className={classNames('selectable', styles.call)}
          data-call
          aria-pressed={isSelected}
          tabIndex={isTabStop ? 0 : -1}
          title={path}
          onClick={() => onSelect(id)}
        >
          <span className={styles.method}>{request.method}</span> <span className={styles.path}>{path}</span>
        </button>
        {replayOf !== null && (
          <Badge tone="accent" dot={false}>
            {t('calls.replayed')}
          </Badge>
        )}
      </th>
      <td>
        <CallStatus of={record} />
      </td>
      <td className={styles.duration}>
        {durationMs !== null && (
          <>
            <span className="num">{t('calls.ms', { time: formats.count(Math.round(durationMs)) })}</span>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ inlineSize: `${longestMs > 0 ? (durationMs / longestMs) * 100 : 0}%` }} />
            </span>
          </>
        )}
      </td>
      <td className="num">{formatCallTime(at)}</td>
    </tr>
  );
});
