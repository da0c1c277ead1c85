import { seededNumber, seededHex } from '#mocks/provider/shared/seeded-number.ts';
import { DAY_SECONDS, dayOf, type UsageCourse } from './billing-period.ts';
import type { Caller } from '#mocks/provider/auth/sessions.ts';
import type { ApiRequestRow } from '#mocks/provider/db/models.ts';
import { customerKeys } from '#mocks/provider/requests/request-log-service.ts';
import { type CustomerKey, isActive, isReady } from '#mocks/provider/requests/request-log.ts';
import { usageCourse } from './account-usage.ts';
import { PRODUCTS } from './products.ts';

const HOUR_SECONDS = 3600;
/** From Sunday on, and from midnight on, in UTC. */
const WEEK = [70, 104, 110, 112, 108, 102, 74];
const HOURS = [22, 18, 16, 15, 17, 24, 38, 55, 72, 84, 90, 92, 88, 90, 93, 91, 86, 78, 66, 56, 48, 40, 33, 27];
/** How much less an account used a day earlier, and at least. */
const GROWTH_PER_DAY = 0.004;
const LEAST_OF_GROWTH = 0.45;

/** All times in seconds. The hours of a period add up to the summary of that period. */
class CreditCourse {
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
function partOf(weights: readonly number[], index: number, whole: number): number {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const before = weights.slice(0, index).reduce((sum, weight) => sum + weight, 0);
  if (all <= 0) return 0;
  return Math.round((whole * (before + (weights[index] ?? 0))) / all) - Math.round((whole * before) / all);
}

/** A share in [0, 1) that derives from its inputs alone. */
function shareOf(bits: number, index: number): number {
  return seededNumber(bits, index) / 2 ** 32;
}

function growthBefore(days: number): number {
  return Math.max(1 - days * GROWTH_PER_DAY, LEAST_OF_GROWTH);
}

export const RANGES = ['24h', '7d', '30d', '90d'] as const;
export type Range = (typeof RANGES)[number];
export const GROUPINGS = ['product', 'key'] as const;

interface Series {
  readonly id: string;
  readonly name: string;
  readonly credits: readonly number[];
}

/** What credits can be used by, and its weight in an hour that starts at a time in seconds. */
export interface Group {
  readonly id: string;
  readonly name: string;
  /** Whether a request of the log is one of them. */
  readonly has: (request: Pick<ApiRequestRow, 'keyId' | 'path'>) => boolean;
  readonly weightAt: (hour: number) => number;
}

const STEPS = {
  '24h': { step: 'hour', seconds: HOUR_SECONDS, count: 24 },
  '7d': { step: 'day', seconds: DAY_SECONDS, count: 7 },
  '30d': { step: 'day', seconds: DAY_SECONDS, count: 30 },
  '90d': { step: 'day', seconds: DAY_SECONDS, count: 90 },
} as const;

const MAX_SERIES = 8;
export const OTHER = 'other';

/** Dense, the oldest first, in whole hours or days of UTC; the last one is under way. */
export function creditHistory(caller: Caller, range: Range, grouping: (typeof GROUPINGS)[number]) {
  const columns = columnsOf(caller, range);
  const groups = grouping === 'product' ? productGroups(caller) : keyGroups(caller);
  const all = usedBy(groups, caller, columns);
  const { step, starts } = columns;
  return { step, starts, series: atMostEight(all, grouping === 'product' ? 'Other products' : 'Other keys') };
}

interface Columns {
  readonly starts: readonly number[];
  readonly seconds: number;
  readonly now: number;
}

export function columnsOf(caller: Caller, range: Range): Columns & { readonly step: 'hour' | 'day' } {
  const { step, seconds, count } = STEPS[range];
  const now = Math.floor(caller.now / 1000);
  const last = step === 'day' ? dayOf(now) : Math.floor(now / HOUR_SECONDS) * HOUR_SECONDS;
  const starts = Array.from({ length: count }, (_, index) => last - (count - 1 - index) * seconds);
  return { step, starts, seconds, now };
}

export function usedBy(groups: readonly Group[], caller: Caller, columns: Columns): readonly Series[] {
  const series = spread(caller, groups, columns);
  addSentRequests(series, groups, caller, columns);
  return groups.map(({ id, name }, index): Series => ({ id, name, credits: series[index] ?? [] }));
}

/** Shares the credits of each hour out among the groups, so that every grouping adds up to the same. */
function spread(caller: Caller, groups: readonly Group[], { starts, seconds, now }: Columns) {
  const course = new CreditCourse(usageCourse(caller.database, caller.account), bitsOf(caller));
  const series = groups.map(() => starts.map(() => 0));
  for (const [column, start] of starts.entries()) {
    for (let hour = start; hour < start + seconds; hour += HOUR_SECONDS) {
      const whole = course.inHour(hour, now);
      const weights = groups.map(({ weightAt }) => weightAt(hour));
      for (const [index, credits] of series.entries())
        credits[column] = (credits[column] ?? 0) + partOf(weights, index, whole);
    }
  }
  return series;
}

export function productGroups(caller: Caller): readonly Group[] {
  const bits = bitsOf(caller);
  return PRODUCTS.map(({ id, name, weight }, index) => ({
    ...{ id, name, has: ({ path }) => path.split('/')[1] === id },
    weightAt: (hour) => weight * (0.7 + 0.6 * shareOf(bits, 1000 + index + 97 * Math.floor(hour / DAY_SECONDS))),
  }));
}

/** As the log of requests has it: a few keys do most of the work, and the oldest active one steps in for the others. */
export function keyGroups({ account, database }: Caller): readonly Group[] {
  const keys = customerKeys(database, account.id);
  const drawn = keys.map((_, index) => Math.cbrt((index + 1) / keys.length) - Math.cbrt(index / keys.length));
  const isInUse = (key: CustomerKey, hour: number) => isActive(key, hour * 1000) && isReady(key, hour * 1000);
  const weightAt = (key: CustomerKey, hour: number) => {
    if (!isInUse(key, hour)) return 0;
    const isOldest = keys.findLast((other) => isInUse(other, hour)) === key;
    return drawn.reduce((sum, share, index) => {
      const other = keys[index];
      return other === key || (isOldest && other && !isInUse(other, hour)) ? sum + share : sum;
    }, 0);
  };
  const names = new Map(database.apiKeys.where({ accountId: account.id }).map(({ id, name }) => [id, name]));
  const groups = keys.map((key): Group => {
    const { id } = key;
    return {
      ...{ id, name: names.get(id) ?? '', has: ({ keyId }) => keyId === id },
      weightAt: (hour) => weightAt(key, hour),
    };
  });
  const isUnused = (hour: number) => keys.every((key) => !isInUse(key, hour));
  return [...groups, { id: OTHER, name: '', has: () => false, weightAt: (hour) => Number(isUnused(hour)) }];
}

function addSentRequests(
  series: readonly number[][],
  groups: readonly Group[],
  { account, database }: Caller,
  { starts, seconds }: Columns,
): void {
  for (const request of database.apiRequests.where({ accountId: account.id })) {
    const column = starts.findIndex((start) => start * 1000 <= request.at && request.at < (start + seconds) * 1000);
    const credits = series[groups.findIndex(({ has }) => has(request))] ?? series.at(-1);
    if (credits && column >= 0) credits[column] = (credits[column] ?? 0) + request.spentCredits;
  }
}

/** The largest by their sum; the others become one. Nothing that used no credits is listed. */
function atMostEight(all: readonly Series[], nameOfOthers: string): readonly Series[] {
  const used = all.filter(({ credits }) => total(credits) > 0);
  const named = used.filter(({ id }) => id !== OTHER).sort((one, two) => total(two.credits) - total(one.credits));
  const isWhole = used.length <= MAX_SERIES && named.length === used.length;
  const shown = isWhole ? named : named.slice(0, MAX_SERIES - 1);
  const rest = used.filter((series) => !shown.includes(series));
  const credits = rest[0]?.credits.map((_, column) => total(rest.map((series) => series.credits[column] ?? 0)));
  return credits ? [...shown, { id: OTHER, name: nameOfOthers, credits }] : shown;
}

export function total(credits: readonly number[]): number {
  return credits.reduce((sum, figure) => sum + figure, 0);
}

function bitsOf({ account, database }: Caller): number {
  return Number.parseInt(seededHex(`${database.seed}:${account.id}:credits`, 8), 16);
}
