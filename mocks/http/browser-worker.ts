import { setupWorker } from 'msw/browser';
import type { Provider } from '#mocks/provider/create-provider.ts';
import { createHandlers } from './handlers.ts';

export interface WorkerPlace {
  /** Where the worker's script lies, under the sub-path of the console. */
  readonly workerUrl: string;
  readonly scope: string;
}

/** Rejects where no worker can run (insecure host, private window, `file:`); the caller then goes on in memory. */
export async function startWorker(provider: Provider, { workerUrl, scope }: WorkerPlace): Promise<() => void> {
  // msw would patch fetch instead, without a word: what the page then says of its backend would be wrong.
  if (!canRunWorker()) throw new Error('No service worker can run here');
  overlookRenewal();
  const worker = setupWorker(...createHandlers(provider));
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: workerUrl, options: { scope } },
  });
  return () => worker.stop();
}

/**
 * msw looks for a newer script at every load and lets go of that promise. The browser breaks it off where pages follow
 * each other quickly, as on the way to a social provider and back; the worker that is there goes on answering.
 */
function overlookRenewal(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (String(event.reason).includes('Failed to update a ServiceWorker')) event.preventDefault();
  });
}

function canRunWorker(): boolean {
  return 'serviceWorker' in navigator && location.protocol !== 'file:';
}
