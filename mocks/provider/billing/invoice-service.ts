import type { Database } from '#mocks/provider/db/database.ts';
import type { AccountRow, PackageRow, Subscription } from '#mocks/provider/db/models.ts';
import { seededBytes, seededHex } from '#mocks/provider/shared/seeded-number.ts';
import { usageOf } from '#mocks/provider/usage/account-usage.ts';
import { type BillingPeriod, pastPeriods, periodAt } from '#mocks/provider/usage/billing-period.ts';
import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';
import { notFound } from '#mocks/provider/shared/service-result.ts';
import { pageOf, type RequestFields } from '#mocks/provider/shared/request-fields.ts';
import { companyOf } from '#mocks/provider/team/team-members.ts';
import { detailsOf } from '#mocks/provider/billing/billing-details.ts';

/** The amount in US dollars, points in time in seconds. */
interface InvoiceItem {
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

function issuedInvoices(database: Database, account: AccountRow, now: number): readonly InvoiceItem[] {
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

const A4 = '[0 0 595 842]';
const LINE_HEIGHT = 22;

/** A page with the facts of an invoice, as the bytes of a PDF: one character each. */
function invoicePdf(invoice: InvoiceItem, company: string): string {
  const { number, issuedTimestamp, amount, currency, status, periodStart, periodEnd } = invoice;
  const lines = [
    `Invoice ${number}`,
    `Billed to: ${company}`,
    `Date: ${dayOf(issuedTimestamp)}`,
    `Period: ${dayOf(periodStart)} to ${dayOf(periodEnd)}`,
    `Amount: ${amount.toFixed(2)} ${currency}`,
    `Status: ${status}`,
  ];
  return pdfOf(lines);
}

function pdfOf(lines: readonly string[]): string {
  const drawn = lines.map((line, index) => `/F1 ${index === 0 ? 20 : 12} Tf (${pdfText(line)}) Tj T*`);
  const content = `BT ${LINE_HEIGHT} TL 64 760 Td\n${drawn.join('\n')}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox ${A4} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return `${body}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
}

/** Letters of Latin 1 by their octal code; the font of the page has no others. */
function pdfText(text: string): string {
  return text
    .replace(/[\\()]/g, '\\$&')
    .replace(/[^\x20-\x7e\xa0-\xff]/gu, '?')
    .replace(/[\xa0-\xff]/g, (letter) => `\\${letter.charCodeAt(0).toString(8)}`);
}

/** `time` in seconds. */
function dayOf(time: number): string {
  return new Date(time * 1000).toISOString().slice(0, 10);
}

export class InvoiceService {
  constructor(private readonly sessions: Sessions) {}

  list(bearer: Bearer, query: RequestFields<'limit' | 'offset'>) {
    return this.sessions.authorize(bearer, ({ account, database, now }) => {
      const { page: items, hasMore } = pageOf(issuedInvoices(database, account, now), query);
      return { items, hasMore };
    });
  }

  file(bearer: Bearer, id: string) {
    return this.sessions.authorize(bearer, ({ account, database, now }) => {
      const invoice = issuedInvoices(database, account, now).find((one) => one.id === id);
      if (!invoice) throw notFound('invoice');
      const company = detailsOf(database, account.id)?.company ?? companyOf(database, account.id);
      const content = btoa(invoicePdf(invoice, company));
      return { item: { fileName: `invoice-${invoice.number}.pdf`, mediaType: 'application/pdf', content } };
    });
  }
}
