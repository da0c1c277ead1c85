import { ChartNoAxesColumn } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { CreditHistoryStore } from '#src/application/usage/credit-history-store.ts';
import type { CreditChart } from '#src/domain/usage/credit-chart.ts';
import { HISTORY_GROUPINGS, type HistoryGrouping } from '#src/domain/usage/credits-over-time.ts';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { Segmented } from '#src/ui/components/form/segmented.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { RangeChoice } from '#src/ui/usage/range-choice.tsx';
import { CreditChartView } from './credit-chart-view.tsx';
import styles from './credit-chart.module.css';

export interface CreditHistoryCardProps {
  readonly store: CreditHistoryStore;
}

export const CreditHistoryCard = observer(function CreditHistoryCard({ store }: CreditHistoryCardProps) {
  const { t } = useTranslation();
  useEffect(() => store.start(), [store]);
  return (
    <Card title={t('credit-chart.title')}>
      <div className={styles.history}>
        <Choices store={store} />
        <LoadableView<CreditChart>
          of={store.chart}
          errorTitle={t('credit-chart.failed')}
          onRetry={() => void store.load()}
          skeleton={<ChartSkeleton />}
          isEmpty={({ total }) => total === 0}
          empty={
            <EmptyState
              icon={ChartNoAxesColumn}
              title={<h3 className="heading-card">{t('credit-chart.empty.title')}</h3>}
              text={t('credit-chart.empty.text')}
            />
          }
        >
          {(chart) => <CreditChartView of={chart} label={t(LABELS[store.query.grouping])} />}
        </LoadableView>
      </div>
    </Card>
  );
});

const Choices = observer(function Choices({ store }: CreditHistoryCardProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.choices}>
      <Segmented<HistoryGrouping>
        label={t('credit-chart.grouping')}
        value={store.query.grouping}
        options={HISTORY_GROUPINGS.map((value) => ({ value, label: t(GROUPINGS[value]) }))}
        onChange={store.chooseGrouping}
      />
      <RangeChoice label={t('credit-chart.range')} value={store.query.range} onChange={store.chooseRange} />
    </div>
  );
});

function ChartSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton width="md" />
      <Skeleton width="full" />
    </div>
  );
}

const LABELS = {
  product: 'credit-chart.label.product',
  key: 'credit-chart.label.key',
} as const satisfies Record<HistoryGrouping, string>;

const GROUPINGS = {
  product: 'credit-chart.grouping.product',
  key: 'credit-chart.grouping.key',
} as const satisfies Record<HistoryGrouping, string>;
