import type { Database } from '#mocks/provider/db/database.ts';
import type { AccountRow, BudgetRow } from '#mocks/provider/db/models.ts';
import { budgetAlertMail, sendMail } from '#mocks/provider/mail/mails.ts';
import { ProviderError } from '#mocks/provider/shared/service-result.ts';
import { ownerOf } from '#mocks/provider/team/owner.ts';
import { usageOf } from './account-usage.ts';

export const DEFAULT_ALERTS = [50, 80, 100];

export interface Spending {
  /** Dollars where the plan sells extra credits, which are all that costs money; else credits, and null. */
  readonly currency: 'USD' | null;
  readonly spent: number;
  /** Of the billing period, in seconds. */
  readonly start: number;
  readonly end: number;
}

export function spendingOf(database: Database, account: AccountRow, now: number): Spending {
  const { period, used, extra } = usageOf(database, account, now);
  const perDollar = database.packages.get({ id: account.planId }).paygAdditionalCreditsPerOneDollar;
  if (perDollar === 0) return { ...period, currency: null, spent: used };
  return { ...period, currency: 'USD', spent: Math.round((extra * 100) / perDollar) / 100 };
}

export function isReached({ amount }: Pick<BudgetRow, 'amount'>, percent: number, spent: number): boolean {
  return spent * 100 >= amount * percent;
}

export function sentAlerts({ budgetAlerts }: Database, accountId: string, { start }: Spending) {
  return budgetAlerts.where({ accountId }).filter(({ timestamp }) => timestamp >= start);
}

/** The shares that are reached without a mail in this period, the lowest first. */
export function dueAlerts(database: Database, account: AccountRow, now: number): readonly number[] {
  const budget = database.budgets.find({ accountId: account.id });
  if (!budget) return [];
  const spending = spendingOf(database, account, now);
  const sent = sentAlerts(database, account.id, spending).map(({ percent }) => percent);
  return budget.alerts.filter((percent) => !sent.includes(percent) && isReached(budget, percent, spending.spent));
}

/** To the owner, a mail for each. */
export function sendDueAlerts(database: Database, accountId: string, now: number): void {
  const account = database.accounts.get({ id: accountId });
  const { currency } = spendingOf(database, account, now);
  const { amount = 0, atLimit = 'notify' } = database.budgets.find({ accountId }) ?? {};
  const { email } = ownerOf(database, accountId);
  for (const percent of dueAlerts(database, account, now)) {
    storeAlert(database, { accountId, percent, timestamp: Math.floor(now / 1000) });
    const kind = percent === 100 && atLimit === 'stop' ? 'budget-stop' : 'budget-alert';
    sendMail(database, now, budgetAlertMail(email, { kind, percent, amount, currency }));
  }
}

/** Replaces that of an earlier period. */
export function storeAlert(
  { budgetAlerts }: Database,
  { accountId, percent, timestamp }: { accountId: string; percent: number; timestamp: number },
): void {
  const id = `${accountId}|${percent}`;
  budgetAlerts.remove({ id });
  budgetAlerts.insert({ id, accountId, percent, timestamp });
}

/** Rejects an API call of an account whose budget is spent and is to stop calls. */
export function requireBudget(database: Database, account: AccountRow, now: number): void {
  const budget = database.budgets.find({ accountId: account.id });
  if (budget?.atLimit !== 'stop') return;
  const { spent, end, currency } = spendingOf(database, account, now);
  if (!isReached(budget, 100, spent)) return;
  const day = new Date(end * 1000).toISOString().slice(0, 10);
  const detail = `The budget of ${amountText(budget.amount, currency)} is used up. API calls are rejected until the billing period ends on ${day}, or until the budget is raised.`;
  throw new ProviderError(402, 'budget_reached', 'The budget is used up.', [detail]);
}

function amountText(amount: number, currency: string | null): string {
  const whole = (figure: number) => String(figure).replace(/\B(?=(\d{3})+$)/g, ',');
  if (currency === null) return `${whole(amount)} credits`;
  const [dollars = '', cents = ''] = amount.toFixed(2).split('.');
  return `$${whole(Number(dollars))}.${cents}`;
}
