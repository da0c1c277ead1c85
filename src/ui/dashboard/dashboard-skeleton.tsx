import type { ReactNode } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import cardStyles from '#src/ui/components/layout/card.module.css';
import pageStyles from '#src/ui/components/layout/page.module.css';
import styles from './overview.module.css';

/** The cards of an account with calls, before it is known which of them this one has: without titles, which may be others. */
export function DashboardSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="stack stack-6" aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <CardShape className={styles.figuresShape}>
        <FigureShape />
        <FigureShape />
        <FigureShape />
        <FigureShape />
      </CardShape>
      <div className={classNames(pageStyles.columns, styles.columns)}>
        <CardShape className={styles.chartShape}>
          <Skeleton width="md" />
          <Skeleton width="full" />
        </CardShape>
        <CardShape className={styles.rowsShape}>
          <Skeleton width="full" />
          <Skeleton width="lg" />
          <Skeleton width="full" />
          <Skeleton width="lg" />
        </CardShape>
      </div>
    </div>
  );
}

function CardShape({ className, children }: { readonly className: string | undefined; readonly children: ReactNode }) {
  return (
    <div className={cardStyles.card} aria-hidden="true">
      <div className={cardStyles.header}>
        <Skeleton width="md" />
      </div>
      <div className={className}>{children}</div>
    </div>
  );
}

function FigureShape() {
  return (
    <div className="stack stack-3">
      <Skeleton width="sm" />
      <Skeleton width="md" />
    </div>
  );
}
