import { useTranslation } from 'react-i18next';
import { formatCount } from '#src/domain/shared/money.ts';
import { type KindCost, formatShare } from '#src/domain/usage/daily-costs.ts';
import type { Column } from '#src/ui/components/table/data-column.ts';
import { DataTable } from '#src/ui/components/table/data-table.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { COST_NAMES } from './cost-kinds.ts';
import styles from './usage.module.css';

export function CostTable({ costs }: { costs: readonly KindCost[] }) {
  const { t } = useTranslation();
  const columns: readonly Column<KindCost>[] = [
    {
      id: 'kind',
      header: t('usage.daily.kind'),
      rowHeader: true,
      cell: ({ kind }) => t(COST_NAMES[kind]),
    },
    {
      id: 'bar',
      header: <VisuallyHidden>{t('usage.daily.bar')}</VisuallyHidden>,
      cell: ({ ofLargest }) => <div className={styles.costsBar} style={{ width: `${ofLargest * 100}%` }} />,
    },
    { id: 'credits', header: t('usage.daily.credits'), align: 'end', cell: ({ credits }) => formatCount(credits) },
    { id: 'share', header: t('usage.daily.share'), align: 'end', cell: ({ share }) => formatShare(share) },
  ];
  return (
    <div className={styles.costs}>
      <DataTable
        dense
        stack={false}
        label={t('usage.daily.table')}
        columns={columns}
        rows={costs}
        rowKey={({ kind }) => kind}
      />
    </div>
  );
}
