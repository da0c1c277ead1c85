import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { PlanOffer } from '#src/domain/billing/plan-offer.ts';
import type { BillingPeriod } from '#src/domain/plans/plan.ts';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { PlanBill } from '#src/ui/plans/plan-bill.tsx';
import { PlanFeatures } from '#src/ui/plans/plan-features.tsx';
import { PlanPrice } from '#src/ui/plans/plan-price.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { creditsText } from '#src/ui/plans/plan-prices.ts';
import { PlanAction, type PlanActions } from './plan-action.tsx';
import styles from '#src/ui/plans/plans.module.css';

interface BillingPlanCardProps extends PlanActions {
  readonly offer: PlanOffer;
  readonly period: BillingPeriod;
}

export function BillingPlanCard({ offer, period, ...actions }: BillingPlanCardProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { plan, button } = offer;
  // The billing response may omit the credits per dollar; that does not mean zero.
  const showsCredits = plan.paygAdditionalCreditsPerOneDollar > 0 || plan.isCustom || plan.isFree;
  return (
    <li className={styles.plan} data-slot="plan">
      <div className={styles.name}>
        <h2 className="own-direction">{plan.name}</h2>
        {button === 'active' && <Badge tone="success">{t('billing.active')}</Badge>}
      </div>
      <p className={styles.tag}>
        <bdi>{plan.description}</bdi>
      </p>
      <PlanPrice plan={plan} period={period} />
      <PlanBill plan={plan} period={period} />
      <PlanFeatures features={plan.features} />
      <p className={styles.credits} data-slot="plan-credits">
        {showsCredits && creditsText(plan, t, formats)}
      </p>
      <PlanAction offer={offer} period={period} {...actions} />
    </li>
  );
}
