import type { BillingPeriod } from '#src/domain/plans/plan.ts';
import type { Plan } from '#src/domain/plans/plan.ts';

/** The one plan type (D33), with what only the billing page needs of it (§3). */
export interface BillingPlan extends Plan {
  /** Where the plan is subscribed to; null where it cannot be. */
  readonly monthlySubscriptionUrl: string | null;
  readonly annualSubscriptionUrl: string | null;
  /** In the order in which the provider names them. */
  readonly additionalFeatures: readonly FeatureCategory[];
}

export interface FeatureCategory {
  readonly name: string;
  readonly features: readonly AdditionalFeature[];
}

export interface AdditionalFeature {
  /** The same for the same feature of every plan. */
  readonly key: string;
  readonly name: string;
  /** Its place among the features of its category; null where the provider gives none. */
  readonly sequence: number | null;
  /** True and false are a yes and a no; anything else is text as it is shown. */
  readonly value: string | boolean;
  /** What the feature is, in the provider's words; empty where it says nothing. */
  readonly content: string;
}

/** The address at which the plan is subscribed to in this period; null where it is not offered in it. */
export function subscriptionUrl(plan: BillingPlan, period: BillingPeriod): string | null {
  return period === 'monthly' ? plan.monthlySubscriptionUrl : plan.annualSubscriptionUrl;
}
