import { useEffect } from 'react';
import { offeredBillingDetails } from '#src/application/billing/offered-billing-details.ts';
import { LazyPage } from '#src/ui/app/lazy-page.ts';
import { OfferedCard } from '#src/ui/components/late/offered-card.tsx';
import { useAccountStores, useAppStores } from '#src/ui/app/stores-context.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import styles from './billing.module.css';
import type { BillingDetailsCardProps, EditBillingDetailsProps } from './details/billing-details-card.tsx';

const CARD = new LazyPage<BillingDetailsCardProps>(
  async () => (await import('./details/billing-details-card.tsx')).BillingDetailsCard,
  ['billing-details'],
);
const EDIT = new LazyPage<EditBillingDetailsProps>(
  async () => (await import('./details/billing-details-card.tsx')).EditBillingDetails,
  ['billing-details'],
);

export function BillingDetailsSlot() {
  const { t } = useTranslation();
  const stores = useAppStores();
  const part = useAccountStores().get(offeredBillingDetails);
  return (
    <OfferedCard
      {...{ stores, part, code: CARD }}
      title={t('billing-details.title')}
      error={t('billing-details.failed')}
      room={styles.detailsSkeleton}
    />
  );
}

/** The billing details while a dialog shows what a checkout will cost; null where the provider offers none. */
export function useBillingDetails(isShown: boolean) {
  const stores = useAppStores();
  const details = useAccountStores().get(offeredBillingDetails);
  const { isOffered, store } = details;
  useEffect(() => {
    if (!isShown || !isOffered) return;
    void EDIT.load(stores);
    void details.load();
  }, [isShown, isOffered, details, stores]);
  useEffect(() => (isShown ? store?.start() : undefined), [isShown, store]);
  const Edit = EDIT.componentFor(stores);
  return store && Edit ? { store, Edit } : null;
}
