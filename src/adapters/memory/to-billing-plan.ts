import type { BillingPlanItem } from '#mocks/provider/billing/billing-service.ts';
import type { BillingPlan } from '#src/domain/billing/billing-plan.ts';
import { CUSTOM_PLAN_ID } from '#src/domain/plans/plan.ts';

export function toBillingPlan(item: BillingPlanItem): BillingPlan {
  const { id, name, plan } = item;
  const [first] = item.prices;
  const annualAmount = first ? cents(first.annualAmount) : null;
  const monthlyAmount = cents(item.price.monthlyAmount ?? 0);
  const annualAmountPerMonth = Math.round((annualAmount ?? 0) / 12);
  const isCustom = plan === CUSTOM_PLAN_ID;
  return {
    ...{ id, name, description: '', support: '', paygAdditionalCreditsPerOneDollar: 0 },
    ...{ monthlyAmount, annualAmountPerMonth, annualAmount },
    annualCostSavings: annualAmount === null ? 0 : Math.max(0, monthlyAmount * 12 - annualAmount),
    ...{ isFree: !isCustom && monthlyAmount === 0, isCustom, isMostPopular: false },
    features: sortBySequence(item.mainFeatures).map((feature) => ({
      name: feature.name,
      value: String(feature.value),
    })),
    monthlySubscriptionUrl: item.monthlySubscriptionUrl,
    annualSubscriptionUrl: item.annualSubscriptionUrl,
    additionalFeatures: Object.entries(item.additionalFeatures).map(([category, features]) => ({
      name: category,
      features: Object.entries(features).map(([key, feature]) => ({ key, ...feature })),
    })),
  };
}

function sortBySequence(features: BillingPlanItem['mainFeatures']) {
  return Object.values(features).toSorted((one, other) => one.sequence - other.sequence);
}

export function cents(dollars: number): number {
  return Math.round(dollars * 100);
}
