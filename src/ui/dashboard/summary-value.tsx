import type { ReactNode } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { latest, type Loadable } from '#src/application/async/loadable.ts';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import styles from './plan-summary.module.css';

interface SummaryValueProps<T> {
  readonly of: Loadable<T>;
  readonly children: (value: T) => ReactNode;
  /** Shown after a failure; a dash when another figure reports it. */
  readonly failed?: string | undefined;
}

/** An earlier value stays during a refetch. Every state has the same height. */
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

export function isMissing(of: Loadable<unknown>): boolean {
  return of.kind === 'failed' && latest(of) === undefined;
}
