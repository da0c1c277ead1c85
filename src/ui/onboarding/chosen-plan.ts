import type { TFunction } from 'i18next';
import type { BillingPeriod } from '../../domain/onboarding/answers';
import { isPriced, type Plan, yearlyPrice } from '../../domain/onboarding/plan';
import { dollars } from '../../domain/shared/money';

/** The choice in one line. */
export function chosenText(plan: Plan, period: BillingPeriod, t: TFunction): string {
  if (plan.isFree || !isPriced(plan)) return plan.name;
  return period === 'monthly'
    ? t('plan.chosen.monthly', { plan: plan.name, amount: dollars(plan.monthlyAmount) })
    : t('plan.chosen.yearly', { plan: plan.name, amount: dollars(yearlyPrice(plan) ?? 0) });
}
