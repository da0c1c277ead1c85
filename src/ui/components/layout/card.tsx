import { Card as PrimeCard } from 'primereact/card';
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
  const header = title && (
    <>
      <h2 className="heading-card" id={titleId}>
        {title}
      </h2>
      {action}
    </>
  );
  return (
    <PrimeCard
      header={header}
      footer={footer}
      pt={{
        root: {
          className: classNames(styles.card, layout === 'row' && styles.isRow),
          'data-slot': layout === 'row' ? 'card card-row' : 'card',
          role: title || label ? 'region' : undefined,
          'aria-busy': busy || undefined,
          'aria-label': label,
          'aria-labelledby': title && !label ? titleId : undefined,
        },
        header: { className: styles.header, 'data-slot': 'card-header' },
        body: { className: styles.parts },
        content: { className: layout === 'padded' ? styles.body : styles.parts },
        footer: { className: styles.footer, 'data-slot': 'card-footer' },
      }}
    >
      {children}
    </PrimeCard>
  );
}
