import type { RequestFailure } from '#src/domain/shared/failure.ts';

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
