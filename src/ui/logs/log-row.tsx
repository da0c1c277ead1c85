import { observer } from 'mobx-react-lite';
import { classNames } from '#src/ui/components/class-names.ts';
import { pressMain } from '#src/ui/components/focus/press-main.ts';
import type { LogColumn } from './log-column.ts';
import styles from './log-table.module.css';

export interface LogRowProps<Row> {
  readonly id: string;
  readonly row: Row;
  readonly rowIndex: number;
  readonly columns: readonly LogColumn<Row>[];
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
  readonly isNew: boolean;
  readonly onOpen: (row: Row) => void;
}

function LogRowView<Row>(props: LogRowProps<Row>) {
  const { id, row, rowIndex: place, columns, isCurrent, isOpen, isNew, onOpen } = props;
  const tabIndex = isCurrent ? 0 : -1;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its controls take the focus
    // biome-ignore lint/a11y/useSemanticElements: rows of a table cannot be placed one by one
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside has the keys
    <div
      role="row"
      className={classNames(styles.row, isNew && styles.isNew, isOpen && styles.isOpen)}
      aria-rowindex={place + 2}
      aria-current={isOpen || undefined}
      data-row-index={place}
      style={{ top: `calc(${place} * var(--log-row))` }}
      onClick={pressMain}
    >
      {columns.map((column) => (
        <div key={column.id} role={column.opens ? 'rowheader' : 'cell'} className={cellClass(column)}>
          {column.opens ? (
            <button
              type="button"
              className={classNames('selectable', styles.open)}
              data-main
              data-opens-panel
              id={id}
              tabIndex={tabIndex}
              aria-label={column.label?.(row)}
              onClick={() => onOpen(row)}
            >
              {column.cell(row, { tabIndex })}
            </button>
          ) : (
            column.cell(row, { tabIndex })
          )}
        </div>
      ))}
    </div>
  );
}

const PLACES = {
  name: styles.cellName,
  corner: styles.cellCorner,
  time: styles.cellTime,
  end: styles.cellEnd,
  wide: styles.cellWide,
} as const;

const DROPS = { first: styles.dropsFirst, second: styles.dropsSecond } as const;

export function cellClass<Row>({ align, onPhone, drops }: LogColumn<Row>): string {
  const place = PLACES[onPhone ?? 'wide'];
  return classNames(styles.cell, align === 'end' && styles.isNumber, place, drops && DROPS[drops]);
}

/** Observes what its cells read. */
export const LogRow = observer(LogRowView) as typeof LogRowView;
