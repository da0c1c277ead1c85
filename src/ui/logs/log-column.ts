import type { ReactNode } from 'react';

/** One column of a log, and its corner of the card that a row becomes on a phone. */
export interface LogColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row, focus: RowFocus) => ReactNode;
  readonly align?: 'right' | undefined;
  /** Without one it shows in the table only. */
  readonly onPhone?: 'name' | 'corner' | 'time' | 'end' | undefined;
  /** Names the row and opens it. */
  readonly opens?: boolean | undefined;
}

/** The Tab key stops at the controls of one row only; the arrows lead to the others. */
export interface RowFocus {
  readonly tabIndex: 0 | -1;
}
