import type { BillingPeriod } from '#src/domain/plans/plan.ts';
import { type BillingPlan, subscriptionUrl } from './billing-plan.ts';
import { type CurrentPlan, type PlanButton, planButton } from './plan-button.ts';

/** A plan as it is offered to an account in a period (§2). */
export interface PlanOffer {
  readonly plan: BillingPlan;
  readonly button: PlanButton;
  /** Where the button leads; null where there is nothing to buy, or not in this period. */
  readonly url: string | null;
  /** The next step up: the one button that stands out. */
  readonly isNext: boolean;
}

/** The own plan, looked at in the period that it is not paid by: then it may be bought in that one. */
function switchesPeriod(button: PlanButton, { period: paidBy }: CurrentPlan, period: BillingPeriod): boolean {
  return button === 'active' && paidBy !== null && paidBy !== period;
}

/** In the order of the provider. */
export function planOffers(
  plans: readonly BillingPlan[],
  current: CurrentPlan,
  period: BillingPeriod,
): readonly PlanOffer[] {
  const offers = plans.map((plan) => {
    const button = planButton(plan, current);
    const isPurchasable = button === 'upgrade' || button === 'downgrade' || switchesPeriod(button, current, period);
    return { plan, button, url: isPurchasable ? subscriptionUrl(plan, period) : null };
  });
  const next = offers.find(({ button, url }) => button === 'upgrade' && url !== null);
  return offers.map((offer) => ({ ...offer, isNext: offer === next }));
}
