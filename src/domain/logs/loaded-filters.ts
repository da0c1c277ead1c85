import type { Instant } from '#src/domain/shared/dates.ts';
import { searchText } from '#src/domain/shared/search-text.ts';
import type { ApiRequest } from './api-request.ts';
import type { CallbackLog } from './callback-log.ts';
import type { CallbackLogFilters, RequestLogFilters, StatusClass, TimeWindow } from './log-filters.ts';
import { requestTarget } from './request-parts.ts';

export interface TimeStretch {
  readonly from: Instant;
  readonly to: Instant;
}

export type RowMatcher<Row> = (row: Row) => boolean;

const HOUR = 3_600_000;
export const TIME_WINDOWS = { hour: HOUR, day: 24 * HOUR, week: 168 * HOUR } as const;

export const STATUS_CLASSES = ['success', 'client-error', 'server-error'] as const;

/** The provider cannot filter by status, text or time, so these apply to the loaded rows. */
export function requestMatcher(filters: RequestLogFilters, now: Instant): RowMatcher<ApiRequest> | null {
  const { status, searchPhrase, within, between } = filters;
  return allOf<ApiRequest>([
    status !== '' && (({ statusCode }) => statusCode !== null && statusClass(statusCode) === status),
    within !== '' && (({ at }) => at !== null && at >= now - TIME_WINDOWS[within]),
    stretchMatcher(between),
    phraseMatcher(searchPhrase),
  ]);
}

export function callbackMatcher({ between }: CallbackLogFilters): RowMatcher<CallbackLog> | null {
  return allOf<CallbackLog>([stretchMatcher(between)]);
}

export function statusClass(statusCode: number): Exclude<StatusClass, ''> {
  if (statusCode >= 500) return 'server-error';
  return statusCode >= 400 ? 'client-error' : 'success';
}

export function parseWindow(text: string): TimeWindow {
  return Object.hasOwn(TIME_WINDOWS, text) ? (text as TimeWindow) : '';
}

/** '1795396200000-1795399800000'; both ends belong to it. */
export function formatStretch({ from, to }: TimeStretch): string {
  return `${from}-${to}`;
}

/** Null for anything else than a stretch of time. */
export function parseStretch(text: string): TimeStretch | null {
  const match = /^(-?\d{1,16})-(-?\d{1,16})$/.exec(text);
  if (!match) return null;
  const [from, to] = [Number(match[1]), Number(match[2])];
  return from <= to ? { from, to } : null;
}

function stretchMatcher(between: string): RowMatcher<{ readonly at: Instant | null }> | false {
  const stretch = parseStretch(between);
  return stretch !== null && (({ at }) => at !== null && at >= stretch.from && at <= stretch.to);
}

/** Finds a part of the id, the reference, the operation or the path. */
function phraseMatcher(searchPhrase: string): RowMatcher<ApiRequest> | false {
  const phrase = searchText(searchPhrase).trim();
  if (phrase === '') return false;
  return ({ id, referenceId, product, request }) =>
    [id, referenceId ?? '', product].some((text) => searchText(text).includes(phrase)) ||
    searchText(requestTarget(request)).includes(phrase);
}

function allOf<Row>(conditions: readonly (RowMatcher<Row> | false)[]): RowMatcher<Row> | null {
  const set = conditions.filter((condition) => condition !== false);
  return set.length === 0 ? null : (row) => set.every((matches) => matches(row));
}
