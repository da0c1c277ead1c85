import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { AccountStores, AppStores } from '#src/application/app/app-stores.ts';
import { LazyPage } from '#src/ui/app/lazy-page.ts';
import { LateCard } from '#src/ui/components/late/offered-card.tsx';
import styles from './usage.module.css';

interface CreditBreakdownSlotProps {
  readonly account: Pick<AccountStores, 'capabilities'>;
  readonly stores: AppStores;
}

const CARD = new LazyPage<object>(
  async () => (await import('./credit-breakdown/credit-breakdown-card.tsx')).CreditBreakdownCard,
  ['credit-chart', 'credit-breakdown'],
);

/** Nothing at all where the provider offers none; its code is fetched once the page has what it needs. */
export const CreditBreakdownSlot = observer(function CreditBreakdownSlot(props: CreditBreakdownSlotProps) {
  return props.account.capabilities.has('usage-breakdown') ? <CreditBreakdown stores={props.stores} /> : null;
});

const CreditBreakdown = observer(function CreditBreakdown({ stores }: Pick<CreditBreakdownSlotProps, 'stores'>) {
  const { t } = useTranslation();
  useEffect(() => stores.whenIdle(() => void CARD.load(stores)), [stores]);
  const Loaded = CARD.componentFor(stores);
  if (Loaded) return <Loaded />;
  return (
    <LateCard
      title={t('credit-breakdown.title')}
      error={t('credit-breakdown.failed')}
      room={styles.historySkeleton}
      isFailed={CARD.isFailed}
      retry={() => void CARD.loadAgain(stores)}
    />
  );
});
