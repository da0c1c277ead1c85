import type { DailyCost } from '#src/domain/usage/usage-summary.ts';
import { usageSeedOf } from '#mocks/scenarios/usage.ts';
import type { Database } from '#mocks/provider/db/database.ts';
import type { AccountRow } from '#mocks/provider/db/models.ts';
import { type BillingPeriod, creditsUsed, periodAt, type UsageCourse } from './billing-period.ts';

export interface AccountUsage {
  readonly period: BillingPeriod;
  readonly daily: DailyCost;
  readonly included: number;
  readonly used: number;
  readonly extra: number;
}

/** `now` in milliseconds. */
export function usageOf(database: Database, account: AccountRow, now: number): AccountUsage {
  const { id, planId, periodStart, usedBefore } = account;
  const { monthlyCredits: included } = database.packages.get({ id: planId });
  const daily = dailyCost(id, usedBefore);
  const seconds = Math.floor(now / 1000);
  const period = periodAt(periodStart, seconds);
  const spent = spentSince(account, period);
  const used = creditsUsed(usageCourse(database, account), seconds) + spent;
  return {
    period,
    daily: { ...daily, API_REQUEST: daily.API_REQUEST + spent },
    included,
    used,
    extra: Math.max(0, used - included),
  };
}

export function usageCourse(database: Database, { id, periodStart, usedBefore }: AccountRow): UsageCourse {
  const creditsPerDay = Object.values(dailyCost(id, usedBefore)).reduce((sum, credits) => sum + credits, 0);
  return { firstStart: periodStart, madeAt: Math.floor(database.madeAt / 1000), usedBefore, creditsPerDay };
}

/** Adds the credits of a call that was sent while the demo runs. */
export function spendCredits(database: Database, account: AccountRow, credits: number, now: number): void {
  const spent = spentSince(account, periodAt(account.periodStart, Math.floor(now / 1000)));
  database.accounts.update({ id: account.id }, { creditsSpent: spent + credits, spentUntil: now });
}

function spentSince({ creditsSpent, spentUntil }: AccountRow, { start }: BillingPeriod): number {
  return spentUntil >= start * 1000 ? creditsSpent : 0;
}

/** An account that starts with another use than its seed has its costs in the same proportion. */
function dailyCost(accountId: string, usedBefore: number): DailyCost {
  const { used, daily } = usageSeedOf(accountId);
  const costs = Object.entries(daily).map(([kind, credits]) => [kind, Math.round((credits * usedBefore) / used)]);
  return Object.fromEntries(costs) as DailyCost;
}
