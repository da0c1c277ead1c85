import { createContext, useContext, useEffect, useId, useRef } from 'react';
import type { Loadable } from '#src/application/async/loadable.ts';
import type { OutageStore } from '#src/application/feedback/outage-store.ts';
import { isServerFailure } from '#src/domain/shared/outage.ts';

export interface Outage {
  readonly store: OutageStore;
  readonly isDown: boolean;
}

/** Null outside the console, where each part shows its own failure. */
export const OutageContext = createContext<Outage | null>(null);

/** True while one banner speaks for this part of the page, which then shows no failure itself. */
export function useQuietFailure(of: Loadable<unknown>, onRetry: () => void): boolean {
  const outage = useContext(OutageContext);
  const store = outage?.store;
  const id = useId();
  const retry = useRef(onRetry);
  const previous = useRef(of.kind);
  useEffect(() => {
    retry.current = onRetry;
  });
  useEffect(() => {
    if (of.kind === 'failed') store?.partFailed(id, of.failure, () => retry.current());
    // A value from the cache comes without having been loaded.
    if (of.kind === 'ready' && previous.current === 'loading') store?.partLoaded(id);
    previous.current = of.kind;
  }, [of, store, id]);
  useEffect(() => () => store?.partRemoved(id), [store, id]);
  return outage?.isDown === true && of.kind === 'failed' && isServerFailure(of.failure);
}
