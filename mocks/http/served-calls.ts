import {
  NoResponseError,
  type Transport,
  type WireRequest,
  type WireResponse,
} from '#src/adapters/http/client/transport.ts';
import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { FaultKind } from '#src/domain/demo/faults.ts';
import type { Exchange } from '#src/domain/demo/recording.ts';
import { createDelayedTransport, createFaultyTransport, type Timer } from './faulty-transport.ts';
import type { Intercept } from './mock-responder.ts';
import { createRecordingTransport } from './recording-transport.ts';

export interface ServedCallsOptions {
  readonly faultOf: (operation: EndpointName) => FaultKind | null;
  readonly latencyMs: number;
  /** Each call that the provider served, without the faults and the latency. */
  readonly report: (exchange: Exchange, origin: string) => void;
  readonly now: () => number;
  readonly timer: Timer;
}

/** Longer than the console waits for a response, so that it gives up first. */
const TIMEOUT_MS = 35_000;

/** The server's calls are slow, fail and are recorded as in the demo, by the same transports. */
export function changeServedCalls({ faultOf, latencyMs, report, now, timer }: ServedCallsOptions): Intercept {
  const connection = { latencyMs, isOffline: false };
  const decorate = (provider: Transport) => {
    const faulty = createFaultyTransport(createRecordingTransport(provider, report, now), faultOf, timer);
    return createDelayedTransport(faulty, () => connection, timer);
  };
  return async (request, respond) => {
    const endpoint = findEndpoint(request);
    if (!endpoint) return respond();
    const wireRequest = await toWireRequest(endpoint, request);
    try {
      return toResponse(await decorate(async () => toWireResponse(await respond()))(wireRequest));
    } catch (error) {
      if (error instanceof NoResponseError) return null;
      throw error;
    }
  };
}

/** A path without parameters comes before one that a parameter could match too. */
const sortedEndpoints: readonly Endpoint[] = Object.values<Endpoint>(endpoints).toSorted(
  (one, other) => one.path.split('{').length - other.path.split('{').length,
);

function findEndpoint({ method, url }: Request): Endpoint | undefined {
  const { pathname } = new URL(url);
  const matches = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
  return sortedEndpoints.find((endpoint) => endpoint.method === method && matches(endpoint.path));
}

async function toWireRequest(endpoint: Endpoint, request: Request): Promise<WireRequest> {
  // The provider reads the body itself, and rejects one that is no JSON.
  const body: unknown = endpoint.body
    ? await request
        .clone()
        .json()
        .catch(() => null)
    : undefined;
  const headers = Object.fromEntries(request.headers);
  return { endpoint, url: request.url, headers, body, signal: undefined, timeoutMs: TIMEOUT_MS };
}

async function toWireResponse(response: Response): Promise<WireResponse> {
  return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
}

function toResponse({ status, headers, text }: WireResponse): Response {
  const sent = Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return new Response(status === 204 ? null : text, { status, headers: sent });
}
