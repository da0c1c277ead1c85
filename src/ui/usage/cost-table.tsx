import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { KindCost } from '#src/domain/usage/daily-costs.ts';
import type { Column } from '#src/ui/components/table/data-column.ts';
import { DataTable } from '#src/ui/components/table/data-table.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { COST_NAMES } from './cost-kinds.ts';
import styles from './usage.module.css';

export function CostTable({ costs }: { costs: readonly KindCost[] }) {
  const { t } = useTranslation();
  const formats = useFormats();
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
    { id: 'credits', header: t('usage.daily.credits'), align: 'end', cell: ({ credits }) => formats.count(credits) },
    { id: 'share', header: t('usage.daily.share'), align: 'end', cell: ({ share }) => formats.exactShare(share) },
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
