import type { AccountRow, PackageRow, Subscription } from '#mocks/provider/db/models.ts';

/** Amounts in US dollars, points in time in seconds. */
export function subscriptionItem(account: AccountRow, plan: PackageRow, now: number) {
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

function nextBilling(subscription: Subscription | null, today: Date): number | null {
  if (subscription === null) return null;
  const month = subscription === 'monthly' ? today.getUTCMonth() + 1 : 12;
  return Date.UTC(today.getUTCFullYear(), month, 1) / 1000;
}
