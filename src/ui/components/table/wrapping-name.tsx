import type { ReactNode } from 'react';
import styles from './table.module.css';

/** In a row header: a name that must be read whole, however long; it wraps where it would be cut. */
export function WrappingName({ children }: { readonly children: ReactNode }) {
  return <span className={styles.nameText}>{children}</span>;
}
