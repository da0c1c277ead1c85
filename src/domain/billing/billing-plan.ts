import { type BillingPeriod, isPriced, type Plan } from '#src/domain/plans/plan.ts';
import type { Instant } from '#src/domain/shared/dates.ts';

export interface BillingPlan extends Plan {
  readonly monthlySubscriptionUrl: string | null;
  readonly annualSubscriptionUrl: string | null;
  readonly additionalFeatures: readonly FeatureCategory[];
}

export interface FeatureCategory {
  readonly name: string;
  readonly features: readonly AdditionalFeature[];
}

export interface AdditionalFeature {
  readonly key: string;
  readonly name: string;
  /** The position among the features of its category; null if the provider gives none. */
  readonly sequence: number | null;
  /** A boolean is a yes or a no; text is shown verbatim. */
  readonly value: string | boolean;
  readonly content: string;
}

export function subscriptionUrl(plan: BillingPlan, period: BillingPeriod): string | null {
  return period === 'monthly' ? plan.monthlySubscriptionUrl : plan.annualSubscriptionUrl;
}

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

export interface CurrentSubscription {
  readonly active: boolean;
  readonly name: string;
  readonly free: boolean;
  readonly subscription: 'monthly' | 'annually' | null;
  readonly subscriptionPayment: number;
  readonly monthlyCredits: number;
  readonly throughput: { readonly softLimit: number; readonly hardLimit: number };
  readonly paygAdditionalCreditsPerOneDollar: number;
  readonly paygPeriodToDate: number;
  /** In cents; null where the provider does not send it. */
  readonly subtotal: number | null;
  readonly hasPendingInvoices: boolean;
  readonly isCancelled: boolean;
  readonly scheduledCancellationDate: Instant | null;
  readonly nextBillingDate: Instant | null;
  readonly suspended: boolean;
}
