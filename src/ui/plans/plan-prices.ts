import { type BillingPeriod, isPriced, monthlyPrice, type Plan, yearlyPrice } from '#src/domain/plans/plan.ts';
import type { Formats } from '#src/domain/shared/formats/formats.ts';
import type { Translate } from '#src/application/i18n/translate.ts';

export function priceText(plan: Plan, period: BillingPeriod, t: Translate, formats: Formats): string {
  const price = monthlyPrice(plan, period);
  if (price !== null) return formats.dollars(price);
  return t(plan.isCustom ? 'plan.custom-price' : 'plan.no-price');
}

export function billText(plan: Plan, period: BillingPeriod, t: Translate, formats: Formats): string {
  if (plan.isCustom) return t('plan.bill.custom');
  if (plan.isFree) return t('plan.bill.free');
  if (!isPriced(plan)) return t('plan.bill.no-price');
  if (period === 'monthly') return t('plan.bill.monthly');
  return t('plan.bill.yearly', { amount: formats.dollars(yearlyPrice(plan) ?? 0) });
}

export function creditsText(plan: Plan, t: Translate, formats: Formats): string {
  if (plan.isCustom) return t('plan.credits.custom');
  const credits = plan.paygAdditionalCreditsPerOneDollar;
  if (credits <= 0) return t('plan.credits.none');
  return t('plan.credits', { dollar: formats.wholeDollars(1), credits: formats.count(credits) });
}
