import type { Instant } from '#src/domain/shared/dates.ts';
import { type BurnUp, roundUp, usedAt } from './burn-up.ts';

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
