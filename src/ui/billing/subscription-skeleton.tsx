import { useTranslation } from 'react-i18next';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { StatRow } from '#src/ui/components/layout/stat-row.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import cardStyles from '#src/ui/components/layout/card.module.css';
import styles from './billing.module.css';

export function SubscriptionSkeleton() {
  const { t } = useTranslation();
  const labels = [t('billing.credits'), t('billing.soft-limit'), t('billing.hard-limit'), t('billing.payg')];
  return (
    <>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <div className={classNames(cardStyles.header, styles.head)} data-slot="card-header" aria-hidden="true">
        <Skeleton width="lg" />
      </div>
      <div aria-hidden="true">
        <StatRow stats={labels.map((label) => ({ label, value: <Skeleton width="sm" /> }))} />
      </div>
    </>
  );
}
