import { createContext, type ReactNode, type RefObject, useContext, useId } from 'react';
import { classNames } from '#src/ui/components/class-names.ts';
import { Card } from '#src/ui/components/layout/card.tsx';
import styles from './account-section.module.css';

/** Where sections are drawn: below each other in the dialog of the profile, or as cards of the account page. */
export const OnAccountPage = createContext(false);

interface AccountSectionProps {
  readonly title: string;
  /** Gets the focus where what had it is gone. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Null for a place that is empty now. */
  readonly action?: ReactNode;
  readonly busy?: boolean;
  readonly children: ReactNode;
}

export function AccountSection({ title, heading, action, busy, children }: AccountSectionProps) {
  const id = useId();
  if (useContext(OnAccountPage)) {
    const focusable = (
      <span ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </span>
    );
    return (
      <Card title={focusable} action={action} busy={busy}>
        <div className="stack stack-3">{children}</div>
      </Card>
    );
  }
  const head = (
    <h3 id={id} ref={heading} tabIndex={-1} className="heading-card">
      {title}
    </h3>
  );
  return (
    <section className={classNames('stack stack-3', styles.section)} aria-labelledby={id} aria-busy={busy}>
      {action === undefined ? (
        head
      ) : (
        <div className={styles.head}>
          {head}
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
