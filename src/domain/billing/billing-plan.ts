import type { BillingPeriod, Plan } from '#src/domain/plans/plan.ts';

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
