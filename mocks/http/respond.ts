import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { jsonTextOf } from '#mocks/provider/shared/json-text.ts';
import { invalid, ProviderError, type ServiceResult } from '#mocks/provider/shared/service-result.ts';

export interface WireCall {
  readonly bearer: string | null;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  /** Null for a call in the page itself. */
  readonly userAgent: string | null;
  readonly language: string | null;
  /** Of the console, which passkeys are bound to. */
  readonly origin: string;
  param(name: string): string;
}

/** An entry of the endpoint table and the service that serves it. Holds no rule of the provider. */
export type Operation = readonly [
  endpoint: Pick<Endpoint, 'method' | 'path' | 'body'>,
  serve: (call: WireCall) => ServiceResult<unknown> | Promise<ServiceResult<unknown>>,
];

export interface ServedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** `readCall` may reject with a `ProviderError`. */
export async function respond(
  serve: Operation[1],
  readCall: () => WireCall | Promise<WireCall>,
): Promise<ServedResponse> {
  try {
    const { data, token } = await serve(await readCall());
    return json({ context: {}, data }, 200, tokenHeader(token));
  } catch (error) {
    return errorResponse(error);
  }
}

/** A page that calls its own origin, or none at all, names none. */
export function originOf(header: string | null): string {
  return header ?? ('location' in globalThis ? location.origin : 'http://localhost');
}

const BEARER = /^Bearer\s+(\S+)$/i;

export function bearerIn(authorization: string | null | undefined): string | null {
  return BEARER.exec(authorization ?? '')?.[1] ?? null;
}

/** The error envelope. An unexpected exception is a bug of the mock and looks like any server's. */
function errorResponse(error: unknown): ServedResponse {
  if (!(error instanceof ProviderError)) {
    const message = error instanceof Error ? error.message : '';
    return json({ error: { code: 'unexpected_server_error', message, details: [] } }, 500);
  }
  const { status, code, message, details, state, token, retryAfterSeconds } = error;
  const envelope = { error: { code, message, details, ...(state && { state }) } };
  const wait = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return json(envelope, status, { ...tokenHeader(token), ...wait });
}

/** Not `JSON.stringify`: some amounts exceed what a JavaScript number holds. */
function json(body: object, status: number, headers: Readonly<Record<string, string>> = {}): ServedResponse {
  return { status, headers: { 'content-type': 'application/json', ...headers }, text: jsonTextOf(body) };
}

function tokenHeader(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { 'x-refresh-token': token };
}

type JsonRecord = Readonly<Record<string, unknown>>;

export async function readJson(request: Request): Promise<JsonRecord> {
  const body: unknown = await request.json().catch(() => {
    throw invalid('invalid_body', 'The body is no valid JSON.');
  });
  return recordIn(body);
}

export function recordIn(body: unknown): JsonRecord {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalid('invalid_body', 'The body must be a JSON object.');
  }
  return body as JsonRecord;
}

type TextMap = Readonly<Record<string, string>>;

export function readUrl({ path }: Pick<Endpoint, 'path'>, url: string): { params: TextMap; query: TextMap } {
  const { pathname, searchParams } = new URL(url, 'http://page.invalid');
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const pattern = new RegExp(`${path.replace(/\{\w+\}/g, '([^/]+)')}$`);
  const values = pattern.exec(pathname)?.slice(1) ?? [];
  return {
    params: Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')])),
    query: Object.fromEntries(searchParams),
  };
}
