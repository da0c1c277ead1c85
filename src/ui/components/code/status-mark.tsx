import type { ReactNode } from 'react';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './status-mark.module.css';

interface StatusMarkProps {
  readonly status: number;
  /** Instead of the bare number. */
  readonly children?: ReactNode;
  /** Where the words for it are beside it. */
  readonly 'aria-hidden'?: true | undefined;
}

const SEVERITIES = { clientError: styles.clientError, serverError: styles.serverError } as const;

/** Highlights only problems: a diamond for 4xx, a square for 5xx. */
export function StatusMark({ status, children, ...rest }: StatusMarkProps) {
  const severity = severityOf(status);
  return (
    <span className={classNames(styles.status, severity && SEVERITIES[severity])} data-severity={severity} {...rest}>
      {children === undefined ? status : <bdi>{children}</bdi>}
    </span>
  );
}

function severityOf(status: number): 'clientError' | 'serverError' | undefined {
  if (status >= 500) return 'serverError';
  return status >= 400 ? 'clientError' : undefined;
}

interface OutcomeMarkProps {
  readonly isFailed: boolean;
  readonly children: ReactNode;
}

export function OutcomeMark({ isFailed, children }: OutcomeMarkProps) {
  const severity = isFailed ? 'serverError' : undefined;
  return (
    <span
      className={classNames(styles.status, styles.isWord, severity && SEVERITIES[severity])}
      data-severity={severity}
    >
      {children}
    </span>
  );
}
