export type BillingPeriod = 'monthly' | 'annually';

/** One plan, whichever of the provider's three formats it came in. Amounts are hundredths of its currency. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly support: string;
  /** Absent for US dollars. */
  readonly currency?: string | undefined;
  readonly monthlyAmount: number;
  /** Rounded, so twelve of them may differ from the annual amount. */
  readonly annualAmountPerMonth: number;
  /** The annual amount of the provider; null if it has none. */
  readonly annualAmount: number | null;
  readonly annualCostSavings: number;
  readonly isFree: boolean;
  readonly isCustom: boolean;
  readonly isMostPopular: boolean;
  readonly paygAdditionalCreditsPerOneDollar: number;
  readonly features: readonly PlanFeature[];
}

export interface PlanFeature {
  readonly name: string;
  readonly value: string;
}

const wordsOf = (text: string): string => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu) ?? [];
  return ` ${words.join(' ')} `;
};

/** The value that is shown before the name; none where the name says it already, as "3 requests a second" says 3. */
export function separateValue({ name, value }: PlanFeature): string {
  return wordsOf(name).includes(wordsOf(value)) ? '' : value;
}

export const CUSTOM_PLAN_ID = 'custom';

/** Whether an id or a plan type means a custom plan, in any spelling. */
export function isCustomName(name: string): boolean {
  return name.trim().toLowerCase() === CUSTOM_PLAN_ID;
}

/** A custom plan and a missing price are not the same as free. */
export function isPriced({ isCustom, isFree, monthlyAmount, annualAmountPerMonth }: Plan): boolean {
  return !isCustom && (isFree || monthlyAmount > 0 || annualAmountPerMonth > 0);
}

/** The plan without a price comes last, under the name that the provider has for it. */
export function withEnterprisePlan(plans: readonly Plan[], enterprise: Plan): readonly Plan[] {
  const serverPlans = plans.filter(({ id }) => !isCustomName(id));
  const name = plans.find(({ id }) => isCustomName(id))?.name || enterprise.name;
  return [...serverPlans, { ...enterprise, name }];
}

/** In any of the console's languages. */
const WORD_FOR_PLAN = /(?<!\p{L})(plan|tarif|план|خطة)(?!\p{L})/iu;

/** Whether a name says itself that it is one of a plan, as "Free plan" does. */
export function isPlanName(name: string): boolean {
  return WORD_FOR_PLAN.test(name);
}

export function monthlyPrice(plan: Plan, period: BillingPeriod): number | null {
  if (!isPriced(plan)) return null;
  return period === 'monthly' ? plan.monthlyAmount : plan.annualAmountPerMonth;
}

/** Cents saved a year against monthly payment; null if none or if monthly. */
export function displayedSaving(plan: Plan, period: BillingPeriod): number | null {
  return period === 'annually' && plan.annualCostSavings > 0 && !plan.isCustom ? plan.annualCostSavings : null;
}

export function yearlyPrice(plan: Plan): number | null {
  return isPriced(plan) ? (plan.annualAmount ?? plan.annualAmountPerMonth * 12) : null;
}

export function greatestSavingPercent(plans: readonly Plan[]): number {
  const percents = plans
    .filter(({ monthlyAmount, isCustom }) => monthlyAmount > 0 && !isCustom)
    // Multiplies first, because 29 / 100 * 100 is less than 29.
    .map(({ monthlyAmount, annualCostSavings }) => Math.floor((annualCostSavings * 100) / (monthlyAmount * 12)));
  return Math.max(0, ...percents);
}
