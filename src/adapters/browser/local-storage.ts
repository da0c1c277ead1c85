import type { KeyValueStorage } from '../../application/platform/key-value-storage';

/** Only what this product wrote: other applications may share the origin (a sub-path). */
const OWN_PREFIX = 'gatehouse.';

/**
 * localStorage, or sessionStorage, with memory behind it: a storage that is blocked, full or broken keeps the page working until it is
 * closed. `open` may throw, as reading `window.localStorage` does where cookies are blocked.
 */
export function createLocalStorage(open: () => Storage, target: EventTarget = window): KeyValueStorage {
  /** Values that could not be written, and keys that could not be removed (null): they win over what is stored. */
  const unwritten = new Map<string, string | null>();

  function attempt<T>(act: (storage: Storage) => T, otherwise: T): T {
    try {
      return act(open());
    } catch {
      return otherwise;
    }
  }

  return {
    get(key) {
      const kept = unwritten.get(key);
      return kept !== undefined ? kept : attempt((storage) => storage.getItem(key), null);
    },
    set(key, value) {
      const isWritten = attempt((storage) => (storage.setItem(key, value), true), false);
      if (isWritten) unwritten.delete(key);
      else unwritten.set(key, value);
    },
    remove(key) {
      const isRemoved = attempt((storage) => (storage.removeItem(key), true), false);
      if (isRemoved) unwritten.delete(key);
      else unwritten.set(key, null);
    },
    onOtherTab(listen) {
      const onStorage = (event: Event): void => {
        const { key, newValue } = event as StorageEvent;
        if (key !== null && !key.startsWith(OWN_PREFIX)) return;
        if (key !== null) unwritten.delete(key);
        listen(key, newValue);
      };
      target.addEventListener('storage', onStorage);
      return () => target.removeEventListener('storage', onStorage);
    },
  };
}
