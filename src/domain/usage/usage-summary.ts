import type { Instant } from '#src/domain/shared/dates.ts';

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

export type DailyCost = Readonly<Record<CostKind, number>>;

export interface PlanQuota {
  readonly startDate: Instant | null;
  readonly endDate: Instant | null;
  readonly included: number;
  /** Includes the credits beyond the included ones. */
  readonly used: number;
  readonly extra: number;
}

/** The credits over quota, if the provider does not report them. */
export function creditsOverQuota({ included, used }: Pick<PlanQuota, 'included' | 'used'>): number {
  return Math.max(0, used - included);
}

/** A provider that stops counting `used` at the quota counts extra credits apart; otherwise `used` has them. */
export function totalUsed({ included, used, extra }: Pick<PlanQuota, 'included' | 'used' | 'extra'>): number {
  return extra > 0 && used === included ? used + extra : used;
}

export interface UsageSummary {
  readonly dailyMonitoringCost: DailyCost;
  readonly planQuota: PlanQuota;
}

export interface UsageReading {
  readonly summary: UsageSummary;
  readonly readAt: Instant;
}
