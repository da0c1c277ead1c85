import type { TFunction } from 'i18next';
import type { BillingPeriod } from '#src/domain/plans/plan.ts';
import { isPriced, type Plan, yearlyPrice } from '#src/domain/plans/plan.ts';
import { formatDollars } from '#src/domain/shared/money.ts';

export function chosenText(plan: Plan, period: BillingPeriod, t: TFunction): string {
  if (plan.isFree || !isPriced(plan)) return plan.name;
  return period === 'monthly'
    ? t('plan.chosen.monthly', { plan: plan.name, amount: formatDollars(plan.monthlyAmount) })
    : t('plan.chosen.yearly', { plan: plan.name, amount: formatDollars(yearlyPrice(plan) ?? 0) });
}
