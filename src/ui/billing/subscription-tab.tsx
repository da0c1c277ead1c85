import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { BillingStore } from '../../application/billing/billing-store';
import type { SubscriptionStore } from '../../application/billing/subscription-store';
import { Card } from '../components/card';
import { LoadableView } from '../components/loadable-view';
import { useReason } from '../components/use-reason';
import '../theme/billing.css';
import { BillingToDateCard } from './billing-to-date-card';
import { PaymentCard } from './payment-card';
import { SubscriptionCard } from './subscription-card';
import { SubscriptionSkeleton } from './subscription-skeleton';

interface SubscriptionTabProps {
  readonly store: BillingStore;
  readonly subscription: SubscriptionStore;
  readonly onUpgrade: () => void;
}

/** What the account has, pays and owes (§2). */
export const SubscriptionTab = observer(function SubscriptionTab(props: SubscriptionTabProps) {
  const { store, subscription, onUpgrade } = props;
  const { t } = useTranslation();
  const reason = useReason();
  const { state, value } = subscription.current;
  const { ownPlan } = store;
  const seeAnnual = () => {
    store.choosePeriod('annually');
    onUpgrade();
  };
  const view = (
    <LoadableView
      of={state}
      skeleton={<SubscriptionSkeleton />}
      errorTitle={t('billing.failed')}
      errorText={(failure) => t('billing.failed.text', { reason: reason(failure) })}
      onRetry={() => void subscription.load()}
    >
      {(current) => (
        <div className="stack stack--6">
          <SubscriptionCard current={current} onUpgrade={onUpgrade} />
          <div className="cols cols--even">
            <BillingToDateCard current={current} />
            <PaymentCard current={current} plan={ownPlan} onSeeAnnual={seeAnnual} />
          </div>
        </div>
      )}
    </LoadableView>
  );
  return value === undefined ? <Card layout="bare">{view}</Card> : view;
});
