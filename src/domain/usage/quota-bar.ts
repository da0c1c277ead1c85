import type { Instant } from '#src/domain/shared/dates.ts';
import type { PlanQuota } from './usage-summary.ts';

/** Widths are percentages of the track. */
export interface QuotaBar {
  /** The uncapped figure; null without included credits. */
  readonly usedPercent: number | null;
  readonly usedWidth: number;
  readonly extraWidth: number;
}

/** A figure below the bar, and its position in percent of the track. */
export interface RulerMark {
  readonly credits: number;
  readonly position: number;
}

/** How much of the billing period has passed, rounded down, and its position in percent of the track. */
export interface ElapsedMark {
  readonly percent: number;
  readonly position: number;
}

const USED_WIDTH_CAP = 98;
const EXTRA_WIDTH = 2;
const QUARTERS = [0, 1, 2, 3, 4] as const;

export function quotaBar({ included, used }: Pick<PlanQuota, 'included' | 'used'>): QuotaBar {
  if (included <= 0) return { usedPercent: null, usedWidth: 0, extraWidth: 0 };
  const usedPercent = percentOf(Math.max(used, 0), included);
  return {
    usedPercent,
    usedWidth: Math.min(usedPercent, USED_WIDTH_CAP),
    extraWidth: usedPercent >= 100 ? EXTRA_WIDTH : 0,
  };
}

/** The quarters of the included credits; the last is where the extra segment starts. */
export function quotaRuler(included: number): readonly RulerMark[] {
  if (included <= 0) return [];
  return QUARTERS.filter((quarter) => Number.isInteger((included * quarter) / 4)).map((quarter) => ({
    credits: (included * quarter) / 4,
    position: Math.min(quarter * 25, USED_WIDTH_CAP),
  }));
}

/** On the scale of the ruler, so that a bar behind the mark is below the pace of the period. Null outside the period. */
export function elapsedMark(
  { startDate, endDate }: Pick<PlanQuota, 'startDate' | 'endDate'>,
  now: Instant,
): ElapsedMark | null {
  if (startDate === null || endDate === null || now < startDate || now >= endDate) return null;
  const percent = percentOf(now - startDate, endDate - startDate);
  return { percent, position: Math.min(percent, USED_WIDTH_CAP) };
}

/** Rounded down. Multiplies first, because 29 / 100 * 100 is less than 29. */
function percentOf(used: number, included: number): number {
  return Math.min(Math.floor((used * 100) / included), Number.MAX_VALUE);
}
