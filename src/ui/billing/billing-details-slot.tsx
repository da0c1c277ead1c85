import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { offeredBillingDetails } from '#src/application/billing/offered-billing-details.ts';
import { LazyPage } from '#src/ui/app/lazy-page.ts';
import { useAccountStores, useAppStores } from '#src/ui/app/stores-context.ts';
import { RetryButton } from '#src/ui/components/button/button.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { BillingDetailsCardProps, EditBillingDetailsProps } from './details/billing-details-card.tsx';

const CARD = new LazyPage<BillingDetailsCardProps>(
  async () => (await import('./details/billing-details-card.tsx')).BillingDetailsCard,
  ['billing-details'],
);
const EDIT = new LazyPage<EditBillingDetailsProps>(
  async () => (await import('./details/billing-details-card.tsx')).EditBillingDetails,
  ['billing-details'],
);

/** Nothing at all where the provider offers none. */
export const BillingDetailsSlot = observer(function BillingDetailsSlot() {
  return useAccountStores().get(offeredBillingDetails).isOffered ? <LateBillingDetails /> : null;
});

const LateBillingDetails = observer(function LateBillingDetails() {
  const { t } = useTranslation();
  const stores = useAppStores();
  const details = useAccountStores().get(offeredBillingDetails);
  useEffect(
    () =>
      stores.whenIdle(() => {
        void CARD.load(stores);
        void details.load();
      }),
    [details, stores],
  );
  const Loaded = CARD.componentFor(stores);
  if (Loaded && details.store) return <Loaded store={details.store} />;
  const retry = () => {
    void CARD.loadAgain(stores);
    void details.load();
  };
  const isFailed = CARD.isFailed || details.isFailed;
  return (
    <Card title={t('billing-details.title')} busy={!isFailed}>
      {isFailed ? (
        <EmptyState
          kind="error"
          title={t('billing-details.failed')}
          text={t('billing-details.failed.text')}
          action={<RetryButton onClick={retry} />}
        />
      ) : (
        <Skeleton width="full" />
      )}
    </Card>
  );
});

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
