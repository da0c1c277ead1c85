import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { type BillingPlan, type CurrentSubscription, subscriptionUrl } from '#src/domain/billing/billing-plan.ts';
import { type BillingEvent, nextBillingEvent, subscriptionPayment } from '#src/domain/billing/payments.ts';
import { displayedSaving } from '#src/domain/plans/plan.ts';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { TextButton } from '#src/ui/components/button/text-button.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { FactTable } from './fact-table.tsx';
import type { MessageKey } from '#src/application/i18n/message-key.ts';

const eventMessages: Readonly<Record<BillingEvent['kind'], MessageKey>> = {
  'next-payment': 'billing.next-payment',
  'period-ends': 'billing.period-ends',
};

interface PaymentCardProps {
  readonly current: CurrentSubscription;
  /** Null while it is unknown or not on the list. */
  readonly plan: BillingPlan | null;
  /** Whether it still loads: most plans that are paid monthly have an offer to come. */
  readonly isPlanPending: boolean;
  readonly onSeeAnnual: () => void;
}

const PER_PERIOD = { monthly: 'billing.payment.monthly', annually: 'billing.payment.annually' } as const;

export function PaymentCard({ current, plan, isPlanPending, onSeeAnnual }: PaymentCardProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { subscription } = current;
  const { kind, at } = nextBillingEvent(current);
  const amount = formats.amount(subscriptionPayment(current, plan), plan?.currency);
  // Offers only what has a url.
  const hasAnnualPlan = plan !== null && subscriptionUrl(plan, 'annually') !== null;
  const saving = hasAnnualPlan && subscription === 'monthly' ? displayedSaving(plan, 'annually') : null;
  return (
    <Card
      layout="bare"
      title={t('billing.payment')}
      footer={
        saving === null ? (
          isPlanPending && subscription === 'monthly' && <Skeleton width="lg" />
        ) : (
          <>
            <span>{t('billing.switch', { amount: formats.amount(saving, plan?.currency) })}</span>
            <TextButton onClick={onSeeAnnual}>{t('billing.switch.action')}</TextButton>
          </>
        )
      }
    >
      <FactTable
        label={t('billing.payment')}
        facts={[
          {
            label: t('billing.payment.amount'),
            value: subscription === null ? amount : t(PER_PERIOD[subscription], { amount }),
          },
          { label: t(eventMessages[kind]), value: at === null ? t('billing.next-payment.none') : formats.longDate(at) },
        ]}
      />
    </Card>
  );
}
