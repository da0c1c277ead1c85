import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { PlanButton, PlanOffer } from '#src/domain/billing/plan-offer.ts';
import type { BillingPeriod } from '#src/domain/plans/plan.ts';
import { useNarrowScreen } from '#src/ui/components/layout/use-narrow-screen.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from '#src/ui/plans/plans.module.css';
import billingStyles from './billing.module.css';
import { PlanAction, type PlanActions } from './plan-action.tsx';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { PlanBill, PlanFeatures } from '#src/ui/plans/plan-features.tsx';
import { creditsText, PlanPrice } from '#src/ui/plans/plan-price.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';

interface BillingPlanSheetProps extends PlanActions {
  readonly offers: readonly PlanOffer[];
  readonly period: BillingPeriod;
}

const ORDER_IN_ONE_COLUMN: readonly PlanButton[] = ['active', 'upgrade', 'contact-us', 'downgrade', 'downgraded'];

/** For one column: the own plan to compare with, then upward, and at the end what is less. */
function ownPlanFirst(offers: readonly PlanOffer[]): readonly PlanOffer[] {
  const rank = ({ button }: PlanOffer) => ORDER_IN_ONE_COLUMN.indexOf(button);
  return offers.toSorted((one, other) => rank(one) - rank(other));
}

/** With more plans, the sheet continues in rows. */
const MAX_COLUMNS = 5;

export function BillingPlanSheet({ offers, period, ...actions }: BillingPlanSheetProps) {
  const { t } = useTranslation();
  const isNarrow = useNarrowScreen();
  const columns = Math.min(offers.length, MAX_COLUMNS);
  return (
    <ul
      className={classNames(styles.plans, styles[`plans${columns}`], billingStyles.sheet)}
      aria-label={t('billing.plans')}
    >
      {(isNarrow ? ownPlanFirst(offers) : offers).map((offer) => (
        <BillingPlanCard key={offer.plan.id} offer={offer} period={period} {...actions} />
      ))}
    </ul>
  );
}

interface BillingPlanCardProps extends PlanActions {
  readonly offer: PlanOffer;
  readonly period: BillingPeriod;
}

function BillingPlanCard({ offer, period, ...actions }: BillingPlanCardProps) {
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
      <div className={billingStyles.action}>
        <PlanAction offer={offer} period={period} {...actions} />
      </div>
    </li>
  );
}
