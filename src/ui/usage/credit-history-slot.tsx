import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { AppStores } from '#src/application/app/app-stores.ts';
import type { CreditHistoryStore } from '#src/application/usage/credit-history-store.ts';
import type { OfferedPart } from '#src/application/app/offered-part.ts';
import { LazyPage } from '#src/ui/app/lazy-page.ts';
import { RetryButton } from '#src/ui/components/button/button.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import type { CreditHistoryCardProps } from './credit-history/credit-history-card.tsx';
import styles from './usage.module.css';

interface CreditHistorySlotProps {
  readonly part: OfferedPart<CreditHistoryStore>;
  readonly stores: AppStores;
}

const CARD = new LazyPage<CreditHistoryCardProps>(
  async () => (await import('./credit-history/credit-history-card.tsx')).CreditHistoryCard,
  ['credit-chart'],
);

/** Nothing at all where the provider offers none; the chart is fetched once the page has what it needs. */
export const CreditHistorySlot = observer(function CreditHistorySlot(props: CreditHistorySlotProps) {
  return props.part.isOffered ? <CreditHistory {...props} /> : null;
});

const CreditHistory = observer(function CreditHistory({ part, stores }: CreditHistorySlotProps) {
  const { t } = useTranslation();
  useEffect(
    () =>
      stores.whenIdle(() => {
        void CARD.load(stores);
        void part.load();
      }),
    [part, stores],
  );
  const Loaded = CARD.componentFor(stores);
  if (Loaded && part.store) return <Loaded store={part.store} />;
  const isFailed = CARD.isFailed || part.isFailed;
  const retry = () => {
    void CARD.loadAgain(stores);
    void part.load();
  };
  return (
    <LateCard title={t('credit-chart.title')} error={t('credit-chart.failed')} isFailed={isFailed} retry={retry} />
  );
});

interface LateCardProps {
  readonly title: string;
  readonly error: string;
  readonly isFailed: boolean;
  readonly retry: () => void;
  readonly small?: boolean;
}

/** In place of a card of credits until its code is there. */
export function LateCard({ title, error, isFailed, retry, small = false }: LateCardProps) {
  const { t } = useTranslation();
  return (
    <Card title={title} busy={!isFailed}>
      <div className={small ? styles.budgetSkeleton : styles.historySkeleton}>
        {isFailed ? (
          <EmptyState
            kind="error"
            title={error}
            text={t('credit-chart.failed.text')}
            action={<RetryButton onClick={retry} />}
          />
        ) : (
          <Skeleton width="full" />
        )}
      </div>
    </Card>
  );
}
