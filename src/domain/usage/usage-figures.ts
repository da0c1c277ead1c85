import type { Instant } from '#src/domain/shared/dates.ts';
import { type BurnUp, burnUp, type UsageSample, type QuotaForecast, quotaForecast } from './burn-up.ts';
import { COST_KINDS, type CostKind, type DailyCost, type PlanQuota, type UsageReading } from './usage-summary.ts';

export interface UsageFigures {
  readonly quota: PlanQuota;
  /** Uncapped; null without included credits. */
  readonly usedPercent: number | null;
  /** How much of the billing period has passed; null outside it. */
  readonly elapsedPercent: number | null;
  readonly forecast: QuotaForecast;
  /** Null outside a billing period, and while nothing was used. */
  readonly burnUp: BurnUp | null;
  /** Null if the plan is unknown or sells no extra credits. */
  readonly creditsPerDollar: number | null;
  readonly extraCost: number | null;
  /** Of the expected extra credits; null if none are expected. */
  readonly forecastCost: number | null;
  readonly costs: readonly KindCost[];
  readonly dailyTotal: number;
}

export function usageFigures(
  { summary, readAt }: UsageReading,
  creditsPerDollar: number | null,
  samples: readonly UsageSample[] = [],
): UsageFigures {
  const { planQuota: quota, dailyMonitoringCost } = summary;
  const forecast = quotaForecast(quota, readAt);
  const expected = expectedCredits(forecast);
  return {
    quota,
    usedPercent: usedPercent(quota),
    elapsedPercent: elapsedPercent(quota, readAt),
    forecast,
    burnUp: burnUp(quota, forecast, readAt, samples),
    creditsPerDollar,
    extraCost: extraCost(quota.extra, creditsPerDollar),
    forecastCost: expected === null ? null : extraCost(expected, creditsPerDollar),
    costs: kindCosts(dailyMonitoringCost),
    dailyTotal: dailyTotal(dailyMonitoringCost),
  };
}

export function usedPercent({ included, used }: Pick<PlanQuota, 'included' | 'used'>): number | null {
  return included <= 0 ? null : percentOf(Math.max(used, 0), included);
}

export function elapsedPercent(
  { startDate, endDate }: Pick<PlanQuota, 'startDate' | 'endDate'>,
  now: Instant,
): number | null {
  if (startDate === null || endDate === null || now < startDate || now >= endDate) return null;
  return percentOf(now - startDate, endDate - startDate);
}

/** Rounded down. Multiplies first, because 29 / 100 * 100 is less than 29. */
function percentOf(part: number, whole: number): number {
  return Math.min(Math.floor((part * 100) / whole), Number.MAX_VALUE);
}

function expectedCredits(forecast: QuotaForecast): number | null {
  if (forecast.kind === 'runs-out') return forecast.extra;
  return forecast.kind === 'over' ? forecast.more : null;
}

/** US cents for extra credits; null if the plan sells none. */
export function extraCost(credits: number, creditsPerDollar: number | null): number | null {
  if (creditsPerDollar === null || creditsPerDollar <= 0) return null;
  return Math.min(Math.round((Math.max(credits, 0) * 100) / creditsPerDollar), Number.MAX_VALUE);
}

/** The cost of one kind on a day. Shares are fractions of 1. */
export interface KindCost {
  readonly kind: CostKind;
  readonly credits: number;
  readonly share: number;
  readonly ofLargest: number;
}

/** All kinds, the largest first; those of equal cost in a fixed order. */
export function kindCosts(cost: DailyCost): readonly KindCost[] {
  const total = dailyTotal(cost);
  const largest = Math.max(...COST_KINDS.map((kind) => creditsOf(cost, kind)));
  const costs = COST_KINDS.map((kind) => {
    const credits = creditsOf(cost, kind);
    return { kind, credits, share: shareOf(credits, total), ofLargest: shareOf(credits, largest) };
  });
  return costs.sort((one, other) => other.credits - one.credits);
}

export function dailyTotal(cost: DailyCost): number {
  return COST_KINDS.reduce((sum, kind) => sum + creditsOf(cost, kind), 0);
}

function creditsOf(cost: DailyCost, kind: CostKind): number {
  return Math.max(cost[kind], 0);
}

function shareOf(credits: number, total: number): number {
  return total > 0 ? credits / total : 0;
}
