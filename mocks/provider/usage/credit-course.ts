import { seededNumber } from '#mocks/provider/shared/seeded-number.ts';
import { DAY_SECONDS, dayOf, type UsageCourse } from './billing-period.ts';

export const HOUR_SECONDS = 3600;
/** From Sunday on, and from midnight on, in UTC. */
const WEEK = [70, 104, 110, 112, 108, 102, 74];
const HOURS = [22, 18, 16, 15, 17, 24, 38, 55, 72, 84, 90, 92, 88, 90, 93, 91, 86, 78, 66, 56, 48, 40, 33, 27];
/** How much less an account used a day earlier, and at least. */
const GROWTH_PER_DAY = 0.004;
const LEAST_OF_GROWTH = 0.45;

/** All times in seconds. The hours of a period add up to the summary of that period. */
export class CreditCourse {
  private readonly days = new Map<number, number>();
  private readonly weights: readonly number[];

  constructor(
    private readonly course: UsageCourse,
    private readonly bits: number,
  ) {
    this.weights = Array.from({ length: this.pastDays }, (_, day) =>
      this.weightOf(course.firstStart + day * DAY_SECONDS),
    );
  }

  /** Of the hour as far as it has passed. */
  inHour(hour: number, now: number): number {
    const whole = partOf(HOURS, Math.floor((hour - dayOf(hour)) / HOUR_SECONDS), this.onDay(dayOf(hour)));
    const passed = Math.min(Math.max(now - hour, 0) / HOUR_SECONDS, 1);
    return Math.floor(whole * passed);
  }

  private onDay(day: number): number {
    const known = this.days.get(day) ?? this.derive(day);
    this.days.set(day, known);
    return known;
  }

  private derive(day: number): number {
    const { firstStart, madeAt, usedBefore, creditsPerDay } = this.course;
    const index = Math.floor((day - firstStart) / DAY_SECONDS);
    if (index < 0) return Math.round((usedBefore / this.pastDays) * this.weightOf(day) * growthBefore(-index));
    const before = index < this.pastDays ? partOf(this.weights, index, usedBefore) : 0;
    return before + (day >= dayOf(madeAt) ? creditsPerDay : 0);
  }

  private get pastDays(): number {
    const { firstStart, madeAt } = this.course;
    return Math.max(1, Math.floor((dayOf(madeAt) - firstStart) / DAY_SECONDS));
  }

  private weightOf(day: number): number {
    const dayNumber = Math.floor(day / DAY_SECONDS);
    const weekday = (WEEK[new Date(day * 1000).getUTCDay()] ?? 100) / 100;
    return weekday * (0.85 + 0.3 * shareOf(this.bits, dayNumber));
  }
}

/** One of the parts into which a whole falls, in proportion to the weights; all of them add up to the whole. */
export function partOf(weights: readonly number[], index: number, whole: number): number {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const before = weights.slice(0, index).reduce((sum, weight) => sum + weight, 0);
  if (all <= 0) return 0;
  return Math.round((whole * (before + (weights[index] ?? 0))) / all) - Math.round((whole * before) / all);
}

/** A share in [0, 1) that derives from its inputs alone. */
export function shareOf(bits: number, index: number): number {
  return seededNumber(bits, index) / 2 ** 32;
}

function growthBefore(days: number): number {
  return Math.max(1 - days * GROWTH_PER_DAY, LEAST_OF_GROWTH);
}
