import type { Database } from '#mocks/provider/db/database.ts';
import { periodAt } from '#mocks/provider/usage/billing-period.ts';
import type { AccountRow, PackageRow, Subscription } from '#mocks/provider/db/models.ts';
import { billToDate } from './payments.ts';

/** Amounts in US dollars, points in time in seconds; `now` in milliseconds. */
export function subscriptionItem(database: Database, account: AccountRow, now: number) {
  const { id, subscription, suspended, canceledUntil } = account;
  const plan = database.packages.get({ id: account.planId });
  const { paygPeriodToDate, subtotal } = billToDate(database, account, now);
  return {
    active: !suspended && (canceledUntil === null || now < canceledUntil * 1000),
    name: plan.name,
    free: plan.monthlyAmount === 0,
    subscription,
    subscriptionPayment: subscription === null ? 0 : amountOf(plan, subscription),
    monthlyCredits: plan.monthlyCredits,
    throughput: { softLimit: plan.softLimit, hardLimit: plan.hardLimit },
    paygAdditionalCreditsPerOneDollar: plan.paygAdditionalCreditsPerOneDollar,
    paygPeriodToDate,
    subtotal,
    hasPendingInvoices: database.invoices.find({ accountId: id, paid: false }) !== undefined,
    isCancelled: canceledUntil !== null,
    scheduledCancellationDate: canceledUntil,
    nextBillingDate: canceledUntil === null ? nextBilling(account, now / 1000) : null,
    suspended,
  };
}

export function amountOf({ monthlyAmount, annualAmount }: PackageRow, subscription: Subscription): number {
  return subscription === 'monthly' ? monthlyAmount : annualAmount;
}

/** With the first period that is not paid for, the twelfth from the last payment of the year. */
function nextBilling({ subscription, periodStart }: AccountRow, now: number): number | null {
  if (subscription === null) return null;
  const paidPeriods = subscription === 'monthly' ? 1 : 12;
  return periodAt(periodStart, now, paidPeriods).end + 1;
}
