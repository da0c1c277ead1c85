import {
  NoResponseError,
  type Transport,
  type WireRequest,
  type WireResponse,
} from '#src/adapters/http/client/transport.ts';
import type { EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';
import type { FaultKind } from '#src/domain/demo/faults.ts';

/** How a call fails. `provide` lets the provider do its work first. */
type Fail = (provide: () => Promise<WireResponse>, request: WireRequest, timer: Timer) => Promise<WireResponse>;

const LATE_MS = 8000;
const HTML = '<!doctype html><html><head><title>Bad gateway</title></head><body>nginx</body></html>';

/** Odd values around one text that a person can read. */
const ODD_DETAILS = [null, 7, '', { attribute: 'name' }, { message: 3 }, { name: ['This value is too long.', null] }];

const FAULTS: Readonly<Record<FaultKind, Fail>> = {
  '400': error(400, 'invalid_request', 'The request is invalid.', {
    details: [{ attribute: 'name', message: 'This name is already in use.' }, 'Choose a different one.'],
  }),
  '400-message': error(400, 'invalid_request', 'The request is invalid.'),
  'odd-details': error(400, 'invalid_request', 'The request is invalid.', { details: ODD_DETAILS }),
  '401': error(401, 'unauthorized', 'Your credentials are not valid.'),
  '403': error(403, 'forbidden', ''),
  '409': error(409, 'conflict', 'Someone else changed this first.'),
  '429': error(429, 'too_many_requests', 'Too many requests. Wait a moment.', { headers: { 'retry-after': '30' } }),
  '500': () => Promise.resolve({ status: 500, headers: {}, text: '' }),
  '502': () => Promise.resolve(page(502)),
  '503': error(503, 'maintenance', 'We are updating our servers. Try again in a few seconds.', {
    headers: { 'retry-after': '5' },
  }),
  truncated: async (provide) => {
    const response = await provide();
    return { ...response, text: response.text.slice(0, Math.ceil(response.text.length / 2)) };
  },
  html: () => Promise.resolve(page(200)),
  'null-item': damaged(null, null),
  'wrong-types': damaged(7, 'none'),
  '204': async (provide) => {
    await provide();
    return { status: 204, headers: {}, text: '' };
  },
  refused: () => Promise.reject(new NoResponseError('Connection refused')),
  cut: async (provide) => {
    await provide();
    throw new NoResponseError('Connection reset');
  },
  silent: async (_, { timeoutMs, signal }, timer) => {
    await wait(timer, timeoutMs, signal);
    throw new NoResponseError('Timed out');
  },
  late: async (provide, { timeoutMs, signal }, timer) => {
    const response = await provide();
    await wait(timer, Math.min(LATE_MS, timeoutMs), signal);
    if (timeoutMs <= LATE_MS) throw new NoResponseError('Timed out');
    return response;
  },
};

/** A provider that breaks as `faultOf` says when the call is sent. */
export function createFaultyTransport(
  inner: Transport,
  faultOf: (operation: EndpointName) => FaultKind | null,
  timer: Timer,
): Transport {
  return async (request) => {
    const kind = faultOf(request.endpoint.name as EndpointName);
    if (kind === null) return inner(request);
    // Fails after the caller has its promise.
    await Promise.resolve();
    if (request.signal?.aborted) throw new NoResponseError('Canceled');
    return FAULTS[kind](() => inner(request), request, timer);
  };
}

interface MoreOfError {
  readonly details?: readonly unknown[];
  readonly headers?: Readonly<Record<string, string>>;
}

function error(status: number, code: string, message: string, { details, headers }: MoreOfError = {}): Fail {
  const text = JSON.stringify({ error: { code, message, ...(details && { details }) } });
  const response = { status, headers: { 'content-type': 'application/json', ...headers }, text };
  return () => Promise.resolve(response);
}

function page(status: number): WireResponse {
  return { status, headers: { 'content-type': 'text/html' }, text: HTML };
}

/** The genuine response, with other data; an error stays as it is. */
function damaged(item: unknown, items: unknown): Fail {
  return async (provide) => {
    const response = await provide();
    if (response.status < 200 || response.status >= 300) return response;
    return { ...response, text: JSON.stringify({ context: {}, data: { item, items } }) };
  };
}

interface Connection {
  readonly latencyMs: number;
  readonly isOffline: boolean;
}

/** A connection that is slow or missing, as it is when the call is sent. */
export function createDelayedTransport(inner: Transport, connection: () => Connection, timer: Timer): Transport {
  return async (request) => {
    const { latencyMs, isOffline } = connection();
    const { signal, timeoutMs } = request;
    if (isOffline) throw new NoResponseError('Offline', 'offline');
    if (latencyMs > 0) await wait(timer, Math.min(latencyMs, timeoutMs), signal);
    if (latencyMs >= timeoutMs) throw new NoResponseError('Timed out');
    return inner({ ...request, timeoutMs: timeoutMs - latencyMs });
  };
}

/** The time of the device, which a demo's own clock does not stop. */
export interface Timer {
  after(milliseconds: number, task: () => void): () => void;
}

/** Rejects as a canceled call once the signal aborts. */
function wait(timer: Timer, milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      stop();
      reject(new NoResponseError('Canceled'));
    };
    const stop = timer.after(milliseconds, () => {
      signal?.removeEventListener('abort', cancel);
      resolve();
    });
    if (signal?.aborted) cancel();
    else signal?.addEventListener('abort', cancel, { once: true });
  });
}
