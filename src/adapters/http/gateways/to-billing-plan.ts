import type { BillingPlan, FeatureCategory } from '#src/domain/billing/billing-plan.ts';
import type { BillingPlanDto } from '#src/adapters/http/endpoints/billing-endpoints.ts';
import { isPriced } from '#src/domain/plans/plan.ts';
import { toPlan } from './to-plan.ts';

/** Without a price and a checkout URL a plan is sold by contact, unless the response denies that. */
export function toBillingPlan(dto: BillingPlanDto): BillingPlan {
  const plan = toPlan(dto);
  const monthlySubscriptionUrl = dto.monthlySubscriptionUrl?.trim() || null;
  const annualSubscriptionUrl = dto.annualSubscriptionUrl?.trim() || null;
  const isPurchasable = isPriced(plan) || monthlySubscriptionUrl !== null || annualSubscriptionUrl !== null;
  return {
    ...plan,
    isCustom: plan.isCustom || (dto.isCustom ?? !isPurchasable),
    ...{ monthlySubscriptionUrl, annualSubscriptionUrl },
    additionalFeatures: toFeatureCategories(dto.additionalFeatures),
  };
}

function toFeatureCategories(sent: BillingPlanDto['additionalFeatures']): readonly FeatureCategory[] {
  return Object.entries(sent).map(([name, features]) => ({
    name,
    features: Object.entries(features)
      .map(([key, feature]) => ({ key, ...feature }))
      .filter((feature) => feature.name !== ''),
  }));
}
