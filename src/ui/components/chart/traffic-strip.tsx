import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#src/domain/shared/money.ts';
import type { TrafficColumn } from '#src/domain/shared/traffic.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import { ChartCursor } from './chart-cursor.tsx';
import styles from './chart.module.css';

interface TrafficStripProps {
  readonly columns: readonly TrafficColumn[];
  /** Names the events, such as "Last 100 calls". */
  readonly label: string;
  readonly formatTime: (at: number) => string;
  /** A selected span, drawn in full while the others fade. */
  readonly selected?: { readonly from: number; readonly to: number } | null;
  readonly onSelect?: ((column: TrafficColumn) => void) | undefined;
}

/** Events over time, stacked by result. A mark below a column says so without color. */
export function TrafficStrip({ columns, label, formatTime, selected = null, onSelect }: TrafficStripProps) {
  const { t } = useTranslation();
  const [index, setIndex] = useState<number | null>(null);
  const read = index === null ? null : columns[index];
  const columnText = (column: TrafficColumn) =>
    t('chart.traffic.column', {
      time: formatTime(column.from),
      count: column.total,
      total: formatCount(column.total),
      errors: formatCount(column.clientErrors + column.serverErrors),
    });
  const select = (at: number) => {
    const column = columns[at];
    if (column) onSelect?.(column);
  };
  const first = columns[0];
  const last = columns.at(-1);
  return (
    <div className={styles.traffic}>
      <ChartCursor
        label={label}
        count={columns.length}
        index={index}
        onChange={setIndex}
        valueText={read ? columnText(read) : t('chart.traffic.summary', totals(columns))}
        onSelect={onSelect && select}
        className={styles.strip}
      >
        <Columns columns={columns} selected={selected} readIndex={index} />
      </ChartCursor>
      <p className={styles.stripAxis} aria-hidden="true">
        {read ? <span>{columnText(read)}</span> : first && <span>{formatTime(first.from)}</span>}
        {!read && last && <span>{formatTime(last.to - 1)}</span>}
      </p>
    </div>
  );
}

interface ColumnsProps extends Required<Pick<TrafficStripProps, 'columns' | 'selected'>> {
  readonly readIndex: number | null;
}

/** One path for each result, because a rectangle for each column would cost hundreds of elements. */
function Columns({ columns, selected, readIndex }: ColumnsProps) {
  const highest = columns.reduce((most, { total }) => Math.max(most, total), 1);
  const height = (count: number) => (count === 0 ? 0 : Math.max((count / highest) * 100, 4));
  const isFaded = ({ from, to }: TrafficColumn) => selected !== null && (to <= selected.from || from >= selected.to);
  const paths = { ok: '', faded: '', clientError: '', serverError: '' };
  for (const [index, column] of columns.entries()) {
    const server = height(column.serverErrors);
    const client = height(column.clientErrors);
    const ok = height(column.total - column.clientErrors - column.serverErrors);
    const bar = (from: number, size: number) =>
      size === 0 ? '' : `M${index + 0.1} ${100 - from}h.8v${-Math.min(size, 100 - from)}h-.8z`;
    paths[isFaded(column) ? 'faded' : 'ok'] += bar(0, ok);
    paths.clientError += bar(ok, client);
    paths.serverError += bar(ok + client, server);
    if (client > 0) paths.clientError += `M${index + 0.1} 104h.8v4h-.8z`;
    if (server > 0) paths.serverError += `M${index + 0.1} 104h.8v10h-.8z`;
  }
  return (
    <svg viewBox={`0 0 ${columns.length} 114`} preserveAspectRatio="none" aria-hidden="true">
      {readIndex !== null && <path className={styles.read} d={`M${readIndex} 0h1v114h-1z`} />}
      <path className={styles.ok} d={paths.ok} />
      <path className={classNames(styles.ok, styles.faded)} d={paths.faded} />
      <path className={styles.clientError} d={paths.clientError} />
      <path className={styles.serverError} d={paths.serverError} />
    </svg>
  );
}

function totals(columns: readonly TrafficColumn[]): { count: number; total: string; errors: string } {
  const count = columns.reduce((sum, { total }) => sum + total, 0);
  const errors = columns.reduce((sum, column) => sum + column.clientErrors + column.serverErrors, 0);
  return { count, total: formatCount(count), errors: formatCount(errors) };
}
