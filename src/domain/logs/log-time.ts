import { type Instant, DAY_MS, startOfDay } from '#src/domain/shared/dates.ts';
import { elapsedSince } from '#src/domain/shared/elapsed.ts';
import type { Formats } from '#src/domain/shared/formats.ts';
import { statusOutcome, type TrafficEvent } from '#src/domain/shared/traffic.ts';
import type { ListedRequest } from './api-request.ts';
import type { ListedCallback } from './callback-log.ts';

export const LOG_TIME_FORMATS = ['utc', 'local', 'relative'] as const;

export type LogTimeFormat = (typeof LOG_TIME_FORMATS)[number];

/** Relative within a day of `now`, where a date is not clearer. */
export function formatLogTime(at: Instant, mode: LogTimeFormat, now: Instant, formats: Formats): string {
  if (mode === 'local') return formats.localTime(at);
  const elapsed = mode === 'relative' ? elapsedSince(at, now) : null;
  return elapsed ? formats.timeAgo(elapsed) : formats.exactTime(at);
}

export function requestEvent({ at, statusCode, responseTimeMs }: ListedRequest): TrafficEvent {
  return { at, outcome: statusOutcome(statusCode), durationMs: responseTimeMs };
}

/** A callback that was not delivered counts like a server's error. */
export function callbackEvent({ at, success }: ListedCallback): TrafficEvent {
  if (success === null) return { at, outcome: 'unknown', durationMs: null };
  return { at, outcome: success ? 'ok' : 'server-error', durationMs: null };
}

/** Two days of UTC, which both belong to it; empty where it has no such end. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

export type RangeEnd = keyof DateRange;

/** What is wrong with a range, and at which end that shows. */
export interface DateRangeProblem {
  readonly at: RangeEnd;
  readonly reason: 'no-day' | 'future' | 'reversed';
}

/** What a provider is asked for: from a time on, and before another. */
export interface TimeBounds {
  readonly from?: Instant;
  readonly before?: Instant;
}

const SEPARATOR = '..';

/** '2026-10-01..2026-10-05'; empty without any day. */
export function formatDateRange({ from, to }: DateRange): string {
  return from === '' && to === '' ? '' : `${from}${SEPARATOR}${to}`;
}

/** The inverse, of whatever was typed. */
export function readDateRange(text: string): DateRange {
  const [from = '', to = ''] = text.split(SEPARATOR);
  return { from, to };
}

/** Empty for anything else than days of the calendar in their order. */
export function parseDateRange(text: string): string {
  const range = readDateRange(text);
  return formatDateRange(range) === text && !dateRangeProblem(range) ? text : '';
}

/** Null for a range that can be asked for. Every day may be over if it is not known what time it is. */
export function dateRangeProblem({ from, to }: DateRange, now: Instant = Infinity): DateRangeProblem | null {
  const ends = [
    { at: 'from', day: from, start: startOfDay(from) },
    { at: 'to', day: to, start: startOfDay(to) },
  ] as const;
  for (const { at, day, start } of ends) {
    if (day !== '' && start === null) return { at, reason: 'no-day' };
    if (start !== null && start > now) return { at, reason: 'future' };
  }
  return from !== '' && to !== '' && from > to ? { at: 'to', reason: 'reversed' } : null;
}

export function timeBounds(dates: string): TimeBounds {
  const { from, to } = readDateRange(dates);
  const [first, last] = [startOfDay(from), startOfDay(to)];
  return { ...(first !== null && { from: first }), ...(last !== null && { before: last + DAY_MS }) };
}

/** Nothing that happens from now on belongs to it. */
export function hasEnded(dates: string, now: Instant): boolean {
  const { before } = timeBounds(dates);
  return before !== undefined && before <= now;
}
