import type { BillingPeriod } from '../../domain/onboarding/answers';
import { monthlyPrice, type Plan, yearlyPrice } from '../../domain/onboarding/plan';
import { dollars, grouped } from '../../domain/shared/money';
import type { TFunction } from 'i18next';

/** Whole dollars in the prices of plans, cents only where there are some. */
export function planDollars(cents: number): string {
  return dollars(cents).replace(/\.00$/, '');
}

export function priceText(plan: Plan, period: BillingPeriod, t: TFunction): string {
  const price = monthlyPrice(plan, period);
  return price === null ? t('plan.custom-price') : planDollars(price);
}

export function billText(plan: Plan, period: BillingPeriod, t: TFunction): string {
  if (plan.isCustom) return t('plan.bill.custom');
  if (plan.isFree) return t('plan.bill.free');
  if (period === 'monthly') return t('plan.bill.monthly');
  return t('plan.bill.yearly', { amount: planDollars(yearlyPrice(plan) ?? 0) });
}

/** What a dollar buys beyond the plan (§2). */
export function creditsText({ isCustom, paygAdditionalCreditsPerOneDollar: credits }: Plan, t: TFunction): string {
  if (isCustom) return t('plan.credits.custom');
  return credits > 0 ? t('plan.credits', { credits: grouped(credits) }) : t('plan.credits.none');
}

/** The choice in one line. */
export function chosenText(plan: Plan, period: BillingPeriod, t: TFunction): string {
  if (plan.isCustom || plan.isFree) return plan.name;
  return period === 'monthly'
    ? t('plan.chosen.monthly', { plan: plan.name, amount: planDollars(plan.monthlyAmount) })
    : t('plan.chosen.yearly', { plan: plan.name, amount: planDollars(yearlyPrice(plan) ?? 0) });
}
