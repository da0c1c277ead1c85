import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { COST_KINDS } from '#src/domain/usage/usage-summary.ts';
import { Card } from '#src/ui/components/layout/card.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { TableSkeleton } from '#src/ui/components/table/table-skeleton.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './usage.module.css';

export function UsageSummarySkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <Card busy title={t('usage.quota.title')}>
        <div className={classNames(styles.quota, styles.isSkeleton)}>
          <Skeleton width="md" />
          <Skeleton width="full" />
          <Skeleton width="lg" />
          <Skeleton width="full" />
        </div>
      </Card>
      <Card busy layout="bare" title={t('usage.daily.title')}>
        <TableSkeleton
          dense
          rows={COST_KINDS.length}
          columns={[
            { header: t('usage.daily.kind'), width: 'lg' },
            { header: t('usage.daily.credits'), width: 'xs' },
            { header: t('usage.daily.share'), width: 'xs' },
          ]}
        />
      </Card>
    </>
  );
}
