import type { Instant } from './dates.ts';
import type { RequestFailure } from './failure.ts';

/** Failures this close together have one cause. */
export const OUTAGE_WINDOW_MS = 10_000;

/** The provider did not answer, could not, or was not asked for want of a connection. */
export function isServerFailure({ kind, status }: Pick<RequestFailure, 'kind' | 'status'>): boolean {
  return kind === 'unreachable' || kind === 'not-sent' || status >= 500;
}

/** One part that fails has a problem of its own; two at a time mean that the provider is down. */
export function isOutage(failedAt: readonly Instant[]): boolean {
  const sorted = failedAt.toSorted((one, other) => one - other);
  return sorted.some((at, index) => index > 0 && at - (sorted[index - 1] ?? at) <= OUTAGE_WINDOW_MS);
}
