import { useTranslation } from 'react-i18next';
import type { BillingPeriod } from '../../domain/onboarding/answers';
import { type Plan, shownSaving } from '../../domain/onboarding/plan';
import { dollars } from '../../domain/shared/money';
import { Badge } from './badge';
import { billText } from './plan-prices';

interface PlanBillProps {
  readonly plan: Plan;
  readonly period: BillingPeriod;
}

/** How it is billed, and what a year saves where it saves anything. */
export function PlanBill({ plan, period }: PlanBillProps) {
  const { t } = useTranslation();
  const saving = shownSaving(plan, period);
  return (
    <>
      <span className="plan__bill">{billText(plan, period, t)}</span>
      <span className="plan__save">
        {saving !== null && <Badge dot={false}>{t('plan.save', { amount: dollars(saving) })}</Badge>}
      </span>
    </>
  );
}
