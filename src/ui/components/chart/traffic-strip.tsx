import { counted } from '#src/ui/components/text/trans.tsx';
import { useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { Formats } from '#src/domain/shared/formats.ts';
import type { TrafficColumn } from '#src/domain/shared/traffic.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { ChartCursor } from './chart-cursor.tsx';
import { ChartTable } from './chart-table.tsx';
import styles from './chart.module.css';

interface TrafficStripProps {
  readonly columns: readonly TrafficColumn[];
  /** Names the events, such as "Last 100 calls". */
  readonly label: string;
  readonly formatTime: (at: number) => string;
  /** A selected span, drawn in full while the others fade. */
  readonly selected?: TrafficSpan | null;
  /** A column, or all from one to another. */
  readonly onSelect?: ((span: TrafficSpan) => void) | undefined;
  readonly messages?: TrafficMessages;
}

/** `to` is exclusive. */
export interface TrafficSpan {
  readonly from: number;
  readonly to: number;
}

/** They count all calls, and get `time` and `errors`. */
interface TrafficMessages {
  readonly column: MessageKey;
  readonly summary: MessageKey;
}

const CALLS: TrafficMessages = { column: 'chart.traffic.column', summary: 'chart.traffic.summary' };

/** Events over time, stacked by result. A mark below a column says so without color. */
export function TrafficStrip(props: TrafficStripProps) {
  const { columns, label, formatTime, selected = null, onSelect, messages = CALLS } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const [{ index, anchor }, setCursor] = useState<CursorState>(NO_CURSOR);
  const read = index === null ? null : columns[index];
  const columnText = (column: TrafficColumn) =>
    t(
      messages.column,
      counted(column.total, formats, {
        time: formatTime(column.from),
        errors: formats.count(column.clientErrors + column.serverErrors),
      }),
    );
  const select = (end: number, start: number) => {
    const [first, last] = [columns[Math.min(start, end)], columns[Math.max(start, end)]];
    if (first && last) onSelect?.({ from: first.from, to: last.to });
    setCursor({ index: end, anchor: null });
  };
  const first = columns[0];
  const last = columns.at(-1);
  return (
    <div className={styles.traffic}>
      <ChartCursor
        label={label}
        count={columns.length}
        index={index}
        anchor={anchor}
        onChange={(next, from) => setCursor({ index: next, anchor: from })}
        valueText={read ? columnText(read) : t(messages.summary, totals(columns, formats))}
        onSelect={onSelect && select}
        className={styles.strip}
      >
        <Columns columns={columns} selected={selected} readIndex={index} anchor={anchor} />
      </ChartCursor>
      <p className={styles.stripAxis} dir="ltr" aria-hidden="true">
        {read ? <span dir="auto">{columnText(read)}</span> : first && <span dir="auto">{formatTime(first.from)}</span>}
        {!read && last && <span dir="auto">{formatTime(last.to - 1)}</span>}
      </p>
      {/* What can be selected is above the list of its events. */}
      {!onSelect && <TrafficTable {...{ columns, label, formatTime }} />}
    </div>
  );
}

function TrafficTable({ columns, label, formatTime }: Pick<TrafficStripProps, 'columns' | 'label' | 'formatTime'>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const rows = columns
    .filter(({ total }) => total > 0)
    .map(({ from, total, clientErrors, serverErrors }) => [
      formatTime(from),
      formats.count(total),
      formats.count(clientErrors + serverErrors),
    ]);
  const headers = [t('chart.traffic.from'), t('chart.traffic.calls'), t('chart.traffic.failed')];
  return <ChartTable label={label} headers={headers} rows={rows} />;
}

interface CursorState {
  readonly index: number | null;
  readonly anchor: number | null;
}

const NO_CURSOR: CursorState = { index: null, anchor: null };

interface ColumnsProps extends Required<Pick<TrafficStripProps, 'columns' | 'selected'>> {
  readonly readIndex: number | null;
  readonly anchor: number | null;
}

/** One path for each result, because a rectangle for each column would cost hundreds of elements. */
function Columns({ columns, selected, readIndex, anchor }: ColumnsProps) {
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
      {readIndex !== null && <path className={styles.read} d={band(readIndex, anchor ?? readIndex)} />}
      <path className={styles.ok} d={paths.ok} />
      <path className={classNames(styles.ok, styles.faded)} d={paths.faded} />
      <path className={styles.clientError} d={paths.clientError} />
      <path className={styles.serverError} d={paths.serverError} />
    </svg>
  );
}

function band(one: number, other: number): string {
  return `M${Math.min(one, other)} 0H${Math.max(one, other) + 1}V114H${Math.min(one, other)}z`;
}

function totals(columns: readonly TrafficColumn[], formats: Formats) {
  const count = columns.reduce((sum, { total }) => sum + total, 0);
  const errors = columns.reduce((sum, column) => sum + column.clientErrors + column.serverErrors, 0);
  return counted(count, formats, { errors: formats.count(errors) });
}
