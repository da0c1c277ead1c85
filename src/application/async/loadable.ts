import type { RequestFailure } from '#src/domain/shared/failure.ts';
import type { Instant } from '#src/domain/shared/dates.ts';

const RECENT_MS = 15_000;

/**
 * Whether what surrounds every page was asked for so lately that neither a return to the window nor the next page asks
 * again. A page's own content is fetched each time.
 */
export function isRecent(loadedAt: Instant | null, now: Instant): boolean {
  return loadedAt !== null && Math.abs(now - loadedAt) < RECENT_MS;
}

/** A remote value. While it loads again, the previous one stays visible. */
export type Loadable<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly previous?: T }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly failure: RequestFailure; readonly previous?: T };

export function latest<T>(loadable: Loadable<T>): T | undefined {
  if (loadable.kind === 'ready') return loadable.value;
  return loadable.kind === 'idle' ? undefined : loadable.previous;
}

/** There is a value, or none will come by itself. */
export function isSettled(loadable: Loadable<unknown>): boolean {
  return latest(loadable) !== undefined || loadable.kind === 'failed';
}

export function mapLoadable<T, U>(loadable: Loadable<T>, map: (value: T) => U): Loadable<U> {
  if (loadable.kind === 'ready') return { kind: 'ready', value: map(loadable.value) };
  if (loadable.kind === 'idle') return loadable;
  const { previous, ...state } = loadable;
  return previous === undefined ? state : { ...state, previous: map(previous) };
}

/** Two loadables that are only useful together: both values, else what is missing. */
export function combineLoadables<A, B>(one: Loadable<A>, other: Loadable<B>): Loadable<readonly [A, B]> {
  const [first, second] = [latest(one), latest(other)];
  const known = first === undefined || second === undefined ? {} : { previous: [first, second] as const };
  if (one.kind === 'failed') return { kind: 'failed', failure: one.failure, ...known };
  if (other.kind === 'failed') return { kind: 'failed', failure: other.failure, ...known };
  if (one.kind === 'ready' && other.kind === 'ready') return { kind: 'ready', value: [one.value, other.value] };
  return { kind: 'loading', ...known };
}
