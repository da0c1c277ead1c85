import { amountText, readAmount } from '#src/domain/shared/amount-text.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import { quotaForecast, type BurnUp, roundUp, usedAt } from './burn-up.ts';
import type { PlanQuota } from './usage-summary.ts';

/** What happens once all of it is spent: mails alone, or API calls are rejected as well. */
export const AT_LIMIT = ['notify', 'stop'] as const;

export type AtLimit = (typeof AT_LIMIT)[number];

/** What a customer sets. */
export interface BudgetLimit {
  /** In the unit of the budget. */
  readonly amount: number;
  /** The shares that send a mail, in percent of the amount. */
  readonly alerts: readonly number[];
  readonly atLimit: AtLimit;
}

interface SentAlert {
  readonly percent: number;
  readonly at: Instant | null;
}

/** The spending of a billing period, with its limit if there is one. */
export interface Budget {
  /** The code of the currency of all amounts; null if they are credits. */
  readonly currency: string | null;
  readonly spent: number;
  /** When the period ends, and spending starts at nothing again. */
  readonly endsAt: Instant | null;
  readonly limit: BudgetLimit | null;
  /** In this period. */
  readonly sentAlerts: readonly SentAlert[];
}

export const DEFAULT_ALERTS = [50, 80, 100] as const;
export const MAX_ALERTS = 5;

/** Rounded down, so that 100 means all of it; null without a limit. */
export function spentPercent({ limit, spent }: Budget): number | null {
  if (limit === null || limit.amount <= 0) return null;
  return Math.min(Math.floor((Math.max(spent, 0) * 100) / limit.amount), Number.MAX_SAFE_INTEGER);
}

function isReached(percent: number, amount: number, spent: number): boolean {
  return spent * 100 >= percent * amount;
}

/** The provider rejects API calls. */
export function isStopped({ limit, spent }: Budget): boolean {
  return limit !== null && limit.atLimit === 'stop' && isReached(100, limit.amount, spent);
}

export interface BudgetAlert {
  readonly percent: number;
  /** What must be spent for it, in the unit of the budget. */
  readonly amount: number;
  readonly isReached: boolean;
  /** When its mail was sent; null before that, or if the provider does not say. */
  readonly sentAt: Instant | null;
}

/** Each chosen share once, the lowest first. */
export function budgetAlerts({ limit, spent, sentAlerts }: Budget): readonly BudgetAlert[] {
  if (limit === null) return [];
  const { amount } = limit;
  return ordered(limit.alerts).map((percent) => {
    const sent = sentAlerts.find((alert) => alert.percent === percent);
    return {
      percent,
      amount: (amount * percent) / 100,
      isReached: sent !== undefined || isReached(percent, amount, spent),
      sentAt: sent?.at ?? null,
    };
  });
}

export interface BudgetAttention {
  readonly kind: 'budget' | 'budget-stopped';
  readonly percent: number;
}

/** From the first reached share on. */
export function budgetAttention(budget: Budget): BudgetAttention | null {
  const percent = spentPercent(budget);
  if (percent === null) return null;
  if (isStopped(budget)) return { kind: 'budget-stopped', percent };
  return budgetAlerts(budget).some((alert) => alert.isReached) ? { kind: 'budget', percent } : null;
}

/** The order of the shares says nothing. */
export function isSameLimit(one: BudgetLimit | null, other: BudgetLimit | null): boolean {
  if (one === null || other === null) return one === other;
  const [shares, otherShares] = [ordered(one.alerts), ordered(other.alerts)];
  return one.amount === other.amount && one.atLimit === other.atLimit && shares.join() === otherShares.join();
}

/** What a new limit does that nobody should be surprised by; null if it is nothing. */
export type BudgetWarning =
  /** Calls are rejected as soon as it is saved. */
  | 'stops-now'
  /** From now on, calls can be rejected. */
  | 'will-stop'
  /** Less than what is spent, so its alerts are sent as soon as it is saved. */
  | 'is-spent';

export function budgetWarning(before: Budget, next: BudgetLimit): BudgetWarning | null {
  const isSpent = isReached(100, next.amount, before.spent);
  if (next.atLimit === 'stop') {
    if (isSpent) return isStopped(before) ? null : 'stops-now';
    return before.limit?.atLimit === 'stop' ? null : 'will-stop';
  }
  return next.amount < before.spent ? 'is-spent' : null;
}

/**
 * The credits of the period at which all of it is spent, for a chart of credits. Money is spent on extra credits alone.
 * Null in a currency in which credits have no known price.
 */
