import { type Plan, plans } from './plans.ts';
import type { AccountRow } from './rows.ts';

/** Amounts in US dollars, points in time in seconds. */
export interface SubscriptionItem {
  readonly active: boolean;
  readonly name: string;
  readonly free: boolean;
  readonly subscription: 'monthly' | 'annually' | null;
  readonly subscriptionPayment: number;
  readonly monthlyCredits: number;
  readonly throughput: { readonly softLimit: number; readonly hardLimit: number };
  readonly paygAdditionalCreditsPerOneDollar: number;
  readonly paygPeriodToDate: number;
  readonly subtotal: number;
  readonly hasPendingInvoices: boolean;
  readonly isCancelled: boolean;
  readonly scheduledCancellationDate: number | null;
  readonly nextBillingDate: number | null;
  readonly suspended: boolean;
}

export function subscriptionItem(account: Readonly<AccountRow>, now: number): SubscriptionItem {
  const { subscription, suspended, paygPeriodToDate, cancelledUntil } = account;
  const plan = plans[account.planId];
  return {
    active: !suspended && (cancelledUntil === null || now < cancelledUntil * 1000),
    name: plan.name,
    free: plan.monthlyAmount === 0,
    subscription,
    subscriptionPayment: payment(plan, subscription),
    monthlyCredits: plan.monthlyCredits,
    throughput: { softLimit: plan.softLimit, hardLimit: plan.hardLimit },
    paygAdditionalCreditsPerOneDollar: plan.paygAdditionalCreditsPerOneDollar,
    paygPeriodToDate,
    subtotal: amountDue(account),
    hasPendingInvoices: suspended,
    isCancelled: cancelledUntil !== null,
    scheduledCancellationDate: cancelledUntil,
    nextBillingDate: cancelledUntil === null ? nextBilling(subscription, new Date(now)) : null,
    suspended,
  };
}

/** The month's payment, if it is paid by the month, and what was used beyond the plan. */
export function amountDue({ planId, subscription, paygPeriodToDate }: Readonly<AccountRow>): number {
  return wholeCents((subscription === 'monthly' ? plans[planId].monthlyAmount : 0) + paygPeriodToDate);
}

function payment(plan: Plan, subscription: AccountRow['subscription']): number {
  if (subscription === null) return 0;
  return subscription === 'monthly' ? plan.monthlyAmount : plan.annualAmount;
}

/** Monthly: the first of next month. Annually: the first of next year. */
function nextBilling(subscription: AccountRow['subscription'], today: Date): number | null {
  if (subscription === null) return null;
  const month = subscription === 'monthly' ? today.getUTCMonth() + 1 : 12;
  return Date.UTC(today.getUTCFullYear(), month, 1) / 1000;
}

function wholeCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
