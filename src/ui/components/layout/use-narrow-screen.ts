import { useSyncExternalStore } from 'react';

/** As in the styles: below it, lists and cards take one column. */
const NARROW = '(max-width: 599px)';

/** For an order or a position that styles alone would change only for the eye. */
export function useNarrowScreen(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
