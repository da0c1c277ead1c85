import {
  NoResponseError,
  type Transport,
  type WireRequest,
  type WireResponse,
} from '#src/adapters/http/client/transport.ts';
import type { Exchange, Recording } from '#src/domain/demo/recording.ts';
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
    ...{ operation: endpoint.name, method: endpoint.method, ...readUrl(endpoint, url) },
    // As the wire carries it.
    body: JSON.parse(JSON.stringify(body ?? null)) as unknown,
    ...{ status, headers: Object.fromEntries(recorded), text, at, durationMs },
  };
}

function originOf({ url }: WireRequest): string {
  return URL.canParse(url) ? new URL(url).origin : '';
}

type Call = Pick<Exchange, 'operation' | 'params' | 'query' | 'body'>;

/** Somebody who replays a recording does not know what was typed there. */
const IGNORED_FIELD = /token$|^(password|code|credential)$/i;

const NOT_RECORDED = JSON.stringify({
  error: { code: 'not_recorded', message: 'This was not recorded.', details: [] },
});

/** Answers a call as the recording did, else as it did the most similar one; a repeated call gets the next response. */
export function createReplayTransport(
  { exchanges }: Pick<Recording, 'exchanges'>,
  reportMissing: (operation: string) => void = () => undefined,
): Transport {
  const played = new Set<Exchange>();
  return async (request) => {
    await Promise.resolve();
    if (request.signal?.aborted) throw new NoResponseError('Canceled');
    const call = toCall(request);
    const likely = findLikely(exchanges, call);
    const exchange = likely.find((candidate) => !played.has(candidate)) ?? likely.at(-1);
    if (!exchange) {
      reportMissing(call.operation);
      return { status: 503, headers: { 'content-type': 'application/json' }, text: NOT_RECORDED };
    }
    played.add(exchange);
    if (exchange.status === 0) throw new NoResponseError('No response was recorded');
    const { status, headers, text } = exchange;
    return { status, headers, text };
  };
}

function findLikely(exchanges: readonly Exchange[], call: Call): readonly Exchange[] {
  const ofOperation = exchanges.filter(({ operation }) => operation === call.operation);
  const parts = [
    ({ params, query, body }: Call) => textOf([params, query, body]),
    ({ params }: Call) => textOf(params),
    () => '',
  ];
  const likely = parts.map((part) => ofOperation.filter((exchange) => part(exchange) === part(call)));
  return likely.find((candidates) => candidates.length > 0) ?? [];
}

function toCall({ endpoint, url, body }: WireRequest): Call {
  return { operation: endpoint.name, ...readUrl(endpoint, url), body: body ?? null };
}

/** The same for objects with the same fields in another order. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) => {
    if (IGNORED_FIELD.test(key)) return undefined;
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
}
