import type { Instant } from '#src/domain/shared/dates.ts';
import type { PlanQuota } from './usage-summary.ts';

/** Where the period ends up if it goes on as it has gone since it began. Credits are rounded to three digits. */
export type QuotaForecast =
  /** Nothing can be said: too little of the period has passed, it is not under way, or no credits are included. */
  | { readonly kind: 'unknown'; readonly why: 'too-early' | 'no-period' | 'no-credits' }
  /** `total` credits by the end of the period, which are no more than included. */
  | { readonly kind: 'within'; readonly total: number }
  /** The included credits end on a day of the period; `extra` beyond them by its end. */
  | { readonly kind: 'runs-out'; readonly on: Instant; readonly extra: number }
  /** They have ended already; `more` beyond those used so far by its end, null where that cannot be told. */
  | { readonly kind: 'over'; readonly more: number | null };

/** A busy first hour says nothing about a month. */
const FIRST_HOURS_MS = 12 * 3_600_000;
const DIGITS = 3;

/** Assumes a straight line from the start of the period through the credits used by `now`. */
export function quotaForecast(quota: PlanQuota, now: Instant): QuotaForecast {
  const { included, used } = quota;
  const isOver = used > 0 && used >= included;
  const period = periodUnderWay(quota, now);
  if (typeof period === 'string') return isOver ? { kind: 'over', more: null } : { kind: 'unknown', why: period };
  const { start, end } = period;
  const passed = now - start;
  if (isOver) return { kind: 'over', more: about(used * ((end - now) / passed)) };
  const total = Math.max(used, 0) * ((end - start) / passed);
  if (included <= 0) return { kind: 'unknown', why: 'no-credits' };
  if (total <= included) return { kind: 'within', total: Math.min(about(total), included) };
  const on = Math.min(start + passed * (included / used), end);
  return { kind: 'runs-out', on, extra: about(total - included) };
}

interface Period {
  readonly start: Instant;
  readonly end: Instant;
}

function periodUnderWay(
  { startDate: start, endDate: end }: PlanQuota,
  now: Instant,
): Period | 'too-early' | 'no-period' {
  if (start === null || end === null || now < start || now >= end) return 'no-period';
  return now - start >= FIRST_HOURS_MS ? { start, end } : 'too-early';
}

/** What is not used whole is used: any beginning of a credit counts. */
function about(credits: number): number {
  const whole = Math.min(Math.ceil(Math.max(credits, 0)), Number.MAX_SAFE_INTEGER);
  const unit = 10 ** Math.max(0, String(whole).length - DIGITS);
  return Math.round(whole / unit) * unit;
}
