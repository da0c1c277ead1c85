import {
  NoResponseError,
  type Transport,
  type WireRequest,
  type WireResponse,
} from '#src/adapters/http/client/transport.ts';
import type { Exchange } from '#src/domain/demo/recording.ts';
import { operationName } from '#src/adapters/http/endpoints/endpoints.ts';
import { readUrl } from './respond.ts';

const NO_RESPONSE: WireResponse = { status: 0, headers: {}, text: '' };
/** The console reads no other. */
const RECORDED_HEADERS = ['content-type', 'retry-after', 'x-refresh-token'];

/** Reports each call that ends, except those that the console canceled. Authorization is never recorded. */
export function createRecordingTransport(
  inner: Transport,
  report: (exchange: Exchange, origin: string) => void,
  now: () => number,
): Transport {
  return async (request) => {
    const at = now();
    const record = (response: WireResponse) => report(toExchange(request, response, at, now() - at), originOf(request));
    try {
      const response = await inner(request);
      record(response);
      return response;
    } catch (error) {
      if (error instanceof NoResponseError && !request.signal?.aborted) record(NO_RESPONSE);
      throw error;
    }
  };
}

function toExchange(
  { endpoint, url, body }: WireRequest,
  { status, headers, text }: WireResponse,
  at: number,
  durationMs: number,
): Exchange {
  const recorded = RECORDED_HEADERS.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return {
    ...{ operation: operationName(endpoint), method: endpoint.method, ...readUrl(endpoint, url) },
    // As the wire carries it.
    body: JSON.parse(JSON.stringify(body ?? null)) as unknown,
    ...{ status, headers: Object.fromEntries(recorded), text, at, durationMs },
  };
}

function originOf({ url }: WireRequest): string {
  return URL.canParse(url) ? new URL(url).origin : '';
}
