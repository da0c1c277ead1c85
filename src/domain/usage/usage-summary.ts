import type { Instant } from '#src/domain/shared/dates.ts';

/** What a day costs, by kind, in the order in which the kinds are listed (§3). */
export const COST_KINDS = [
  'API_REQUEST',
  'JSON_RPC_REQUEST',
  'XPUB_SYNC_OPERATION',
  'SYNC_ADDRESS_OPERATION',
  'XPUB_DAILY_MONITORING',
  'SYNC_ADDRESS_DAILY_MONITORING',
  'EVENTS_CALLBACK_OPERATION',
  'EVENTS_DAILY_MONITORING',
] as const;

export type CostKind = (typeof COST_KINDS)[number];

/** Credits by kind. */
export type DailyCost = Readonly<Record<CostKind, number>>;

/** Credits of the billing period (§3). */
export interface PlanQuota {
  readonly startDate: Instant | null;
  readonly endDate: Instant | null;
  readonly included: number;
  /** Those beyond the included ones among them. */
  readonly used: number;
  readonly extra: number;
}

/** The used credits beyond the included ones, where the provider does not say how many they are. */
export function creditsOverQuota({ included, used }: Pick<PlanQuota, 'included' | 'used'>): number {
  return Math.max(0, used - included);
}

/**
 * All used credits, the extra ones among them. Extra credits are used once the included ones are gone, so a provider that
 * stops counting exactly there counts them apart; in any other case `used` has them already.
 */
export function totalUsed({ included, used, extra }: Pick<PlanQuota, 'included' | 'used' | 'extra'>): number {
  return extra > 0 && used === included ? used + extra : used;
}

export interface UsageSummary {
  readonly dailyMonitoringCost: DailyCost;
  readonly planQuota: PlanQuota;
}

/** A summary, and when it was true. */
export interface UsageReading {
  readonly summary: UsageSummary;
  readonly readAt: Instant;
}
