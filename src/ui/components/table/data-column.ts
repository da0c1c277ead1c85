import type { ReactNode } from 'react';

/** One column of a table, and what becomes of it where rows turn into cards. */
export interface Column<R> {
  readonly id: string;
  readonly header: ReactNode;
  readonly cell: (row: R) => ReactNode;
  /** Names the row. */
  readonly rowHeader?: boolean | undefined;
  readonly align?: 'right' | undefined;
  /** Its place in the card that a row becomes on a phone. `corner` is the top right. */
  readonly onPhone?: 'full' | 'corner' | 'end' | 'hidden' | undefined;
  /** Stands before the value on a phone, where there is no head. */
  readonly phoneLabel?: string | undefined;
}
