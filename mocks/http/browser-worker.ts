import { setupWorker } from 'msw/browser';
import type { Provider } from '#mocks/provider/create-provider.ts';
import { createHandlers } from './handlers.ts';

export interface WorkerOptions {
  readonly workerUrl: string;
  readonly scope: string;
}

/** Rejects if no worker can run (insecure host, private window, `file:`); the caller then continues in memory. */
export async function startWorker(provider: Provider, { workerUrl, scope }: WorkerOptions): Promise<() => void> {
  // msw would silently patch fetch instead, and the page would name the wrong backend.
  if (!canRunWorker()) throw new Error('No service worker can run here');
  ignoreFailedUpdate();
  const worker = setupWorker(...createHandlers(provider));
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: workerUrl, options: { scope } },
  });
  return () => worker.stop();
}

/** msw never awaits its check for a newer script, which the browser cancels if the next page loads soon. */
function ignoreFailedUpdate(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (String(event.reason).includes('Failed to update a ServiceWorker')) event.preventDefault();
  });
}

function canRunWorker(): boolean {
  return 'serviceWorker' in navigator && location.protocol !== 'file:';
}
