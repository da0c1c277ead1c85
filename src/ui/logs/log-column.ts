import type { ReactNode } from 'react';

export interface LogColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row, focus: RowFocus) => ReactNode;
  readonly align?: 'end' | undefined;
  /** Without a position it shows in the table only. */
  readonly onPhone?: 'name' | 'corner' | 'time' | 'end' | undefined;
  /** Whether it leaves a narrow table, before or after others; the detail has its value, too. */
  readonly drops?: 'first' | 'second' | undefined;
  readonly opens?: boolean | undefined;
  /** What the opening button is called where its cell shows a part of it. */
  readonly label?: ((row: Row) => string) | undefined;
}

/** Only the current row has a tab stop; the arrows move between rows. */
export interface RowFocus {
  readonly tabIndex: 0 | -1;
}
