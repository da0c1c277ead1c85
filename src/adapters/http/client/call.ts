import { isRecord } from './json-record.ts';
import type { Language } from '#src/domain/shared/language.ts';
import type { BodyOf, Endpoint, EndpointAuth, QueryOf } from '#src/adapters/http/endpoints/endpoint.ts';

const MAX_WAIT_MS = 24 * 60 * 60 * 1000;
/** `Date.parse` alone would take `-5` for a date. */
const HTTP_DATE = /^[A-Z][a-z]+, .+ \d\d:\d\d:\d\d GMT$/;

/** Whole seconds or an HTTP date, as milliseconds from `now`; undefined for anything else. */
export function retryAfterMs(header: unknown, now: number): number | undefined {
  if (typeof header !== 'string') return undefined;
  const text = header.trim();
  if (/^\d+$/.test(text)) return clampWait(Number(text) * 1000);
  const date = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : clampWait(date - now);
}

function clampWait(wait: number): number {
  return Math.min(Math.max(wait, 0), MAX_WAIT_MS);
}

/** The parameters of a path such as `/api/api-keys/{id}`; undefined without any. */
type ParamsOf<Path extends string> = [NameIn<Path>] extends [never]
  ? undefined
  : Readonly<Record<NameIn<Path>, string>>;

type NameIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never;

export function requestUrl(baseUrl: string, path: string, params?: unknown, query?: unknown): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segment(isRecord(params) ? params[name] : undefined));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(isRecord(query) ? query : {})) {
    if (isScalar(value)) search.append(key, String(value));
  }
  const text = search.toString();
  return `${baseUrl.replace(/\/+$/, '')}${filled}${text && `?${text}`}`;
}

/** Browsers resolve escaped `.` and `..` too, and an empty segment would name the list. */
function segment(value: unknown): string {
  if (typeof value !== 'string' || ['', '.', '..'].includes(value)) throw new Error('An id that no address can hold');
  return encodeURIComponent(value);
}

/** Absent values are omitted from the query. */
function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

export type CallOf<E extends Endpoint> = Given<'params', ParamsOf<E['path']>> &
  Given<'query', QueryOf<E>> &
  Given<'body', BodyOf<E>> &
  Given<'token', TokenOf<E['auth']>> &
  Pick<AnyCall, 'signal' | 'language'>;

export interface AnyCall {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  /** Null uses the session's token. */
  readonly token?: string | null | undefined;
  readonly signal?: AbortSignal | undefined;
  /** For a response with texts; without one, the browser names its own. */
  readonly language?: Language | undefined;
}

type TokenOf<Auth extends EndpointAuth> = Auth extends 'url-token'
  ? string
  : Auth extends 'url-token-or-session'
    ? string | null
    : undefined;

type Given<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: never }
  : { readonly [K in Key]: Value };
