import { useTranslation } from 'react-i18next';
import { COST_KINDS } from '../../domain/usage/usage-summary';
import { Card } from '../components/card';
import { Skeleton } from '../components/skeleton';
import { TableSkeleton } from '../components/table-skeleton';

/** The two cards to come. */
export function UsageSummarySkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <Card busy title={t('usage.quota.title')}>
        <div className="quota quota--skeleton">
          <Skeleton width="md" />
          <Skeleton width="full" />
          <Skeleton width="lg" />
        </div>
      </Card>
      <Card busy layout="bare" title={t('usage.daily.title')}>
        <TableSkeleton
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
