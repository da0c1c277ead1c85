import { type ReactNode, useId } from 'react';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './card.module.css';

interface CardProps {
  readonly children: ReactNode;
  readonly title?: ReactNode;
  readonly action?: ReactNode;
  readonly footer?: ReactNode;
  /** `padded`: a body; `bare`: content with its own padding; `row`: one line, split to both ends. */
  readonly layout?: 'padded' | 'bare' | 'row' | undefined;
  readonly busy?: boolean | undefined;
  readonly label?: string | undefined;
}

/** Cards do not nest. */
export function Card({ children, title, action, footer, layout = 'padded', busy, label }: CardProps) {
  const titleId = useId();
  const labels = label ? { 'aria-label': label } : { 'aria-labelledby': titleId };
  const name = (title || label) && { role: 'region', ...labels };
  return (
    <div
      className={classNames(styles.card, layout === 'row' && styles.isRow)}
      data-slot={layout === 'row' ? 'card card-row' : 'card'}
      aria-busy={busy || undefined}
      {...name}
    >
      {title && (
        <div className={styles.header} data-slot="card-header">
          <h2 className="heading-card" id={titleId}>
            {title}
          </h2>
          {action}
        </div>
      )}
      <div className={styles.parts}>
        {children && <div className={layout === 'padded' ? styles.body : styles.parts}>{children}</div>}
        {footer && (
          <div className={styles.footer} data-slot="card-footer">
            {footer}
          </div>
        )}
      </div>
    </div>
  );
}
