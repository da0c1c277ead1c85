import type { ReactNode } from 'react';

export interface Column<R> {
  readonly id: string;
  readonly header: ReactNode;
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
