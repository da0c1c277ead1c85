import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { isSettled } from '#src/application/async/loadable.ts';
import type { BillingStore } from '#src/application/billing/billing-store.ts';
import type { InvoiceListStore } from '#src/application/billing/invoice-list-store.ts';
import type { SubscriptionStore } from '#src/application/billing/subscription-store.ts';
import { Card } from '#src/ui/components/layout/card.tsx';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import pageStyles from '#src/ui/components/layout/page.module.css';
import type { CurrentSubscription } from '#src/domain/billing/billing-plan.ts';
import { paymentToDate, subtotalToDate } from '#src/domain/billing/payments.ts';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { StatRow } from '#src/ui/components/layout/stat-row.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import cardStyles from '#src/ui/components/layout/card.module.css';
import { PaymentCard } from './payment-card.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { LastKnown } from '#src/ui/components/feedback/last-known.tsx';
import { FactTable } from './fact-table.tsx';
import styles from './billing.module.css';
import { ReceiptText } from 'lucide';
import { useEffect } from 'react';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { ListCard } from '#src/ui/components/table/list-card.tsx';
import { latest } from '#src/application/async/loadable.ts';
import { ListFooter } from '#src/ui/components/table/list-footer.tsx';
import { counted } from '#src/ui/components/text/trans.tsx';
import { BillingDetailsSlot } from './billing-details-slot.tsx';
import { InvoicesTable } from './invoices-table.tsx';

/** Only where the provider lists invoices. */
const InvoicesCard = observer(function InvoicesCard({ store }: { readonly store: InvoiceListStore }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { invoices } = store;
  useEffect(() => store.start(), [store]);
  return (
    <ListCard
      name={{ title: t('billing.invoices') }}
      of={invoices.state}
      errorTitle={t('billing.invoices.failed')}
      onRetry={() => void store.reload()}
      empty={
        <EmptyState
          icon={ReceiptText}
          title={<h3 className="heading-card">{t('billing.invoices.empty')}</h3>}
          text={t('billing.invoices.empty.text')}
        />
      }
      footer={
        invoices.items.length > 0 && (
          <ListFooter
            text={t(
              invoices.hasMore ? 'billing.invoices.shown.some' : 'billing.invoices.shown.all',
              counted(invoices.items.length, formats),
            )}
            failedText={(why) => t('billing.invoices.more-failed', { reason: why })}
            list={invoices}
          />
        )
      }
    >
      <InvoicesTable invoices={latest(invoices.state)?.items ?? null} store={store} />
    </ListCard>
  );
});

interface SubscriptionTabProps {
  readonly store: BillingStore;
  readonly subscription: SubscriptionStore;
  readonly invoices: InvoiceListStore;
  readonly onUpgrade: () => void;
}

export const SubscriptionTab = observer(function SubscriptionTab(props: SubscriptionTabProps) {
  const { store, subscription, invoices, onUpgrade } = props;
  const { t } = useTranslation();
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
      onRetry={() => void subscription.load()}
    >
      {(current) => (
        <div className="stack stack-6">
          <LastKnown of={state} at={subscription.knownAt}>
            <SubscriptionCard current={current} onUpgrade={onUpgrade} />
            <div className={classNames(pageStyles.columns, pageStyles.isEven)}>
              <BillingToDateCard current={current} />
              <PaymentCard
                current={current}
                plan={ownPlan}
                isPlanPending={!isSettled(store.plans.state)}
                onSeeAnnual={seeAnnual}
              />
            </div>
          </LastKnown>
        </div>
      )}
    </LoadableView>
  );
  // Behind the plan, so that nothing moves when that comes.
  const isPlanThere = value !== undefined || state.kind === 'failed';
  return (
    <>
      {value === undefined ? <Card layout="bare">{view}</Card> : view}
      {isPlanThere && <BillingDetailsSlot />}
      {isPlanThere && invoices.isOffered && <InvoicesCard store={invoices} />}
    </>
  );
});

function BillingToDateCard({ current }: { readonly current: CurrentSubscription }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Card
      layout="bare"
      title={t('billing.to-date')}
      action={<span className="text-sm muted">{t('billing.usd')}</span>}
      footer={<span>{t('billing.to-date.note')}</span>}
    >
      <FactTable
        label={t('billing.to-date')}
        facts={[
          { label: t('billing.to-date.payg'), value: formats.dollars(current.paygPeriodToDate) },
          { label: t('billing.to-date.payment'), value: formats.dollars(paymentToDate(current)) },
          { label: t('billing.to-date.subtotal'), value: formats.dollars(subtotalToDate(current)), isTotal: true },
        ]}
      />
    </Card>
  );
}

function SubscriptionSkeleton() {
  const { t } = useTranslation();
  const labels = [t('billing.credits'), t('billing.soft-limit'), t('billing.hard-limit'), t('billing.payg')];
  return (
    <>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <div className={classNames(cardStyles.header, styles.head)} data-slot="card-header" aria-hidden="true">
        <Skeleton width="lg" />
      </div>
      <div aria-hidden="true">
        <StatRow stats={labels.map((label) => ({ label, value: <Skeleton width="sm" /> }))} />
      </div>
    </>
  );
}
