import { onBecomeObserved, onBecomeUnobserved } from 'mobx';

/** A form on the page observes its errors; after its dialog has closed, only a toast can show them. */
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
