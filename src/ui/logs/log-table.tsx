// biome-ignore-all lint/a11y/useSemanticElements: the rows of a table element cannot be placed one by one
// biome-ignore-all lint/a11y/useFocusableInteractive: the controls in the rows take the focus
import { type FocusEvent, useEffect, useId, useRef } from 'react';
import { classNames } from '#src/ui/components/class-names.ts';
import { useFallbackFocus } from '#src/ui/components/focus/use-fallback-focus.ts';
import { renderedRows, type RowRange, useVirtualRows } from '#src/ui/components/table/use-virtual-rows.ts';
import type { LogColumn } from './log-column.ts';
import { LOG_MEASURES } from './log-measures.ts';
import { rowAfterKey } from '#src/domain/logs/row-keyboard-moves.ts';
import { cellClass, LogRow } from './log-row.tsx';
import { useCurrentRow } from './use-current-row.ts';
import { useScrollAnchor } from './use-scroll-anchor.ts';
import styles from './log-table.module.css';
import type { Translate } from '#src/application/i18n/translate.ts';
import { observer } from 'mobx-react-lite';
import type { TimestampFormatStore } from '#src/application/logs/log-dates.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import type { Formats } from '#src/domain/shared/formats.ts';
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

interface LogTableProps<Row> {
  readonly label: string;
  readonly columns: readonly LogColumn<Row>[];
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
  readonly openId: string | null;
  /** They are longer than those of UTC. */
  readonly hasLocalTimes: boolean;
  readonly newIds: ReadonlySet<string>;
  readonly onOpen: (row: Row) => void;
  /** Called near the end of the rendered rows when more can be fetched. */
  readonly onNearEnd: (shown: number) => void;
}

/** Fetches more when this many rows remain below the viewport. */
const NEAR_END = 4;

const COLUMN_WIDTHS: Readonly<Record<number, string | undefined>> = {
  5: styles.hasFiveColumns,
  6: styles.hasSixColumns,
  7: styles.hasSevenColumns,
};

/** Renders only the rows near the viewport and the focused one, so that length costs nothing. */
export function LogTable<Row extends { readonly id: string }>(props: LogTableProps<Row>) {
  const { label, columns, rows, hasMore, hasLocalTimes, onNearEnd } = props;
  const box = useRef<HTMLDivElement>(null);
  const range = useVirtualRows(box, rows.length, LOG_MEASURES);
  useScrollAnchor(box, rows);
  useEffect(() => {
    if (hasMore && range.bottom > rows.length - NEAR_END) onNearEnd(rows.length);
  }, [hasMore, range.bottom, onNearEnd, rows.length]);
  return (
    <div
      ref={box}
      className={classNames(
        'sideways',
        styles.log,
        COLUMN_WIDTHS[columns.length],
        hasLocalTimes && styles.hasLocalTimes,
      )}
      role="table"
      aria-label={label}
      aria-rowcount={hasMore ? -1 : rows.length + 1}
    >
      <div role="rowgroup" className={styles.head} data-slot="log-head">
        <div role="row" className={styles.headrow} aria-rowindex={1}>
          {columns.map((column) => (
            <div key={column.id} role="columnheader" className={cellClass(column)}>
              {column.header}
            </div>
          ))}
        </div>
      </div>
      <LogRows {...props} box={box} range={range} />
    </div>
  );
}

interface LogRowsProps<Row> extends LogTableProps<Row> {
  readonly box: Parameters<typeof useVirtualRows>[0];
  readonly range: RowRange;
}

function LogRows<Row extends { readonly id: string }>(props: LogRowsProps<Row>) {
  const { columns, rows, openId, newIds, onOpen, box, range: near } = props;
  const id = useId();
  const elementId = (row: string) => `${id}-${row}`;
  const current = useCurrentRow({ box, rows, openId, elementId });
  useFallbackFocus(openId !== null, elementId(openId ?? ''));
  // When the key is released: one that is held passes many rows, and browsers limit how often a url changes.
  const openCurrent = (key: string) => {
    const row = rows[current.rowIndex];
    const hasMoved = rowAfterKey(key, current.rowIndex, rows.length, 1) !== null;
    if (hasMoved && openId !== null && row && row.id !== openId) onOpen(row);
  };
  const handleFocus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>('[data-row-index]');
    if (row) current.setCurrentRow(Number(row.dataset.rowIndex));
  };
  return (
    <div
      role="rowgroup"
      className={styles.rows}
      style={{ height: `calc(${rows.length} * var(--log-row))` }}
      onFocus={handleFocus}
      onKeyDown={current.press}
      onKeyUp={({ key }) => openCurrent(key)}
    >
      {renderedRows(near, current.rowIndex, rows.length).map((rowIndex) => {
        const row = rows[rowIndex];
        if (!row) return null;
        const isNew = newIds.has(row.id);
        const state = { rowIndex, isCurrent: rowIndex === current.rowIndex, isOpen: row.id === openId, isNew };
        return <LogRow key={row.id} id={elementId(row.id)} {...{ row, columns, onOpen }} {...state} />;
      })}
    </div>
  );
}
