import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import { SESSION_KEY } from '#src/application/auth/session-record.ts';

/** Where a demo stores the data of its simulated provider. */
const DEMO_KEY = 'gatehouse.mock';

/**
 * A demo may have lived at this address before. Its data go, and the session with them, which no real provider knows; the
 * worker that answered its calls is sent away. Builds with a simulation of their own leave it be.
 */
export function clearDemoData(storage: KeyValueStorage, workers: ServiceWorkerContainer | undefined): void {
  if (storage.get(DEMO_KEY) !== null) {
    storage.remove(DEMO_KEY);
    storage.remove(SESSION_KEY);
  }
  if (workers?.controller)
    void import('./demo-worker.ts').then(({ unregisterDemoWorker }) => unregisterDemoWorker(workers));
}
