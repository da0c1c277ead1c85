import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';

/** Only what this product wrote: other applications may share the origin (a sub-path). */
const OWN_PREFIX = 'gatehouse.';

/** With memory behind it where the storage is blocked, full or broken. `open` may throw if cookies are blocked. */
export function createLocalStorage(open: () => Storage, target: EventTarget = window): KeyValueStorage {
  /** Failed writes, and failed removals (null); they override what is stored. */
  const pendingWrites = new Map<string, string | null>();

  function attempt<T>(action: (storage: Storage) => T, fallback: T): T {
    try {
      return action(open());
    } catch {
      return fallback;
    }
  }

  /** Reads the value back, because some storages accept a value and lose it. */
  function settle(key: string, value: string | null, write: (storage: Storage) => void): void {
    if (attempt((storage) => (write(storage), storage.getItem(key) === value), false)) pendingWrites.delete(key);
    else pendingWrites.set(key, value);
  }

  return {
    get(key) {
      const pendingValue = pendingWrites.get(key);
      return pendingValue !== undefined ? pendingValue : attempt((storage) => storage.getItem(key) || null, null);
    },
    set(key, value) {
      settle(key, value, (storage) => storage.setItem(key, value));
    },
    remove(key) {
      settle(key, null, (storage) => storage.removeItem(key));
      // Overwrites a key that cannot be removed, so that it does not return after a reload.
      if (pendingWrites.has(key)) attempt((storage) => storage.setItem(key, ''), undefined);
    },
    onOtherTab(listener) {
      const onStorage = (event: Event): void => {
        const { key, newValue } = event as StorageEvent;
        if (key !== null && !key.startsWith(OWN_PREFIX)) return;
        if (key !== null) settle(key, newValue, () => undefined);
        listener(key, newValue);
      };
      target.addEventListener('storage', onStorage);
      return () => target.removeEventListener('storage', onStorage);
    },
  };
}
