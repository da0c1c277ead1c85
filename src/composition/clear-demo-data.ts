import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import { SESSION_KEY } from '#src/application/auth/session-record.ts';

const DEMO_KEY = 'gatehouse.mock';

/** A demo may have lived at this url: its data, its session and its worker go. Demo builds leave them be. */
export function clearDemoData(storage: KeyValueStorage, workers: ServiceWorkerContainer | undefined): void {
  if (storage.get(DEMO_KEY) !== null) {
    storage.remove(DEMO_KEY);
    storage.remove(SESSION_KEY);
  }
  if (workers?.controller)
    void import('./demo-worker.ts').then(({ unregisterDemoWorker }) => unregisterDemoWorker(workers));
}
