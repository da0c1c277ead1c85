import { createOperations } from '#mocks/http/operations.ts';
import { bearerIn, originOf, readUrl, recordIn, respond, type WireCall } from '#mocks/http/respond.ts';
import type { Provider } from '#mocks/provider/create-provider.ts';
import { NoResponseError, type Transport, type WireRequest } from '#src/adapters/http/client/transport.ts';

/** The provider in the page itself: the same wire as over HTTP, without a request. */
export function createMemoryTransport(provider: Provider): Transport {
  const services = new Map(createOperations(provider).map(([endpoint, serve]) => [endpoint, serve]));
  return async (request) => {
    // Responds after the caller has its promise.
    await Promise.resolve();
    if (request.signal?.aborted) throw new NoResponseError('Canceled');
    const serve = services.get(request.endpoint);
    if (!serve) throw new Error(`Nothing serves ${request.endpoint.path}`);
    const response = await respond(serve, () => readCall(request));
    if (request.signal?.aborted) throw new NoResponseError('Canceled');
    return response;
  };
}

function readCall({ endpoint, url, headers, body }: WireRequest): WireCall {
  const { params, query } = readUrl(endpoint, url);
  return {
    bearer: bearerIn(headers['Authorization']),
    query,
    userAgent: null,
    language: headers['Accept-Language'] ?? null,
    origin: originOf(null),
    // As a server would receive it.
    body: endpoint.body ? recordIn(JSON.parse(JSON.stringify(body ?? null))) : {},
    param: (name) => params[name] ?? '',
  };
}
