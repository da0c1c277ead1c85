import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { type PlanOffer, upgradesFirst } from '#src/domain/billing/plan-offer.ts';
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
