import type { Database } from '#mocks/provider/db/database.ts';
import type { AccountRow } from '#mocks/provider/db/models.ts';
import { usageOf } from '#mocks/provider/usage/account-usage.ts';
import { invoiceSession } from './payments.ts';

interface BillToDate {
  /** The usage beyond the plan that is not paid yet, in US dollars. */
  readonly paygPeriodToDate: number;
  /** With this month's payment, if the plan is paid monthly. */
  readonly subtotal: number;
}

/** `now` in milliseconds. */
export function billToDate(database: Database, account: AccountRow, now: number): BillToDate {
  const { monthlyAmount, paygAdditionalCreditsPerOneDollar: perDollar } = database.packages.get({ id: account.planId });
  const { period, extra } = usageOf(database, account, now);
  const paid = database.invoices.where({ accountId: account.id, paid: true, periodStart: period.start });
  const unpaid = Math.max(0, extra - paid.reduce((sum, { extraCredits }) => sum + extraCredits, 0));
  const paygPeriodToDate = perDollar === 0 ? 0 : wholeCents(unpaid / perDollar);
  const payment = account.subscription === 'monthly' ? monthlyAmount : 0;
  return { paygPeriodToDate, subtotal: wholeCents(payment + paygPeriodToDate) };
}

export function openInvoice(database: Database, account: AccountRow, now: number): void {
  const { id: accountId } = account;
  const { period, extra: extraCredits } = usageOf(database, account, now);
  const { subtotal: amount } = billToDate(database, account, now);
  const session = invoiceSession(database.seed, accountId);
  database.invoices.insert({ session, accountId, paid: false, amount, extraCredits, periodStart: period.start });
}

function wholeCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
