import type { ListedCallback } from './callback-log.ts';

/** What another delivery is for the receiver: the first that arrives, the same once more, or nobody can say. */
export type RedeliveryEffect = 'first' | 'repeated' | 'unknown';

/** Any callback of the log can be redelivered; only a failed one does not reach its receiver twice. */
export function redeliveryEffect({ success }: Pick<ListedCallback, 'success'>): RedeliveryEffect {
  if (success === null) return 'unknown';
  return success ? 'repeated' : 'first';
}
