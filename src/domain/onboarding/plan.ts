import type { BillingPeriod } from './answers';

/** One plan, from whichever of the provider's three shapes (D33). Amounts are US cents a month. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly support: string;
  readonly monthlyAmount: number;
  readonly annualAmountPerMonth: number;
  readonly annualCostSavings: number;
  readonly isFree: boolean;
  readonly isCustom: boolean;
  readonly isMostPopular: boolean;
  readonly paygAdditionalCreditsPerOneDollar: number;
  /** In the order in which they are shown. */
  readonly features: readonly PlanFeature[];
}

export interface PlanFeature {
  readonly name: string;
  readonly value: string;
}

export const CUSTOM_PLAN_ID = 'custom';

/** Plans of the server beside the added Enterprise card (§2, D17). */
const MOST_SERVER_PLANS = 4;

/** What the pricing stage offers: up to four plans of the server, then Enterprise (§2, §3). */
export function offeredPlans(plans: readonly Plan[], enterprise: Plan): readonly Plan[] {
  const ofServer = plans.filter(({ id }) => id !== enterprise.id);
  return [...ofServer.slice(0, MOST_SERVER_PLANS), enterprise];
}

/** A month's price in the chosen period; null where it is a matter of talking (custom). */
export function monthlyPrice(plan: Plan, period: BillingPeriod): number | null {
  if (plan.isCustom) return null;
  return period === 'monthly' ? plan.monthlyAmount : plan.annualAmountPerMonth;
}

/** What a year saves against twelve months, in cents; null where nothing is saved or the period is monthly. */
export function shownSaving(plan: Plan, period: BillingPeriod): number | null {
  return period === 'annually' && plan.annualCostSavings > 0 && !plan.isCustom ? plan.annualCostSavings : null;
}

/** A year's price, in cents; null where it is a matter of talking. */
export function yearlyPrice(plan: Plan): number | null {
  return plan.isCustom ? null : plan.annualAmountPerMonth * 12;
}

/** The most that a year saves against twelve months, over all plans, in whole percent rounded down. */
export function greatestSavingPercent(plans: readonly Plan[]): number {
  const percents = plans
    .filter(({ monthlyAmount, isCustom }) => monthlyAmount > 0 && !isCustom)
    .map(({ monthlyAmount, annualCostSavings }) => Math.floor((annualCostSavings / (monthlyAmount * 12)) * 100));
  return Math.max(0, ...percents);
}
