import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { BillingStore } from '#src/application/billing/billing-store.ts';
import type { SubscriptionStore } from '#src/application/billing/subscription-store.ts';
import { Card } from '#src/ui/components/layout/card.tsx';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { useFailureMessage } from '#src/ui/components/feedback/use-failure-message.ts';
import { BillingToDateCard } from './billing-to-date-card.tsx';
import { PaymentCard } from './payment-card.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { SubscriptionSkeleton } from './subscription-skeleton.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import pageStyles from '#src/ui/components/layout/page.module.css';

interface SubscriptionTabProps {
  readonly store: BillingStore;
  readonly subscription: SubscriptionStore;
  readonly onUpgrade: () => void;
}

export const SubscriptionTab = observer(function SubscriptionTab(props: SubscriptionTabProps) {
  const { store, subscription, onUpgrade } = props;
  const { t } = useTranslation();
  const reason = useFailureMessage();
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
        <div className="stack stack-6">
          <SubscriptionCard current={current} onUpgrade={onUpgrade} />
          <div className={classNames(pageStyles.columns, pageStyles.isEven)}>
            <BillingToDateCard current={current} />
            <PaymentCard current={current} plan={ownPlan} onSeeAnnual={seeAnnual} />
          </div>
        </div>
      )}
    </LoadableView>
  );
  return value === undefined ? <Card layout="bare">{view}</Card> : view;
});
