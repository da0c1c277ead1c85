import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { jsonTextOf } from '#mocks/provider/shared/json-text.ts';
import { ProviderError } from '#mocks/provider/shared/provider-error.ts';
import type { ServiceResult } from '#mocks/provider/shared/service-result.ts';
import { readJson } from './read-json.ts';

export interface WireCall {
  readonly bearer: string | null;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  param(name: string): string;
}

/** An entry of the endpoint table and the service that serves it. Holds no rule of the provider. */
export type Operation = readonly [
  endpoint: Pick<Endpoint, 'method' | 'path' | 'body'>,
  serve: (call: WireCall) => ServiceResult<unknown>,
];

const BEARER = /^Bearer\s+(\S+)$/i;
const routes = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete } as const;

export function handle(baseUrl: string, ...[endpoint, serve]: Operation): HttpHandler {
  const path = `${baseUrl}${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
  return routes[endpoint.method](path, async ({ request, params }) => {
    try {
      const body = endpoint.body ? await readJson(request) : {};
      const query = Object.fromEntries(new URL(request.url).searchParams);
      const param = (name: string) => String(params[name]);
      const { data, token } = serve({ bearer: bearerOf(request), query, body, param });
      return json({ context: {}, data }, 200, tokenHeader(token));
    } catch (error) {
      return errorResponse(error);
    }
  });
}

function bearerOf(request: Request): string | null {
  return BEARER.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

/** The error envelope. An unexpected exception is a bug of the mock and looks like any server's. */
function errorResponse(error: unknown): HttpResponse<string> {
  if (!(error instanceof ProviderError)) {
    const message = error instanceof Error ? error.message : '';
    return json({ error: { code: 'unexpected_server_error', message, details: [] } }, 500);
  }
  const { status, code, message, details, state, token, retryAfterSeconds } = error;
  const envelope = { error: { code, message, details, ...(state && { state }) } };
  const wait = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return json(envelope, status, { ...tokenHeader(token), ...wait });
}

/** Not `HttpResponse.json`: some amounts exceed what a JavaScript number holds. */
function json(body: object, status: number, headers: Readonly<Record<string, string>> = {}): HttpResponse<string> {
  return new HttpResponse(jsonTextOf(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}

function tokenHeader(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { 'x-refresh-token': token };
}
