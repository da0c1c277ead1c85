import type { Database } from '#mocks/provider/db/database.ts';
import type { AccountRow, PackageRow, Subscription } from '#mocks/provider/db/models.ts';
import { seededBytes, seededHex } from '#mocks/provider/shared/seeded-number.ts';
import { usageOf } from '#mocks/provider/usage/account-usage.ts';
import { type BillingPeriod, pastPeriods, periodAt } from '#mocks/provider/usage/billing-period.ts';

/** The amount in US dollars, points in time in seconds. */
export interface InvoiceItem {
  readonly id: string;
  readonly number: string;
  readonly issuedTimestamp: number;
  readonly amount: number;
  readonly currency: string;
  readonly status: 'paid' | 'open' | 'void';
  readonly periodStart: number;
  readonly periodEnd: number;
}

interface Bill {
  readonly period: BillingPeriod;
  readonly issued: number;
  readonly amount: number;
  readonly status: InvoiceItem['status'];
}

/** Customers from before the demo have been so for at least a year. */
const FEWEST_PERIODS = 13;
const MORE_PERIODS = 12;
const PERIODS_OF_A_YEAR = 12;
/** One period in so many was billed by mistake, and once more correctly. */
const ONE_IN_VOID = 11;
const MOST_EXTRA_CENTS = 1600;

export function issuedInvoices(database: Database, account: AccountRow, now: number): readonly InvoiceItem[] {
  const bills = [...periodBills(database, account, now), ...extraBills(database, account)];
  const inOrder = bills.toSorted((one, other) => one.issued - other.issued);
  return inOrder.map((bill, index) => toItem(bill, index, `${database.seed}|invoices|${account.id}`)).toReversed();
}

/** By the plan that the account had then. A plan of a month is billed behind its period, a year in front of it. */
function periodBills(database: Database, account: AccountRow, now: number): readonly Bill[] {
  const countBefore = periodsBefore(database, account);
  const seconds = Math.floor(now / 1000);
  const end = account.canceledUntil === null ? seconds : Math.min(seconds, account.canceledUntil);
  const over = pastPeriods(account.periodStart, countBefore, end);
  const current = periodAt(account.periodStart, end);
  return [...over, current].flatMap((period, index) => {
    const { plan, subscription } = paidIn(database, account, period);
    if (plan.monthlyAmount === 0 || subscription === null) return [];
    if (subscription === 'annually') return index % PERIODS_OF_A_YEAR === 0 ? [yearBill(plan, period)] : [];
    return period === current ? [] : monthBills(database, account, plan, period);
  });
}

/** None for an account that was opened while the demo ran. */
function periodsBefore({ seed }: Database, { id, pastRequests }: AccountRow): number {
  const [draw = 0] = seededBytes(`${seed}|invoices|${id}|periods`, 1);
  return pastRequests === 0 ? 0 : FEWEST_PERIODS + (draw % MORE_PERIODS);
}

function paidIn(database: Database, account: AccountRow, { start }: BillingPeriod) {
  const isBefore = start < account.periodStart;
  const plan = database.packages.get({ id: isBefore ? account.planBefore : account.planId });
  const subscription: Subscription | null = isBefore ? account.subscriptionBefore : account.subscription;
  return { plan, subscription };
}

function yearBill({ annualAmount: amount }: PackageRow, { start, end }: BillingPeriod): Bill {
  const seconds = end + 1 - start;
  return {
    period: { start, end: start + PERIODS_OF_A_YEAR * seconds - 1 },
    ...{ issued: start, amount, status: 'paid' },
  };
}

function monthBills(database: Database, account: AccountRow, plan: PackageRow, period: BillingPeriod): readonly Bill[] {
  const billed = invoiceRows(database, account).filter(({ periodStart }) => periodStart === period.start);
  const before = billed.reduce((sum, { amount }) => sum + amount, 0);
  const extra = extraDollars(database, account, plan, period);
  const amount = Math.max(0, wholeCents(plan.monthlyAmount + extra - before));
  if (amount === 0) return [];
  const bill: Bill = { period, issued: period.end + 1, amount, status: 'paid' };
  const [draw = 0] = seededBytes(`${database.seed}|void|${account.id}|${period.start}`, 1);
  if (draw % ONE_IN_VOID !== 0) return [bill];
  return [
    { ...bill, status: 'void' },
    { ...bill, issued: bill.issued + 3600 },
  ];
}

/** What the credits beyond the plan cost: counted since the data were created, drawn for the time before. */
function extraDollars(database: Database, account: AccountRow, plan: PackageRow, { start, end }: BillingPeriod) {
  const perDollar = plan.paygAdditionalCreditsPerOneDollar;
  if (perDollar === 0) return 0;
  if (start >= account.periodStart) return usageOf(database, account, end * 1000).extra / perDollar;
  const [draw = 0] = seededBytes(`${database.seed}|extra|${account.id}|${start}`, 1);
  return draw < 128 ? 0 : Math.round((draw / 255) * MOST_EXTRA_CENTS) / 100;
}

/** Of what was due at once: open until it is paid. */
function extraBills(database: Database, account: AccountRow): readonly Bill[] {
  return invoiceRows(database, account).map(({ amount, paid, periodStart }) => ({
    period: periodAt(periodStart, periodStart),
    issued: Math.floor(database.madeAt / 1000),
    amount,
    status: paid ? 'paid' : 'open',
  }));
}

function invoiceRows(database: Database, { id: accountId }: AccountRow) {
  return database.invoices.where({ accountId });
}

function toItem({ period, issued, amount, status }: Bill, index: number, mark: string): InvoiceItem {
  return {
    id: `inv_${seededHex(`${mark}|${issued}|${amount}`, 16)}`,
    number: `${seededHex(mark, 6).toUpperCase()}-${String(index + 1).padStart(4, '0')}`,
    issuedTimestamp: issued,
    ...{ amount, currency: 'USD', status, periodStart: period.start, periodEnd: period.end },
  };
}

function wholeCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
