import type { BillingPeriod } from '#src/domain/plans/plan.ts';
import type { BillingPlan } from './billing-plan.ts';

export type PlanButton = 'active' | 'contact-us' | 'downgraded' | 'upgrade' | 'downgrade';

/** The plan that the account has now. */
export interface CurrentPlan {
  /** Null where it is none of those that are offered. */
  readonly id: string | null;
  /** Cents. */
  readonly monthlyAmount: number;
  /** The period that it is paid by; null where it is not paid for. */
  readonly period: BillingPeriod | null;
}

/** What the button of a plan says: the first that applies (§2, D31). */
export function planButton(plan: BillingPlan, current: CurrentPlan): PlanButton {
  if (plan.id === current.id) return 'active';
  if (plan.isCustom) return 'contact-us';
  if (plan.monthlySubscriptionUrl === null && plan.annualSubscriptionUrl === null) return 'downgraded';
  return current.monthlyAmount < plan.monthlyAmount ? 'upgrade' : 'downgrade';
}
