import { NoResponseError, type Transport } from '#src/adapters/http/client/transport.ts';
import { type Timer, wait } from './wait.ts';

export interface Connection {
  readonly latencyMs: number;
  readonly isOffline: boolean;
}

/** A connection that is slow or missing, as it is when the call is sent. */
export function createDelayedTransport(inner: Transport, connection: () => Connection, timer: Timer): Transport {
  return async (request) => {
    const { latencyMs, isOffline } = connection();
    const { signal, timeoutMs } = request;
    if (isOffline) throw new NoResponseError('Offline');
    if (latencyMs > 0) await wait(timer, Math.min(latencyMs, timeoutMs), signal);
    if (latencyMs >= timeoutMs) throw new NoResponseError('Timed out');
    return inner({ ...request, timeoutMs: timeoutMs - latencyMs });
  };
}
