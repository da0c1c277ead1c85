import type { ReactNode } from 'react';
import styles from './table.module.css';

/** A row header that wraps instead of being truncated. */
export function WrappingName({ children }: { readonly children: ReactNode }) {
  return <span className={styles.nameText}>{children}</span>;
}
