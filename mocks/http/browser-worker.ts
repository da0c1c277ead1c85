import { setupWorker } from 'msw/browser';
import type { Provider } from '../provider/create-provider';
import { createHandlers } from './handlers';

export interface WorkerPlace {
  /** Where the worker's script lies, under the sub-path of the console. */
  readonly workerUrl: string;
  readonly scope: string;
}

/** Rejects where no worker can run (insecure host, private window, `file:`); the caller then goes on in memory. */
export async function startWorker(provider: Provider, { workerUrl, scope }: WorkerPlace): Promise<() => void> {
  // msw would patch fetch instead, without a word: what the page then says of its backend would be wrong.
  if (!canRunWorker()) throw new Error('No service worker can run here');
  const worker = setupWorker(...createHandlers(provider));
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: workerUrl, options: { scope } },
  });
  return () => worker.stop();
}

function canRunWorker(): boolean {
  return 'serviceWorker' in navigator && location.protocol !== 'file:';
}
