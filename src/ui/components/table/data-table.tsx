import { observer } from 'mobx-react-lite';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '#src/ui/components/class-names.ts';
import type { SkeletonWidth } from '#src/ui/components/feedback/skeleton.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import styles from './table.module.css';

interface DataRowProps<R> {
  readonly row: R;
  readonly columns: readonly Column<R>[];
}

const ON_PHONE = {
  full: styles.isFullRow,
  corner: classNames(styles.isAtEnd, styles.isCorner),
  end: styles.isAtEnd,
  hidden: styles.hiddenOnPhones,
} as const;

function cellClass<R>({ id, align, onPhone, rowHeader }: Column<R>): string | undefined {
  const sides = classNames(align === 'end' && styles.isNumber, id === 'actions' && styles.actions);
  return classNames(rowHeader && styles.name, sides, onPhone && ON_PHONE[onPhone]) || undefined;
}

/** Observes what its cells read, so that one changed key renders one row. */
function DataRowView<R>({ row, columns }: DataRowProps<R>) {
  return (
    <tr>
      {columns.map((column) =>
        column.rowHeader ? (
          <th key={column.id} scope="row" className={cellClass(column)} data-slot="row-name">
            {column.cell(row)}
          </th>
        ) : (
          <td
            key={column.id}
            className={cellClass(column)}
            data-slot={column.onPhone === 'corner' ? 'row-corner' : undefined}
            data-label={column.phoneLabel}
          >
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

const DataRow = observer(DataRowView);

interface DataTableProps<R> {
  readonly label: string;
  readonly columns: readonly Column<R>[];
  /** Null while they load. */
  readonly rows: readonly R[] | null;
  /** How many are drawn while they load. */
  readonly skeletonRows?: number | undefined;
  readonly rowKey: (row: R) => string | number;
  readonly dense?: boolean | undefined;
  /** Rows become cards on phones; otherwise the table scrolls there. */
  readonly stack?: boolean | undefined;
  /** Called with the rows that a person sees, whenever others come into view; must be stable. */
  readonly onRowsInView?: ((rows: readonly R[]) => void) | undefined;
}

/** No table starts higher, and no row is lower; in pixels. */
const SPACE_ABOVE = 200;
const ROW_HEIGHT = 48;
const DENSE_ROW_HEIGHT = 36;

/** The rest of a long list is drawn after the rows that a screen shows are painted, so that a click shows them sooner. */
function useFirstRowsFirst<R>(rows: readonly R[], rowHeight: number): readonly R[] {
  const [count] = useState(() => Math.ceil((window.innerHeight - SPACE_ABOVE) / rowHeight));
  const [showsAll, setShowsAll] = useState(rows.length <= count);
  useEffect(() => {
    if (showsAll) return;
    // The frame paints before a timer that starts in it.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => setShowsAll(true))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [showsAll]);
  return showsAll ? rows : rows.slice(0, count);
}

/** Observes the order, so that sorting renders no row again. */
function ColumnHeaderView<R>({ column }: { readonly column: Column<R> }) {
  return (
    <th scope="col" className={column.align === 'end' ? styles.isNumber : undefined} aria-sort={column.sorted?.()}>
      {column.header}
    </th>
  );
}

const ColumnHeader = observer(ColumnHeaderView) as typeof ColumnHeaderView;

export function DataTable<R>(props: DataTableProps<R>) {
  const { columns, rows, skeletonRows, dense } = props;
  if (rows) return <LoadedTable {...props} rows={rows} />;
  // A header that is no text sorts or selects what is not there yet.
  const headers = columns.flatMap(({ header, title = header, width }) =>
    typeof title === 'string' ? [{ header: title, width }] : [],
  );
  return <TableSkeleton columns={headers} rows={skeletonRows} dense={dense} />;
}

interface LoadedTableProps<R> extends DataTableProps<R> {
  readonly rows: readonly R[];
}

/** A plain table renders eight times faster than PrimeReact's. */
function LoadedTable<R>(props: LoadedTableProps<R>) {
  const { label, columns, rows, rowKey, dense = false, stack = true, onRowsInView } = props;
  const shownRows = useFirstRowsFirst(rows, dense ? DENSE_ROW_HEIGHT : ROW_HEIGHT);
  const body = useRef<HTMLTableSectionElement>(null);
  useRowsInView(body, shownRows, onRowsInView);
  return (
    <section
      className={classNames('sideways', styles.wrapper)}
      data-slot="table-wrapper"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
    >
      <table
        className={classNames(styles.table, stack && styles.isStacked, dense && styles.isDense)}
        data-slot={stack ? 'table stacked-table' : 'table'}
        aria-label={label}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHeader key={column.id} column={column} />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {shownRows.map((row) => (
            <DataRow key={rowKey(row)} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Reports which rows of a table body are on the screen, and none at the end. `rows` and `onChange` must be stable. */
function useRowsInView<R>(
  body: RefObject<HTMLTableSectionElement | null>,
  rows: readonly R[],
  onChange: ((rows: readonly R[]) => void) | undefined,
): void {
  useEffect(() => {
    const { current } = body;
    if (!current || !onChange) return undefined;
    const rowOf = new Map(rows.map((row, index) => [current.rows[index] as Element | undefined, row]));
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      onChange([...inView].flatMap((element) => rowOf.get(element) ?? []));
    });
    for (const element of current.rows) observer.observe(element);
    return () => observer.disconnect();
  }, [body, rows, onChange]);
  useEffect(() => () => onChange?.([]), [onChange]);
}

export interface Column<R> {
  readonly id: string;
  readonly header: ReactNode;
  /** That of the skeleton, where the header is no text. */
  readonly title?: string | undefined;
  /** Of its text in the skeleton. */
  readonly width?: SkeletonWidth | undefined;
  /** The order of a column that sorts; read by an observer. */
  readonly sorted?: (() => 'ascending' | 'descending' | 'none') | undefined;
  readonly cell: (row: R) => ReactNode;
  readonly rowHeader?: boolean | undefined;
  readonly align?: 'end' | undefined;
  /** Its position in the card on a phone. `corner` is the top right. */
  readonly onPhone?: 'full' | 'corner' | 'end' | 'hidden' | undefined;
  /** Shown before the value on a phone, which has no header. */
  readonly phoneLabel?: string | undefined;
}
