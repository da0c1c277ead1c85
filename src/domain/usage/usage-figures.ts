import { type BurnUp, burnUp, type UsageSample } from './burn-up.ts';
import { dailyTotal, type KindCost, kindCosts } from './daily-costs.ts';
import { extraCost } from './extra-cost.ts';
import { type ElapsedMark, elapsedMark, type QuotaBar, quotaBar } from './quota-bar.ts';
import { type QuotaForecast, quotaForecast } from './quota-forecast.ts';
import type { PlanQuota, UsageReading } from './usage-summary.ts';

export interface UsageFigures {
  readonly quota: PlanQuota;
  readonly bar: QuotaBar;
  /** Null outside a billing period. */
  readonly elapsed: ElapsedMark | null;
  readonly forecast: QuotaForecast;
  /** Null outside a billing period. */
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
    bar: quotaBar(quota),
    elapsed: elapsedMark(quota, readAt),
    forecast,
    burnUp: burnUp(quota, forecast, readAt, samples),
    creditsPerDollar,
    extraCost: extraCost(quota.extra, creditsPerDollar),
    forecastCost: expected === null ? null : extraCost(expected, creditsPerDollar),
    costs: kindCosts(dailyMonitoringCost),
    dailyTotal: dailyTotal(dailyMonitoringCost),
  };
}

function expectedCredits(forecast: QuotaForecast): number | null {
  if (forecast.kind === 'runs-out') return forecast.extra;
  return forecast.kind === 'over' ? forecast.more : null;
}
