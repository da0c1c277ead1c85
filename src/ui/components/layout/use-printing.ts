import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isBetweenEvents = false;

/** True while the page is printed, so that a list can show all its rows. The events come before the paper is laid out. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting);
}

function isPrinting(): boolean {
  return isBetweenEvents || window.matchMedia('print').matches;
}

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const toggle = ({ type }: Event) => {
    isBetweenEvents = type === 'beforeprint';
    // The paper is laid out as soon as the event ends.
    flushSync(onChange);
  };
  window.addEventListener('beforeprint', toggle, { signal });
  window.addEventListener('afterprint', toggle, { signal });
  window.matchMedia('print').addEventListener('change', onChange, { signal });
  return () => listening.abort();
}
