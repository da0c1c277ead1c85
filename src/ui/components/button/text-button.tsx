import type { ReactNode } from 'react';
import styles from './text-button.module.css';

interface TextButtonProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button in running text: it does something here, so it is no link, but it looks like one. */
export function TextButton({ onClick, children }: TextButtonProps) {
  return (
    <button type="button" className={styles.textButton} data-slot="text-button" onClick={onClick}>
      {children}
    </button>
  );
}
