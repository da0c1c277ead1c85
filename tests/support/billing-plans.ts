import type { AdditionalFeature, BillingPlan, CurrentSubscription } from '#src/domain/billing/billing-plan.ts';

/** A plan sold by month and by year. */
export function billingPlan(id: string, monthlyAmount: number, more: Partial<BillingPlan> = {}): BillingPlan {
  return {
    ...{ id, name: id, description: '', support: '', monthlyAmount, annualAmountPerMonth: monthlyAmount },
    ...{ annualAmount: monthlyAmount * 12, annualCostSavings: 0, isFree: monthlyAmount === 0, isCustom: false },
    ...{ isMostPopular: false, paygAdditionalCreditsPerOneDollar: 0, features: [], additionalFeatures: [] },
    monthlySubscriptionUrl: `https://pay.example/${id}/month`,
    annualSubscriptionUrl: `https://pay.example/${id}/year`,
    ...more,
  };
}

export const NOT_SOLD = { monthlySubscriptionUrl: null, annualSubscriptionUrl: null } as const;

export function feature(key: string, more: Partial<AdditionalFeature> = {}): AdditionalFeature {
  return { key, name: key, sequence: null, value: true, content: '', ...more };
}

/** Monthly, at $199.00, with $6.02 beyond the plan. */
export function subscriptionOf(more: Partial<CurrentSubscription> = {}): CurrentSubscription {
  return {
    ...{ active: true, name: 'Growth', free: false, subscription: 'monthly', subscriptionPayment: 19_900 },
    ...{ monthlyCredits: 1_000_000, throughput: { softLimit: 100, hardLimit: 150 } },
    ...{ paygAdditionalCreditsPerOneDollar: 20_000, paygPeriodToDate: 602, subtotal: 20_502 },
    ...{ hasPendingInvoices: false, isCancelled: false, scheduledCancellationDate: null },
    ...{ nextBillingDate: Date.UTC(2026, 11, 1), suspended: false },
    ...more,
  };
}
