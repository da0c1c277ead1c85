export const DAY_SECONDS = 86_400;
const PERIOD_DAYS = 30;
/** When the data are created, two thirds of a period are over. */
export const DAYS_PASSED = 20;

const PERIOD_SECONDS = PERIOD_DAYS * DAY_SECONDS;

/** All times in seconds. */
export interface BillingPeriod {
  readonly start: number;
  readonly end: number;
}

/** What an account used by the time at which its data were created, and what each day adds. */
export interface UsageCourse {
  readonly firstStart: number;
  readonly madeAt: number;
  readonly usedBefore: number;
  readonly creditsPerDay: number;
}

export function dayOf(time: number): number {
  return Math.floor(time / DAY_SECONDS) * DAY_SECONDS;
}

/** A start from which the given number of days have passed today. */
export function startOfPeriod(now: number, daysPassed: number): number {
  return dayOf(now) - daysPassed * DAY_SECONDS;
}

/** Periods follow each other without a gap, also before the first one; or so many of them at a time. */
export function periodAt(firstStart: number, now: number, count = 1): BillingPeriod {
  const seconds = count * PERIOD_SECONDS;
  const start = firstStart + Math.floor((now - firstStart) / seconds) * seconds;
  return { start, end: start + seconds - 1 };
}

/** Those that are over, oldest first, from so many before the first one on. */
export function pastPeriods(firstStart: number, countBefore: number, now: number): readonly BillingPeriod[] {
  const oldest = firstStart - countBefore * PERIOD_SECONDS;
  const count = Math.max(0, Math.floor((now - oldest) / PERIOD_SECONDS));
  return Array.from({ length: count }, (_, index) => periodAt(oldest, oldest + index * PERIOD_SECONDS));
}

/** Grows at the end of each day, and starts from zero with each period. */
export function creditsUsed({ firstStart, madeAt, usedBefore, creditsPerDay }: UsageCourse, now: number): number {
  const { start } = periodAt(firstStart, now);
  const isFirst = start === firstStart;
  const days = (dayOf(now) - dayOf(isFirst ? madeAt : start)) / DAY_SECONDS;
  return Math.max(0, (isFirst ? usedBefore : 0) + days * creditsPerDay);
}
