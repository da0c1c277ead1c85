import { type ReactNode, useEffect, useRef } from 'react';
import styles from './dialog.module.css';

/** Text that gets the initial focus instead of a button, so that an extra Enter does nothing. */
export function InitialFocusText({ children }: { children: ReactNode }) {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <span className={styles.first} tabIndex={-1} ref={text}>
      {children}
    </span>
  );
}
