import { isPriced, type Plan } from '#src/domain/plans/plan.ts';
import type { CurrentSubscription } from './current-subscription.ts';

export interface PlanReference {
  /** The profile's `paymentPackageId`. */
  readonly id: string | null;
  readonly name: string | null;
}

export function findPlan<P extends Plan>(plans: readonly P[], { id, name }: PlanReference): P | null {
  return plans.find((plan) => plan.id === id) ?? plans.find((plan) => plan.name === name) ?? null;
}

/** In cents, from the plan. An unlisted or custom plan has no price, so the subscription decides. */
export function currentMonthlyAmount(plan: Plan | null, current: CurrentSubscription): number {
  if (plan && isPriced(plan)) return plan.monthlyAmount;
  if (current.free) return 0;
  const { subscription, subscriptionPayment } = current;
  return subscription === 'annually' ? Math.round(subscriptionPayment / 12) : subscriptionPayment;
}

/** Only the payment package knows the credits per dollar and the plan's purpose. */
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
