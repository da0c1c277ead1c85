import type { Instant } from '#src/domain/shared/dates.ts';
import type { ListedRequest } from '#src/domain/logs/api-request.ts';
import type { ListedCallback } from '#src/domain/logs/callback-log.ts';
import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import { statusOutcome } from '#src/domain/shared/traffic.ts';

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
