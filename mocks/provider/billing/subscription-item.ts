import type { AccountRow, PackageRow, Subscription } from '#mocks/provider/db/models.ts';

/** Amounts in US dollars, points in time in seconds. */
export interface SubscriptionItem {
  readonly active: boolean;
  readonly name: string;
  readonly free: boolean;
  readonly subscription: Subscription | null;
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

export function subscriptionItem(account: AccountRow, plan: PackageRow, now: number): SubscriptionItem {
  const { subscription, suspended, paygPeriodToDate, cancelledUntil } = account;
  return {
    active: !suspended && (cancelledUntil === null || now < cancelledUntil * 1000),
    name: plan.name,
    free: plan.monthlyAmount === 0,
    subscription,
    subscriptionPayment: subscription === null ? 0 : amountOf(plan, subscription),
    monthlyCredits: plan.monthlyCredits,
    throughput: { softLimit: plan.softLimit, hardLimit: plan.hardLimit },
    paygAdditionalCreditsPerOneDollar: plan.paygAdditionalCreditsPerOneDollar,
    paygPeriodToDate,
    subtotal: amountDue(account, plan),
    hasPendingInvoices: suspended,
    isCancelled: cancelledUntil !== null,
    scheduledCancellationDate: cancelledUntil,
    nextBillingDate: cancelledUntil === null ? nextBilling(subscription, new Date(now)) : null,
    suspended,
  };
}

/** This month's payment, if the plan is paid monthly, and the usage beyond the plan; in whole cents. */
export function amountDue({ subscription, paygPeriodToDate }: AccountRow, { monthlyAmount }: PackageRow): number {
  return Math.round(((subscription === 'monthly' ? monthlyAmount : 0) + paygPeriodToDate) * 100) / 100;
}

export function amountOf({ monthlyAmount, annualAmount }: PackageRow, subscription: Subscription): number {
  return subscription === 'monthly' ? monthlyAmount : annualAmount;
}

/** The first of next month, or of next year. */
function nextBilling(subscription: Subscription | null, today: Date): number | null {
  if (subscription === null) return null;
  const month = subscription === 'monthly' ? today.getUTCMonth() + 1 : 12;
  return Date.UTC(today.getUTCFullYear(), month, 1) / 1000;
}
