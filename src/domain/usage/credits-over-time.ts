import type { Instant } from '#src/domain/shared/dates.ts';

export const HISTORY_RANGES = ['24h', '7d', '30d', '90d'] as const;
export const HISTORY_GROUPINGS = ['product', 'key'] as const;
export const BREAKDOWN_DIMENSIONS = ['key', 'product', 'blockchain', 'network'] as const;
export const HISTORY_STEPS = ['hour', 'day'] as const;

export type HistoryRange = (typeof HISTORY_RANGES)[number];
export type HistoryGrouping = (typeof HISTORY_GROUPINGS)[number];
export type HistoryStep = (typeof HISTORY_STEPS)[number];

export interface HistoryQuery {
  readonly range: HistoryRange;
  readonly grouping: HistoryGrouping;
}

/** What one product or one API key used, a figure for each step. */
export interface CreditSeries {
  readonly id: string;
  readonly name: string;
  readonly credits: readonly number[];
}

/** Credits over time in steps of UTC, the oldest first. Each series has a figure for each start. */
export interface CreditHistory {
  readonly step: HistoryStep;
  readonly starts: readonly Instant[];
  readonly series: readonly CreditSeries[];
}

export const OTHER = 'other';

export function isOldestFirst(starts: readonly Instant[]): boolean {
  return starts.every((start, index) => index === 0 || start > (starts[index - 1] ?? start));
}

/** A missing figure would shift those behind it to another day, and nothing says which one is missing. */
export function hasFigureForEachStart({ starts, series }: Pick<CreditHistory, 'starts' | 'series'>): boolean {
  return series.every(({ credits }) => credits.length === starts.length);
}
