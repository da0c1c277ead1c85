import type { BillingPeriod } from '#src/domain/plans/plan.ts';
import type { BillingPlan } from './billing-plan.ts';

export type PlanButton = 'active' | 'contact-us' | 'downgraded' | 'upgrade' | 'downgrade';

export interface CurrentPlan {
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
