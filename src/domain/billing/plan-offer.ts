import type { BillingPeriod } from '#src/domain/plans/plan.ts';
import { type BillingPlan, subscriptionUrl } from './billing-plan.ts';

export interface PlanOffer {
  readonly plan: BillingPlan;
  readonly button: PlanButton;
  /** Where the button leads; null if there is nothing to buy in this period. */
  readonly url: string | null;
  /** The next step up, whose button stands out. */
  readonly isNext: boolean;
}

/** The current plan can be bought again in the other billing period. */
function switchesPeriod(button: PlanButton, { period: paidBy }: CurrentPlan, period: BillingPeriod): boolean {
  return button === 'active' && paidBy !== null && paidBy !== period;
}

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

export type PlanButton = 'active' | 'contact-us' | 'downgraded' | 'upgrade' | 'downgrade';

interface CurrentPlan {
  /** Null if the current plan is not on the list. */
  readonly id: string | null;
  readonly monthlyAmount: number;
  /** The billing period; null for a plan without payments. */
  readonly period: BillingPeriod | null;
}

export function planButton(plan: BillingPlan, current: CurrentPlan): PlanButton {
  if (plan.id === current.id) return 'active';
  if (plan.isCustom) return 'contact-us';
  if (plan.monthlySubscriptionUrl === null && plan.annualSubscriptionUrl === null) return 'downgraded';
  return current.monthlyAmount < plan.monthlyAmount ? 'upgrade' : 'downgrade';
}
