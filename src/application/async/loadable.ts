import type { AnsweredFailure } from '../../domain/shared/failure';

/** A value that comes from elsewhere. While it is loaded again, the previous one stays visible. */
export type Loadable<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly previous?: T }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly failure: AnsweredFailure; readonly previous?: T };

/** The newest value known, be it from an earlier load. */
export function latest<T>(loadable: Loadable<T>): T | undefined {
  if (loadable.kind === 'ready') return loadable.value;
  return loadable.kind === 'idle' ? undefined : loadable.previous;
}
