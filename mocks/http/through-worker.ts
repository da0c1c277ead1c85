import { NoResponseError, type Transport, type WireRequest } from '#src/adapters/http/client/transport.ts';

/**
 * The browser stops a worker that is idle, as in a tab that was hidden for minutes, and msw's worker then forgets which
 * pages it serves. Their calls go to the server of the page's own files, where nothing happens, so each is sent again
 * once the worker knows the page. The simulation answers in JSON alone. A change is announced before it is sent, because
 * the server of the files answers 405, which the browser writes into its console.
 */
export function throughWorker(inner: Transport, workers: ServiceWorkerContainer): Transport {
  return async (request) => {
    if (request.endpoint.method !== 'GET') await introducePage(workers);
    const response = await inner(request).catch((error: unknown) => passedBy(request, error));
    if (response !== null && /json/.test(String(response.headers['content-type']))) return response;
    return (await introducePage(workers)) || response === null ? inner(request) : response;
  };
}

/** Null where the server of the files is gone, too. */
function passedBy({ signal }: WireRequest, error: unknown): null {
  if (signal?.aborted || !(error instanceof NoResponseError)) throw error;
  return null;
}

/** False without a worker. */
function introducePage(workers: ServiceWorkerContainer): Promise<boolean> {
  const { controller } = workers;
  if (!controller) return Promise.resolve(false);
  return new Promise((resolve) => {
    const listening = new AbortController();
    const answered = ({ data }: MessageEvent<{ readonly type?: string } | null>) => {
      if (data?.type !== 'MOCKING_ENABLED') return;
      listening.abort();
      resolve(true);
    };
    workers.addEventListener('message', answered, { signal: listening.signal });
    controller.postMessage('MOCK_ACTIVATE');
  });
}
