import type { BillingPlan, FeatureCategory } from '#src/domain/billing/billing-plan.ts';
import type { BillingPlanDto } from '#src/adapters/http/endpoints/billing-endpoints.ts';
import { isPriced } from '#src/domain/plans/plan.ts';
import { planFrom } from './plan-from.ts';

/**
 * The one plan (D33) and what the billing page adds to it. What has neither a price nor an address to buy it at is a
 * matter of talking, unless the reply says that it is not.
 */
export function billingPlanFrom(dto: BillingPlanDto): BillingPlan {
  const plan = planFrom(dto);
  const monthlySubscriptionUrl = dto.monthlySubscriptionUrl?.trim() || null;
  const annualSubscriptionUrl = dto.annualSubscriptionUrl?.trim() || null;
  const isSold = isPriced(plan) || monthlySubscriptionUrl !== null || annualSubscriptionUrl !== null;
  return {
    ...plan,
    isCustom: plan.isCustom || (dto.isCustom ?? !isSold),
    ...{ monthlySubscriptionUrl, annualSubscriptionUrl },
    additionalFeatures: categoriesFrom(dto.additionalFeatures),
  };
}

function categoriesFrom(sent: BillingPlanDto['additionalFeatures']): readonly FeatureCategory[] {
  return Object.entries(sent).map(([name, features]) => ({
    name,
    features: Object.entries(features)
      .map(([key, feature]) => ({ key, ...feature }))
      .filter((feature) => feature.name !== ''),
  }));
}
