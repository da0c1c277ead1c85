import { onBecomeObserved, onBecomeUnobserved } from 'mobx';

/**
 * Where the errors of a form show. A form on the page observes them; after its dialog has closed,
 * only a toast can show them.
 */
export function trackShown<S extends object>(store: S, errors: keyof S & string): () => 'in-place' | 'toast' {
  let isShown = false;
  onBecomeObserved(store, errors, () => {
    isShown = true;
  });
  onBecomeUnobserved(store, errors, () => {
    isShown = false;
  });
  return () => (isShown ? 'in-place' : 'toast');
}
