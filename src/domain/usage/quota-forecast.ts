import type { Instant } from '#src/domain/shared/dates.ts';
import type { PlanQuota } from './usage-summary.ts';

/** The projected end of the period. Credits are rounded to three digits. */
export type QuotaForecast =
  /** Too early, outside the period, or without included credits. */
  | { readonly kind: 'unknown'; readonly reason: 'too-early' | 'no-period' | 'no-credits' }
  /** `total` credits by the end of the period, within the included ones. */
  | { readonly kind: 'within'; readonly total: number }
  /** The included credits end on `date`; `extra` are needed by the end. */
  | { readonly kind: 'runs-out'; readonly date: Instant; readonly extra: number }
  /** They have ended; `more` are expected by the end, null if unknown. */
  | { readonly kind: 'over'; readonly more: number | null };

/** A busy first hour says little about a month. */
const FIRST_HOURS_MS = 12 * 3_600_000;
const DIGITS = 3;

/** Linear from the start of the period through the credits used by `now`. */
export function quotaForecast(quota: PlanQuota, now: Instant): QuotaForecast {
  const { included, used } = quota;
  const isOverQuota = used > 0 && used >= included;
  const period = currentPeriod(quota, now);
  if (typeof period === 'string')
    return isOverQuota ? { kind: 'over', more: null } : { kind: 'unknown', reason: period };
  const { start, end } = period;
  const elapsed = now - start;
  if (isOverQuota) return { kind: 'over', more: roundToSignificant(used * ((end - now) / elapsed)) };
  const total = Math.max(used, 0) * ((end - start) / elapsed);
  if (included <= 0) return { kind: 'unknown', reason: 'no-credits' };
  if (total <= included) return { kind: 'within', total: Math.min(roundToSignificant(total), included) };
  const date = Math.min(start + elapsed * (included / used), end);
  return { kind: 'runs-out', date, extra: roundToSignificant(total - included) };
}

interface Period {
  readonly start: Instant;
  readonly end: Instant;
}

function currentPeriod(
  { startDate: start, endDate: end }: PlanQuota,
  now: Instant,
): Period | 'too-early' | 'no-period' {
  if (start === null || end === null || now < start || now >= end) return 'no-period';
  return now - start >= FIRST_HOURS_MS ? { start, end } : 'too-early';
}

/** Rounds up, because a started credit counts. */
function roundToSignificant(credits: number): number {
  const whole = Math.ceil(Math.max(credits, 0));
  return Math.min(Number(whole.toPrecision(DIGITS)), Number.MAX_VALUE);
}
