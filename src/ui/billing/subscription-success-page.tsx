import { CircleAlert, CircleCheck, Hourglass, LoaderCircle } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useContext, useEffect, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { CurrentSubscription } from '#src/domain/billing/billing-plan.ts';
import { nextBillingEvent, type PaymentOutcome, subscriptionPayment } from '#src/domain/billing/payments.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { ButtonLink } from '#src/ui/components/button/button-link.tsx';
import { OfferedPagesContext, PageLink } from '#src/ui/components/link/page-link.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import { Icon, type IconType } from '#src/ui/components/icon/icon.tsx';
import { Page } from '#src/ui/components/layout/page.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useAccountStores, useAppStores } from '#src/ui/app/stores-context.ts';
import cardStyles from '#src/ui/components/layout/card.module.css';
import listStyles from '#src/ui/components/layout/definition-list.module.css';
import stateStyles from '#src/ui/components/feedback/state.module.css';

type Step = PaymentOutcome | 'validating';

const ICONS: Readonly<Record<Step, IconType>> = {
  validating: LoaderCircle,
  active: CircleCheck,
  processing: Hourglass,
  suspended: CircleAlert,
  unknown: CircleAlert,
};

const MESSAGES = {
  validating: { title: 'subscription-success.validating', text: 'subscription-success.validating.text' },
  active: { title: 'subscription-success.done', text: 'subscription-success.done.text' },
  processing: { title: 'subscription-success.processing', text: 'subscription-success.processing.text' },
  suspended: { title: 'subscription-success.suspended', text: 'subscription-success.suspended.text' },
  unknown: { title: 'subscription-success.unknown', text: 'subscription-success.unknown.text' },
} as const satisfies Record<Step, object>;

export const SubscriptionSuccessPage = observer(function SubscriptionSuccessPage() {
  const { t } = useTranslation();
  const { onboarding } = useAppStores();
  const { subscription, profile, usage } = useAccountStores();
  const [store] = useState(() => onboarding.current.subscriptionCheck({ subscription, others: [profile, usage] }));
  useEffect(() => store.start(), [store]);
  const step: Step = store.isValidating ? 'validating' : store.outcome;

  return (
    <Page title={t('subscription-success.title')}>
      <div className={cardStyles.card} aria-busy={store.isValidating}>
        <div
          data-slot="state"
          className={classNames(stateStyles.state, step === 'active' && stateStyles.isDone)}
          role="status"
        >
          <Icon of={ICONS[step]} size={24} strokeWidth={1.5} {...(store.isValidating && { className: 'spin' })} />
          <h2 className="heading-card">{t(MESSAGES[step].title)}</h2>
          <p>{t(MESSAGES[step].text)}</p>
          {step === 'active' && subscription.current.value && <Bought current={subscription.current.value} />}
          {step !== 'validating' && (
            <NextSteps outcome={step} isChecking={store.isChecking} onCheck={() => void store.checkAgain()} />
          )}
        </div>
      </div>
    </Page>
  );
});

/** What was paid for, as the provider has it now. */
function Bought({ current }: { readonly current: CurrentSubscription }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { name, free, subscription: period } = current;
  const next = nextBillingEvent(current);
  const amount = formats.dollars(subscriptionPayment(current, null));
  return (
    <dl className={listStyles.list} data-slot="bought">
      <dt>{t('summary.plan')}</dt>
      <dd className="own-direction">{name}</dd>
      {!free && period !== null && (
        <>
          <dt>{t('summary.price')}</dt>
          <dd>{t(period === 'monthly' ? 'summary.price.monthly' : 'summary.price.yearly', { amount })}</dd>
        </>
      )}
      {next.kind === 'next-payment' && next.at !== null && (
        <>
          <dt>{t('subscription-success.next-payment')}</dt>
          <dd>{formats.longDate(next.at)}</dd>
        </>
      )}
      <Receipt isFree={free} />
    </dl>
  );
}

/** The list of invoices of the billing page holds it, where the provider has one. */
const Receipt = observer(function Receipt({ isFree }: { readonly isFree: boolean }) {
  const { t } = useTranslation();
  const { capabilities } = useAccountStores();
  const { billing } = useContext(OfferedPagesContext);
  if (isFree || !billing || !capabilities.has('invoice-list')) return null;
  return (
    <>
      <dt>{t('subscription-success.receipt')}</dt>
      <dd>
        <PageLink href="/billing">{t('subscription-success.receipt.open')}</PageLink>
      </dd>
    </>
  );
});

interface NextStepsProps {
  readonly outcome: PaymentOutcome;
  readonly isChecking: boolean;
  readonly onCheck: () => void;
}

function NextSteps({ outcome, isChecking, onCheck }: NextStepsProps) {
  const { t } = useTranslation();
  const isSuspended = outcome === 'suspended';
  const { billing } = useContext(OfferedPagesContext);
  const canPay = isSuspended && billing;
  return (
    <div className={stateStyles.action}>
      {outcome !== 'active' && (
        <Button
          variant={isSuspended ? 'secondary' : 'primary'}
          busy={isChecking}
          busyLabel={t('subscription-success.checking')}
          onClick={onCheck}
        >
          {t('subscription-success.check')}
        </Button>
      )}
      <ButtonLink
        variant={outcome === 'active' || isSuspended ? 'primary' : 'secondary'}
        href={canPay ? '/billing' : '/dashboard'}
      >
        {t(canPay ? 'subscription-success.to-billing' : 'subscription-success.to-dashboard')}
      </ButtonLink>
    </div>
  );
}
