import type { BillingPeriod } from '#src/domain/plans/plan.ts';
import { isPriced, monthlyPrice, type Plan, yearlyPrice } from '#src/domain/plans/plan.ts';
import { formatDollars, formatCount } from '#src/domain/shared/money.ts';
import type { TFunction } from 'i18next';

export function priceText(plan: Plan, period: BillingPeriod, t: TFunction): string {
  const price = monthlyPrice(plan, period);
  if (price !== null) return formatDollars(price);
  return t(plan.isCustom ? 'plan.custom-price' : 'plan.no-price');
}

export function billText(plan: Plan, period: BillingPeriod, t: TFunction): string {
  if (plan.isCustom) return t('plan.bill.custom');
  if (plan.isFree) return t('plan.bill.free');
  if (!isPriced(plan)) return t('plan.bill.no-price');
  if (period === 'monthly') return t('plan.bill.monthly');
  return t('plan.bill.yearly', { amount: formatDollars(yearlyPrice(plan) ?? 0) });
}

export function creditsText({ isCustom, paygAdditionalCreditsPerOneDollar: credits }: Plan, t: TFunction): string {
  if (isCustom) return t('plan.credits.custom');
  return credits > 0 ? t('plan.credits', { credits: formatCount(credits) }) : t('plan.credits.none');
}
