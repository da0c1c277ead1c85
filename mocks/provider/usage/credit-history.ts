import type { Caller } from '#mocks/provider/auth/sessions.ts';
import type { ApiRequestRow } from '#mocks/provider/db/models.ts';
import { customerKeys } from '#mocks/provider/requests/request-log-service.ts';
import { type CustomerKey, isActive, isReady } from '#mocks/provider/requests/recent-requests.ts';
import { seededHex } from '#mocks/provider/shared/seeded-number.ts';
import { usageCourse } from './account-usage.ts';
import { DAY_SECONDS, dayOf } from './billing-period.ts';
import { CreditCourse, HOUR_SECONDS, partOf, shareOf } from './credit-course.ts';
import { PRODUCTS } from './products.ts';

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
