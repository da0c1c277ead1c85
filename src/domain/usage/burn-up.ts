import { type Instant, DAY_MS } from '#src/domain/shared/dates.ts';
import { type PlanQuota, totalUsed } from './usage-summary.ts';

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

export interface UsageSample {
  readonly at: Instant;
  readonly credits: number;
}

export interface BurnUp {
  readonly start: Instant;
  readonly end: Instant;
  readonly included: number;
  /** From nothing at the start to now; at least two points. */
  readonly used: readonly UsageSample[];
  /** From now to the end; empty without a forecast. */
  readonly forecast: readonly UsageSample[];
  /** When the included credits ended or are expected to end. */
  readonly runsOutAt: Instant | null;
  /** The top of the scale, a round number. */
  readonly top: number;
}

/** Beyond a year it is no billing period that a chart by days can show. */
const MAX_DAYS = 400;
const ROUND_STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10] as const;

/** Null outside a period, and while nothing was used: a flat line shows nothing. `samples` are earlier readings, in any order; impossible ones are dropped. */
export function burnUp(
  quota: PlanQuota,
  forecast: QuotaForecast,
  now: Instant,
  samples: readonly UsageSample[],
): BurnUp | null {
  const { startDate: start, endDate: end } = quota;
  if (start === null || end === null || now <= start || now >= end || end - start > MAX_DAYS * DAY_MS) return null;
  const today = { at: now, credits: Math.max(totalUsed(quota), 0) };
  if (today.credits === 0) return null;
  const used = [{ at: start, credits: 0 }, ...possibleSamples(samples, start, today), today];
  const total = forecastTotal(forecast, quota, today.credits);
  const expected = total === null ? [] : [today, { at: end, credits: total }];
  const included = Math.max(quota.included, 0);
  return {
    ...{ start, end, included, used, forecast: expected },
    runsOutAt: included > 0 ? usedAt({ used, forecast: expected }, included) : null,
    top: roundUp(Math.max(included, today.credits, total ?? 0, 1)),
  };
}

/** When so many credits were used or are expected to be; null if not in this period. */
export function usedAt({ used, forecast }: Pick<BurnUp, 'used' | 'forecast'>, credits: number): Instant | null {
  return crossing(used, credits) ?? crossing(forecast, credits);
}

/** Between the start and now, never falling, one for each point in time. */
function possibleSamples(samples: readonly UsageSample[], start: Instant, today: UsageSample): readonly UsageSample[] {
  const inPeriod = samples.filter(({ at, credits }) => at > start && at < today.at && credits <= today.credits);
  const possible: UsageSample[] = [];
  for (const sample of inPeriod.sort((one, other) => one.at - other.at)) {
    const last = possible.at(-1);
    if (sample.credits >= (last?.credits ?? 0) && sample.at !== last?.at) possible.push(sample);
  }
  return possible;
}

function forecastTotal(forecast: QuotaForecast, quota: PlanQuota, used: number): number | null {
  switch (forecast.kind) {
    case 'within':
      return Math.max(forecast.total, used);
    case 'runs-out':
      return quota.included + forecast.extra;
    case 'over':
      return forecast.more === null ? null : used + forecast.more;
    case 'unknown':
      return null;
  }
}

function crossing(line: readonly UsageSample[], credits: number): Instant | null {
  const after = line.findIndex((point) => point.credits >= credits);
  const right = line[after];
  const left = line[after - 1];
  if (!right) return null;
  if (!left || right.credits === left.credits) return right.at;
  return left.at + ((right.at - left.at) * (credits - left.credits)) / (right.credits - left.credits);
}

/** The next of these steps times a power of ten, with room above. */
export function roundUp(credits: number): number {
  const wanted = Math.min(credits * 1.05, Number.MAX_VALUE);
  const unit = 10 ** Math.floor(Math.log10(wanted));
  return Math.min(unit * (ROUND_STEPS.find((step) => step * unit >= wanted) ?? 10), Number.MAX_VALUE);
}
