import { ChartNoAxesColumn } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { CreditHistoryStore } from '#src/application/usage/credit-history-store.ts';
import type { CreditChart } from '#src/domain/usage/credit-chart.ts';
import {
  HISTORY_GROUPINGS,
  HISTORY_RANGES,
  type HistoryGrouping,
  type HistoryRange,
} from '#src/domain/usage/credits-over-time.ts';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { useFailureMessage } from '#src/ui/components/feedback/error-state.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { Segmented } from '#src/ui/components/form/segmented.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { CreditChartView } from './credit-chart-view.tsx';
import styles from './credit-chart.module.css';

export interface CreditHistoryCardProps {
  readonly store: CreditHistoryStore;
}

export const CreditHistoryCard = observer(function CreditHistoryCard({ store }: CreditHistoryCardProps) {
  const { t } = useTranslation();
  const reason = useFailureMessage();
  useEffect(() => store.start(), [store]);
  return (
    <Card title={t('credit-chart.title')}>
      <div className={styles.history}>
        <Choices store={store} />
        <LoadableView<CreditChart>
          of={store.chart}
          errorTitle={t('credit-chart.failed')}
          errorText={reason}
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
      <Segmented<HistoryRange>
        label={t('credit-chart.range')}
        value={store.query.range}
        options={HISTORY_RANGES.map((value) => ({ value, label: <RangeName of={value} /> }))}
        onChange={store.chooseRange}
      />
    </div>
  );
});

/** Short, so that a phone has all of them in one line. */
function RangeName({ of: range }: { readonly of: HistoryRange }) {
  const { t } = useTranslation();
  return (
    <>
      <span aria-hidden="true">{t(SHORT_RANGES[range])}</span>
      <VisuallyHidden>{t(RANGES[range])}</VisuallyHidden>
    </>
  );
}

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

const RANGES = {
  '24h': 'credit-chart.range.24h',
  '7d': 'credit-chart.range.7d',
  '30d': 'credit-chart.range.30d',
  '90d': 'credit-chart.range.90d',
} as const satisfies Record<HistoryRange, string>;

const SHORT_RANGES = {
  '24h': 'credit-chart.range.24h.short',
  '7d': 'credit-chart.range.7d.short',
  '30d': 'credit-chart.range.30d.short',
  '90d': 'credit-chart.range.90d.short',
} as const satisfies Record<HistoryRange, string>;
