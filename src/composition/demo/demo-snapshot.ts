import type { SnapshotStore } from '#mocks/provider/db/snapshot.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';

export const SNAPSHOT_KEY = 'gatehouse.mock';

export function createSnapshotStore(storage: KeyValueStorage): SnapshotStore {
  return {
    read: () => storage.get(SNAPSHOT_KEY),
    write: (text) => storage.set(SNAPSHOT_KEY, text),
    clear: () => storage.remove(SNAPSHOT_KEY),
  };
}
