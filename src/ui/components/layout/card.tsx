import { type ReactNode, useId } from 'react';
import '#src/ui/styles/card.css';
import { classNames } from '#src/ui/components/class-names.ts';

interface CardProps {
  readonly children: ReactNode;
  readonly title?: ReactNode;
  /** At the end of the head. */
  readonly action?: ReactNode;
  readonly footer?: ReactNode;
  /** `padded`: a body; `bare`: tables, strips and states, which pad themselves; `row`: one line, ends apart. */
  readonly layout?: 'padded' | 'bare' | 'row' | undefined;
  readonly busy?: boolean | undefined;
  readonly label?: string | undefined;
}

/** A hairline box. Cards do not nest. */
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