export function budgetCredits(
  { currency, limit }: Budget,
  { included }: Pick<PlanQuota, 'included'>,
  creditsPerDollar: number | null,
): number | null {
  if (limit === null) return null;
  if (currency === null) return limit.amount;
  if (currency.toUpperCase() !== 'USD' || creditsPerDollar === null || creditsPerDollar <= 0) return null;
  return Math.max(included, 0) + limit.amount * creditsPerDollar;
}

export type BudgetForecast =
  | { readonly kind: 'reached' }
  | { readonly kind: 'runs-out'; readonly date: Instant }
  | { readonly kind: 'within' }
  | { readonly kind: 'unknown' };

/** At the rate since the start of the period, as the forecast of the quota. `credits` are those of `budgetCredits`. */
export function budgetForecast(
  { limit, spent }: Budget,
  quota: PlanQuota,
  credits: number | null,
  now: Instant,
): BudgetForecast {
  if (limit !== null && isReached(100, limit.amount, spent)) return { kind: 'reached' };
  if (credits === null) return { kind: 'unknown' };
  const forecast = quotaForecast({ ...quota, included: credits }, now);
  if (forecast.kind === 'runs-out') return { kind: 'runs-out', date: forecast.date };
  return { kind: forecast.kind === 'within' ? 'within' : 'unknown' };
}

function ordered(alerts: readonly number[]): readonly number[] {
  return [...new Set(alerts)].sort((one, other) => one - other);
}

/**
 * `50, 80 and 100` in any script's commas; null if it is no list of one to five whole shares from 1 to 100. The shares that
 * are set are fine as they are.
 */
export function parseAlerts(text: string, { limit }: Pick<Budget, 'limit'>): readonly number[] | null {
  if (limit !== null && text === formatAlerts(limit.alerts)) return limit.alerts;
  const parts = text.split(/[\s,،、;؛%٪]+/u).filter((part) => part !== '');
  const alerts = ordered(parts.map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : 0)));
  if (alerts.length === 0 || alerts.length > MAX_ALERTS) return null;
  return alerts.every((percent) => percent >= 1 && percent <= 100) ? alerts : null;
}

/** For a field, so that `parseAlerts` reads the same. */
export function formatAlerts(alerts: readonly number[]): string {
  return alerts.join(', ');
}

const MAX_AMOUNT = 1_000_000_000_000;

/** Null if it is no amount above nothing in the unit of the budget. Credits are whole. The amount that is set is fine as it is. */
export function parseAmount(text: string, { currency, limit }: Pick<Budget, 'currency' | 'limit'>): number | null {
  if (limit !== null && text === formatAmount(limit.amount, currency)) return limit.amount;
  const decimals = decimalsOf(currency);
  const amount = readAmount(text, decimals);
  if (amount === null || amount <= 0 || amount > MAX_AMOUNT) return null;
  return Number(amount.toFixed(decimals)) === amount ? amount : null;
}

/** For a field, so that `parseAmount` reads the same. */
export function formatAmount(amount: number, currency: string | null): string {
  return amountText(amount, decimalsOf(currency));
}

const WITH_THOUSANDTHS = /^(BHD|IQD|JOD|KWD|LYD|OMR|TND)$/i;

function decimalsOf(currency: string | null): number {
  if (currency === null) return 0;
  return WITH_THOUSANDTHS.test(currency) ? 3 : 2;
}

/** A budget among the credits of a period, and where the chart has room for the labels of both its lines. */
export interface BudgetLine {
  /** With the budget in view. */
  readonly chart: BurnUp;
  readonly credits: number;
  /** When it was reached or is expected to be; null if not in this period. */
  readonly reachedAt: Instant | null;
  /** Labels stand above their lines, but of two close ones the lower has its label below. */
  readonly isLabelBelow: boolean;
  readonly isIncludedLabelBelow: boolean;
}

/** Beyond this many times its scale, a chart with the budget would show little else. */
const MAX_STRETCH = 2;
/** A label and its margin, as a part of the height. */
const LABEL = 0.13;

/** Null for a budget so far away that the chart cannot show it. */
export function budgetLine(chart: BurnUp, credits: number): BudgetLine | null {
  if (credits > chart.top * MAX_STRETCH) return null;
  const stretched = { ...chart, top: Math.max(chart.top, roundUp(credits)) };
  const { included, top } = stretched;
  const areClose = included > 0 && Math.abs(included - credits) < top * LABEL;
  return {
    chart: stretched,
    credits,
    reachedAt: usedAt(chart, credits),
    isLabelBelow: areClose && credits <= included,
    isIncludedLabelBelow: areClose && credits > included,
  };
}
