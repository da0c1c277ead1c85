import { type ReactNode, useId } from 'react';
import '#src/ui/styles/card.css';
import { classNames } from '#src/ui/components/class-names.ts';

interface CardProps {
  readonly children: ReactNode;
  readonly title?: ReactNode;
  /** Shown at the end of the header. */
  readonly action?: ReactNode;
  readonly footer?: ReactNode;
  /**
   * `padded`: a body; `bare`: content with its own padding; `row`: one line, split to both ends.
   */
  readonly layout?: 'padded' | 'bare' | 'row' | undefined;
  readonly busy?: boolean | undefined;
  readonly label?: string | undefined;
}

/** Cards do not nest. */
export function Card({ children, title, action, footer, layout = 'padded', busy, label }: CardProps) {
  const titleId = useId();
  return (
    <section
      className={classNames('card', layout === 'row' && 'card--row')}
      aria-busy={busy || undefined}
      aria-label={label}
      aria-labelledby={title && !label ? titleId : undefined}
    >
      {title && (
        <div className="card__head">
          <h2 className="h-card" id={titleId}>
            {title}
          </h2>
          {action}
        </div>
      )}
      {layout === 'padded' ? <div className="card__body">{children}</div> : children}
      {footer && <div className="card__foot">{footer}</div>}
    </section>
  );
}
