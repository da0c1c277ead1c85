export type BillingPeriod = 'monthly' | 'annually';

/** One plan, from whichever of the provider's three shapes (D33). Amounts are US cents. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly support: string;
  readonly monthlyAmount: number;
  /** A month of a year, rounded: twelve of them need not come to the year. */
  readonly annualAmountPerMonth: number;
  /** A year, as the provider names it; null where it names none. */
  readonly annualAmount: number | null;
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
const MAX_SERVER_PLANS = 4;

/** Whether an id or a kind of plan is that of the custom one, however it is written. */
export function isCustomName(name: string): boolean {
  return name.trim().toLowerCase() === CUSTOM_PLAN_ID;
}

/** Whether the plan has a price: a custom one is a matter of talking, and nothing said is not the same as free. */
export function isPriced({ isCustom, isFree, monthlyAmount, annualAmountPerMonth }: Plan): boolean {
  return !isCustom && (isFree || monthlyAmount > 0 || annualAmountPerMonth > 0);
}

/** What the pricing stage offers: up to four plans of the server, then Enterprise (§2, §3). */
export function withEnterprisePlan(plans: readonly Plan[], enterprise: Plan): readonly Plan[] {
  const serverPlans = plans.filter(({ id }) => !isCustomName(id));
  return [...serverPlans.slice(0, MAX_SERVER_PLANS), enterprise];
}

/** A month's price in the chosen period; null where the plan has none. */
export function monthlyPrice(plan: Plan, period: BillingPeriod): number | null {
  if (!isPriced(plan)) return null;
  return period === 'monthly' ? plan.monthlyAmount : plan.annualAmountPerMonth;
}

/** What a year saves against twelve months, in cents; null where nothing is saved or the period is monthly. */
export function displayedSaving(plan: Plan, period: BillingPeriod): number | null {
  return period === 'annually' && plan.annualCostSavings > 0 && !plan.isCustom ? plan.annualCostSavings : null;
}

/** A year's price, in cents: as it is named, else twelve months; null where the plan has none. */
export function yearlyPrice(plan: Plan): number | null {
  return isPriced(plan) ? (plan.annualAmount ?? plan.annualAmountPerMonth * 12) : null;
}

/** The most that a year saves against twelve months, over all plans, in whole percent rounded down. */
export function greatestSavingPercent(plans: readonly Plan[]): number {
  const percents = plans
    .filter(({ monthlyAmount, isCustom }) => monthlyAmount > 0 && !isCustom)
    .map(({ monthlyAmount, annualCostSavings }) => Math.floor((annualCostSavings / (monthlyAmount * 12)) * 100));
  return Math.max(0, ...percents);
}
