import type { Instant } from '#src/domain/shared/dates.ts';
import type { ListedRequest } from '#src/domain/logs/api-request.ts';
import { requestEvent } from '#src/domain/logs/log-time.ts';
import { trafficFigures, statusOutcome } from '#src/domain/shared/traffic.ts';
import type { ListedCallback } from '#src/domain/logs/callback-log.ts';
import { PAGE_SIZE } from '#src/domain/shared/page.ts';

/** What all calls of a span of time come to; null where none of them says it. */
export interface CallFigures {
  readonly calls: number;
  /** A fraction of the calls whose status is known. */
  readonly errorShare: number | null;
  /** Milliseconds. */
  readonly p50: number | null;
  readonly p95: number | null;
  readonly credits: number | null;
}

export interface ComparedSpan {
  readonly unit: 'minutes' | 'hours';
  readonly count: number;
}

export interface CallComparison {
  readonly now: CallFigures;
  /** The span that ends now and the one before it, both known whole; null if the newest calls do not reach back so far. */
  readonly against: { readonly span: ComparedSpan; readonly before: CallFigures } | null;
}

const MINUTE_MS = 60_000;

/** What fits into a day, the longest first. */
const SPANS: readonly (ComparedSpan & { readonly ms: number })[] = [
  ...[24, 12, 6, 3, 2, 1].map((count) => ({ unit: 'hours' as const, count, ms: count * 60 * MINUTE_MS })),
  ...[30, 20, 15, 10, 5, 2, 1].map((count) => ({ unit: 'minutes' as const, count, ms: count * MINUTE_MS })),
];

/**
 * The longest span of which the newest calls hold two, so that nothing is estimated. `isWhole`: there are no older calls.
 * Without such a span, the figures are those of all the calls at hand.
 */
export function compareCalls(calls: readonly ListedRequest[], isWhole: boolean, now: Instant): CallComparison {
  const times = calls.flatMap(({ at }) => at ?? []);
  // The clock of the device may be behind the provider's.
  const end = times.reduce((one, other) => Math.max(one, other), now);
  const oldest = times.reduce((one, other) => Math.min(one, other), end);
  const found = times.length === 0 ? undefined : SPANS.find(({ ms }) => isWhole || oldest <= end - 2 * ms);
  if (!found) return { now: callFigures(calls), against: null };
  const { unit, count, ms } = found;
  const within = (from: Instant, to: Instant) => calls.filter(({ at }) => at !== null && at > from && at <= to);
  return {
    now: callFigures(within(end - ms, end)),
    against: { span: { unit, count }, before: callFigures(within(end - 2 * ms, end - ms)) },
  };
}

function callFigures(calls: readonly ListedRequest[]): CallFigures {
  const { total, errorShare, p50, p95 } = trafficFigures(calls.map(requestEvent));
  const credits = calls.flatMap(({ spentCredits }) => spentCredits ?? []);
  const spent = credits.length === 0 ? null : credits.reduce((sum, one) => sum + one, 0);
  return { calls: total, errorShare, p50, p95, credits: spent };
}

export interface Change {
  readonly direction: 'up' | 'down' | 'same';
  /** A fraction of what was before; null if that was nothing. */
  readonly share: number | null;
}

/** Null while one of the two is unknown. A difference that would show as 0 % is none. */
export function changeOf(now: number | null, before: number | null): Change | null {
  if (now === null || before === null) return null;
  const share = before === 0 ? null : Math.min(Math.abs(now - before) / Math.abs(before), Number.MAX_VALUE);
  const isSame = now === before || (share !== null && share < 0.005);
  if (isSame) return { direction: 'same', share: 0 };
  return { direction: now > before ? 'up' : 'down', share };
}

export type RecentFailure =
  /** `after`: the entry above it in the log; null near the top. */
  | { readonly kind: 'call'; readonly at: Instant | null; readonly call: ListedRequest; readonly after: string | null }
  | { readonly kind: 'callback'; readonly at: Instant | null; readonly callback: ListedCallback };

/** Of the newest calls and the failed callbacks, the newest first; what has no time comes last. */
export function recentFailures(
  calls: readonly ListedRequest[],
  failedCallbacks: readonly ListedCallback[],
  count: number,
): readonly RecentFailure[] {
  const failedCalls = calls.flatMap((call, index): RecentFailure[] => {
    const outcome = statusOutcome(call.statusCode);
    if (outcome === 'ok' || outcome === 'unknown') return [];
    const after = index < PAGE_SIZE ? null : (calls[index - 1]?.id ?? null);
    return [{ kind: 'call', at: call.at, call, after }];
  });
  const callbacks = failedCallbacks.map((callback) => ({ kind: 'callback' as const, at: callback.at, callback }));
  const timeOf = ({ at }: RecentFailure) => at ?? -Infinity;
  // Both without a time would be NaN apart.
  return [...failedCalls, ...callbacks]
    .toSorted((one, other) => (timeOf(one) === timeOf(other) ? 0 : timeOf(other) - timeOf(one)))
    .slice(0, count);
}
