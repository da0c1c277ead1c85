import type { AriaAttributes, ReactNode } from 'react';
import styles from './text-button.module.css';

interface TextButtonProps extends Pick<AriaAttributes, 'aria-expanded' | 'aria-controls'> {
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button styled as a link, because it acts on this page. */
export function TextButton({ onClick, children, ...rest }: TextButtonProps) {
  return (
    <button type="button" className={styles.textButton} data-slot="text-button" onClick={onClick} {...rest}>
      {children}
    </button>
  );
}
