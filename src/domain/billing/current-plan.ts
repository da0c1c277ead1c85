import { isPriced, type Plan } from '#src/domain/plans/plan.ts';
import type { CurrentSubscription } from './current-subscription.ts';

/** What is known of the account's own plan. */
export interface PlanReference {
  /** The profile's `paymentPackageId`. */
  readonly id: string | null;
  /** As the subscription calls it. */
  readonly name: string | null;
}

/** The plan with that id, else the one of that name (wire notes). */
export function findPlan<P extends Plan>(plans: readonly P[], { id, name }: PlanReference): P | null {
  return plans.find((plan) => plan.id === id) ?? plans.find((plan) => plan.name === name) ?? null;
}

/**
 * What the account pays for a month, in cents: as its plan says. Off the list, and where the plan has no price of its own
 * (custom), as its subscription does.
 */
export function currentMonthlyAmount(plan: Plan | null, current: CurrentSubscription): number {
  if (plan && isPriced(plan)) return plan.monthlyAmount;
  if (current.free) return 0;
  const { subscription, subscriptionPayment } = current;
  return subscription === 'annually' ? Math.round(subscriptionPayment / 12) : subscriptionPayment;
}

/** The billing plan does not say what a dollar buys, nor what the plan is for: the payment package does (§3). */
export function withPackageDetails<P extends Plan>(plan: P, packages: readonly Plan[]): P {
  const known = findPlan(packages, plan);
  if (!known) return plan;
  return {
    ...plan,
    description: plan.description || known.description,
    paygAdditionalCreditsPerOneDollar:
      plan.paygAdditionalCreditsPerOneDollar || known.paygAdditionalCreditsPerOneDollar,
  };
}
