import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { AppStores } from '#src/application/app/app-stores.ts';
import type { CreditHistoryStore } from '#src/application/usage/credit-history-store.ts';
import type { OfferedPart } from '#src/application/app/offered-part.ts';
import { LazyPage } from '#src/ui/app/lazy-page.ts';
import { OfferedCard } from '#src/ui/components/late/offered-card.tsx';
import type { CreditHistoryCardProps } from './credit-history/credit-history-card.tsx';
import styles from './usage.module.css';

const CARD = new LazyPage<CreditHistoryCardProps>(
  async () => (await import('./credit-history/credit-history-card.tsx')).CreditHistoryCard,
  ['credit-chart'],
);

interface CreditHistorySlotProps {
  readonly part: OfferedPart<CreditHistoryStore>;
  readonly stores: AppStores;
}

export function CreditHistorySlot({ part, stores }: CreditHistorySlotProps) {
  const { t } = useTranslation();
  return (
    <OfferedCard
      {...{ stores, part, code: CARD }}
      title={t('credit-chart.title')}
      error={t('credit-chart.failed')}
      room={styles.historySkeleton}
    />
  );
}
