import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { PlanButton, PlanOffer } from '#src/domain/billing/plan-offer.ts';
import type { BillingPeriod } from '#src/domain/plans/plan.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { ButtonLink } from '#src/ui/components/button/button-link.tsx';
import styles from './billing.module.css';

export interface PlanActions {
  /** The page for requesting a custom plan; empty when the deployment has none. */
  readonly customPlan: string;
  /** Shows what changes, before the checkout opens. */
  readonly onReview: (offer: PlanOffer) => void;
  /** Whether a dialog comes first. */
  readonly isReviewable: (offer: PlanOffer) => boolean;
}

interface PlanActionProps extends PlanActions {
  readonly offer: PlanOffer;
  readonly period: BillingPeriod;
}

const BUTTON_LABELS: Readonly<Record<PlanButton, MessageKey>> = {
  active: 'billing.button.active',
  'contact-us': 'common.contact-us',
  downgraded: 'billing.button.downgraded',
  upgrade: 'billing.button.upgrade',
  downgrade: 'billing.button.downgrade',
};

/** With the name of the plan, for people who cannot see its column. */
const LABELS = {
  'contact-us': 'billing.button.contact-us.label',
  upgrade: 'billing.button.upgrade.label',
  downgrade: 'billing.button.downgrade.label',
} as const;

export function PlanAction({ offer, period, customPlan, onReview, isReviewable }: PlanActionProps) {
  const { t } = useTranslation();
  const { plan, button, url, isNext } = offer;
  if (button === 'active' && url !== null) return <SwitchPeriod offer={offer} period={period} onReview={onReview} />;
  if (button === 'active' || button === 'downgraded') {
    return (
      <Button block disabled>
        {t(BUTTON_LABELS[button])}
      </Button>
    );
  }
  const label = t(LABELS[button], { plan: plan.name, hint: t('common.opens-in-new-tab') });
  if (button === 'contact-us') {
    return customPlan === '' ? null : (
      <ButtonLink block external href={customPlan} label={label}>
        {t(BUTTON_LABELS[button])}
      </ButtonLink>
    );
  }
  return (
    <>
      {url === null && (
        <p className={styles.unsold}>{t(period === 'monthly' ? 'billing.not-monthly' : 'billing.not-annually')}</p>
      )}
      <Button
        block
        variant={isNext ? 'primary' : 'secondary'}
        disabled={url === null}
        aria-label={label}
        aria-haspopup={isReviewable(offer) ? 'dialog' : undefined}
        onClick={() => onReview(offer)}
      >
        {t(BUTTON_LABELS[button])}
      </Button>
    </>
  );
}

const SWITCHES = {
  monthly: { text: 'billing.button.to-monthly', label: 'billing.button.to-monthly.label' },
  annually: { text: 'billing.button.to-annual', label: 'billing.button.to-annual.label' },
} as const;

function SwitchPeriod({ offer, period, onReview }: Pick<PlanActionProps, 'offer' | 'period' | 'onReview'>) {
  const { t } = useTranslation();
  const { text, label } = SWITCHES[period];
  return (
    <Button
      block
      aria-label={t(label, { plan: offer.plan.name })}
      aria-haspopup="dialog"
      onClick={() => onReview(offer)}
    >
      {t(text)}
    </Button>
  );
}
