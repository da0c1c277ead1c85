import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { latest, type Loadable } from '#src/application/async/loadable.ts';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import styles from './plan-summary.module.css';

interface SummaryValueProps<T> {
  readonly of: Loadable<T>;
  readonly children: (value: T) => ReactNode;
  /** What is said where it did not come; a dash where another figure says it. */
  readonly failed?: string;
}

/** A figure that was known once stays while it is asked for again. Every state is as high as a figure. */
export function SummaryValue<T>({ of, children, failed }: SummaryValueProps<T>) {
  const { t } = useTranslation();
  const value = latest(of);
  if (value !== undefined) return children(value);
  if (!isMissing(of)) return <Skeleton />;
  if (failed !== undefined) {
    return (
      <span className={styles.error} role="alert">
        {failed}
      </span>
    );
  }
  return (
    <span className="muted">
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('dashboard.unknown')}</VisuallyHidden>
    </span>
  );
}

/** It did not come, and nothing is known from before. */
export function isMissing(of: Loadable<unknown>): boolean {
  return of.kind === 'failed' && latest(of) === undefined;
}
