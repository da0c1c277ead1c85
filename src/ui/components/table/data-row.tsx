import { observer } from 'mobx-react-lite';
import { classNames } from '#src/ui/components/class-names.ts';
import type { Column } from './data-column.ts';
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

function cellClass<R>({ align, onPhone, rowHeader }: Column<R>): string | undefined {
  return (
    classNames(rowHeader && styles.name, align === 'end' && styles.isNumber, onPhone && ON_PHONE[onPhone]) || undefined
  );
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

export const DataRow = observer(DataRowView);
