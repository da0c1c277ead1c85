import { CircleAlert, CircleCheck, Hourglass, LoaderCircle } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useContext, useEffect, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { PaymentOutcome } from '#src/domain/billing/payments.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { ButtonLink } from '#src/ui/components/button/button-link.tsx';
import { OfferedPagesContext } from '#src/ui/components/link/page-link.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import { Icon, type IconType } from '#src/ui/components/icon/icon.tsx';
import { Page } from '#src/ui/components/layout/page.tsx';
import { useAccountStores, useAppStores } from '#src/ui/app/stores-context.ts';
import cardStyles from '#src/ui/components/layout/card.module.css';
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
          {step !== 'validating' && (
            <NextSteps outcome={step} isChecking={store.isChecking} onCheck={() => void store.checkAgain()} />
          )}
        </div>
      </div>
    </Page>
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
