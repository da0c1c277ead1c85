import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { PlanButton } from '#src/domain/billing/plan-button.ts';
import type { PlanOffer } from '#src/domain/billing/plan-offer.ts';
import type { BillingPeriod } from '#src/domain/plans/plan.ts';
import { BillingPlanCard } from './billing-plan-card.tsx';
import { useNarrowScreen } from '#src/ui/components/layout/use-narrow-screen.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from '#src/ui/plans/plans.module.css';
import billingStyles from './billing.module.css';
import type { PlanActions } from './plan-action.tsx';

interface BillingPlanSheetProps extends PlanActions {
  readonly offers: readonly PlanOffer[];
  readonly period: BillingPeriod;
}

const ORDER_IN_ONE_COLUMN: readonly PlanButton[] = ['upgrade', 'active', 'contact-us', 'downgrade', 'downgraded'];

/** For one column: what most people come for is first, and their own plan follows. */
export function upgradesFirst(offers: readonly PlanOffer[]): readonly PlanOffer[] {
  const rank = ({ button, isNext }: PlanOffer) => (isNext ? -1 : ORDER_IN_ONE_COLUMN.indexOf(button));
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
      {(isNarrow ? upgradesFirst(offers) : offers).map((offer) => (
        <BillingPlanCard key={offer.plan.id} offer={offer} period={period} {...actions} />
      ))}
    </ul>
  );
}
