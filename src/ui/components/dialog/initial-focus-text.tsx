import { type ReactNode, useEffect, useRef } from 'react';
import styles from './dialog.module.css';

/** Text of a dialog that takes the focus when it appears, and not a button: Enter may be pressed once too often. */
export function InitialFocusText({ children }: { children: ReactNode }) {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <span className={styles.first} tabIndex={-1} ref={text}>
      {children}
    </span>
  );
}
