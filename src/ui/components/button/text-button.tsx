import type { ReactNode } from 'react';
import styles from './text-button.module.css';

interface TextButtonProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button styled as a link, because it acts on this page. */
export function TextButton({ onClick, children }: TextButtonProps) {
  return (
    <button type="button" className={styles.textButton} data-slot="text-button" onClick={onClick}>
      {children}
    </button>
  );
}
