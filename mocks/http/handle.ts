import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import type { Answer } from '#mocks/provider/answer.ts';
import { jsonTextOf } from '#mocks/provider/json-text.ts';
import { ProviderError } from '#mocks/provider/provider-error.ts';
import { readJson } from './read-json.ts';

/** A request of the wire, taken apart for a service. */
export interface WireCall {
  /** The token, without the word Bearer; null where the request carries none. */
  readonly bearer: string | null;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  param(name: string): string;
}

type Served = Pick<Endpoint, 'method' | 'path' | 'body'>;

const BEARER = /^Bearer\s+(\S+)$/i;
const routes = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete } as const;

/** One operation of the table, answered by one call of a service. Holds no rule of the provider. */
export function handle(baseUrl: string, endpoint: Served, answer: (call: WireCall) => Answer<unknown>): HttpHandler {
  const path = `${baseUrl}${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
  return routes[endpoint.method](path, async ({ request, params }) => {
    try {
      const body = endpoint.body ? await readJson(request) : {};
      const query = Object.fromEntries(new URL(request.url).searchParams);
      return answered(answer({ bearer: bearerOf(request), query, body, param: (name) => String(params[name]) }));
    } catch (error) {
      return refused(error);
    }
  });
}

function bearerOf(request: Request): string | null {
  return BEARER.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

function answered({ data, token }: Answer<unknown>): HttpResponse<string> {
  return json({ context: {}, data }, 200, tokenHeader(token));
}

/** The error wrapper (§3). What is no refusal of the provider is a bug of the mock, and looks like any server's (§8). */
function refused(error: unknown): HttpResponse<string> {
  if (!(error instanceof ProviderError)) {
    const message = error instanceof Error ? error.message : '';
    return json({ error: { code: 'unexpected_server_error', message, details: [] } }, 500);
  }
  const { status, code, message, details, state, token, retryAfterSeconds } = error;
  const wrapper = { error: { code, message, details, ...(state && { state }) } };
  const wait = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return json(wrapper, status, { ...tokenHeader(token), ...wait });
}

/** Written by ourselves: there are amounts in the data that no JavaScript number holds. */
function json(body: object, status: number, headers: Readonly<Record<string, string>> = {}): HttpResponse<string> {
  return new HttpResponse(jsonTextOf(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}

function tokenHeader(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { 'x-refresh-token': token };
}
