import {
  withOrigin,
  type CallSession,
  type CallSessions,
  type RequestContext,
} from '#src/application/auth/call-session.ts';
import {
  BLOCKED_CODE,
  OFFLINE_CODE,
  type Failure,
  type RequestFailure,
  CANCELED,
  notSent,
  unexpected,
  unreachable,
} from '#src/domain/shared/failure.ts';
import { fail, ok, type AsyncResult, type Result } from '#src/domain/shared/result.ts';
import { isSecretName } from '#src/domain/calls/secret-names.ts';
import type { DataOf, Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { type AnyCall, type CallOf, requestUrl, retryAfterMs } from './call.ts';
import { axiosTransport } from './axios-transport.ts';
import { decodeResponse, parseBody } from './decode-response.ts';
import { NoResponseError, type Transport, type WireRequest, type WireResponse } from './transport.ts';

interface BasicAuth {
  readonly user: string;
  readonly password: string;
}

/** The headers of a call, and the session that its response may refresh or end. */
interface Authorization {
  readonly header: string | null;
  readonly session: CallSession | null;
}

export interface ApiClientOptions {
  readonly baseUrl: string;
  readonly basicAuth: BasicAuth;
  readonly sessions: CallSessions;
  readonly timeoutMs?: number;
  /** Over the network without one. */
  readonly transport?: Transport;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Called where the code of a call did not arrive, at first or with a retry. */
  readonly onMissingCode?: ((isRetry: boolean) => void) | undefined;
  /** Called for each request that was sent and failed. */
  readonly onFailure?: (request: WireRequest, failure: Failure) => void;
  /** Called for each call that ended, with its failure if it failed. */
  readonly onResult?:
    | ((endpoint: Endpoint, ended: { readonly body?: unknown; readonly failure?: Failure }) => void)
    | undefined;
}

export interface ApiResponse<E extends Endpoint> {
  readonly data: DataOf<E>;
  /** From `x-refresh-token`; a sign-in issues its first token there. */
  readonly token: string | null;
  readonly status: number;
  /** The response verbatim, because parsing would change a number of thirty digits. */
  readonly text: string;
  /** For a failure that only the response body reveals. */
  readonly context: RequestContext;
}

export interface ApiClient {
  /** Never throws and never rejects. */
  call<E extends Endpoint>(endpoint: E, call: CallOf<E>): AsyncResult<ApiResponse<E>>;
}

const TIMEOUT_MS = 30_000;

export function createApiClient(options: ApiClientOptions): ApiClient {
  return {
    call<E extends Endpoint>(endpoint: E, call: AnyCall): AsyncResult<ApiResponse<E>> {
      const { baseUrl } = options;
      return perform(options, endpoint, call, () => requestUrl(baseUrl, endpoint.path, call.params, call.query));
    },
  };
}

/** Sends a request again, with the authorization of now. */
export function repeatCall(
  options: ApiClientOptions,
  { endpoint, url, body }: Pick<WireRequest, 'endpoint' | 'url' | 'body'>,
): AsyncResult<ApiResponse<Endpoint>> {
  return perform(options, endpoint, { body }, () => url);
}

async function perform<E extends Endpoint>(
  options: ApiClientOptions,
  endpoint: E,
  call: AnyCall,
  toUrl: () => string,
): AsyncResult<ApiResponse<E>> {
  const { sessions } = options;
  const isCancelled = () => call.signal?.aborted === true || sessions.isClosed?.() === true;
  if (isCancelled()) return fail(CANCELED);
  let context: RequestContext | null = null;
  let request: WireRequest | null = null;
  const { transport = axiosTransport } = options;
  const failed = (failure: RequestFailure): Result<never> => {
    const counted = isCancelled() ? CANCELED : failure;
    if (request) options.onFailure?.(request, counted);
    options.onResult?.(endpoint, { failure: counted });
    if (counted.kind !== 'canceled') sessions.onFailure?.(counted);
    return fail(counted);
  };
  try {
    const current = sessions.getSession();
    const authorization = authorize(endpoint, call, options, current);
    context = { current, attached: authorization.session };
    request = toWireRequest(endpoint, call, authorization, toUrl(), options);
    const learn = (secret: string) => sessions.secrets?.add(secret);
    [call.token ?? '', ...namedSecrets(call.body)].forEach(learn);
    const response = await transport(request);
    const result = readResponse(endpoint, response, authorization, options);
    if (result.ok) {
      if (result.value.token !== null) sessions.secrets?.addToken(result.value.token);
      namedSecrets(result.value.data).forEach(learn);
    }
    if (!result.ok) return failed(withOrigin(result.failure, context));
    options.onResult?.(endpoint, { body: call.body });
    return sessions.isClosed?.() ? fail(CANCELED) : ok({ ...result.value, context });
  } catch (error) {
    return failed(withOrigin(toFailure(error), context));
  }
}

/** Bearer with a token, basic credentials without one, never both. */
function authorize(
  { auth }: Endpoint,
  call: AnyCall,
  { basicAuth }: ApiClientOptions,
  current: CallSession | null,
): Authorization {
  if (auth === 'url-token' || (auth === 'url-token-or-session' && call.token !== null)) {
    if (!call.token) throw new Error('A call with the token of an address was made without one');
    return { header: bearer(call.token), session: null };
  }
  const session = auth === 'visitor' ? null : current;
  return { header: session ? bearer(session.token) : basic(basicAuth), session };
}

function toWireRequest(
  endpoint: Endpoint,
  call: AnyCall,
  { header }: Authorization,
  url: string,
  { timeoutMs = TIMEOUT_MS }: ApiClientOptions,
): WireRequest {
  return {
    ...{ endpoint, url, body: call.body, signal: call.signal, timeoutMs },
    headers: {
      ...(header !== null && { Authorization: header }),
      ...(call.language && { 'Accept-Language': call.language }),
      'Cache-Control': 'no-cache',
      Pragma: 'no-cache',
      Expires: '0',
    },
  };
}

function readResponse<E extends Endpoint>(
  endpoint: E,
  { status, text, headers }: WireResponse,
  { session }: Authorization,
  { sessions, now = Date.now }: ApiClientOptions,
): Result<Omit<ApiResponse<E>, 'context'>, RequestFailure> {
  const refreshedToken: unknown = headers['x-refresh-token'];
  const token = typeof refreshedToken === 'string' && refreshedToken !== '' ? refreshedToken : null;
  // Any response may rotate the token, even an error. A 401 ends only the session it was sent with.
  if (session && token !== null) sessions.onTokenRefreshed(session, token);
  if (session && status === 401) sessions.onUnauthorized(session);
  const body = parseBody(text);
  const answered = decodeResponse(endpoint, {
    status,
    body,
    retryAfterMs: retryAfterMs(headers['retry-after'], now()),
  });
  const decoded = (token !== null && openedState(endpoint, answered)) || answered;
  return decoded.ok ? ok({ data: decoded.value, token, status, text }) : decoded;
}

/** A log-in that is rejected with a state beside a token opens that state, such as the verification of the email. */
function openedState<E extends Endpoint>(
  endpoint: E,
  answered: Result<DataOf<E>, RequestFailure>,
): Result<DataOf<E>, RequestFailure> | null {
  if (endpoint.effect !== 'sign-in' || answered.ok) return null;
  const { state = 'notAuth' } = answered.failure;
  return state === 'notAuth' ? null : decodeResponse(endpoint, { status: 200, body: { data: { item: { state } } } });
}

/** The fields of a body or of the item of a response; lists of items hold nothing but masks. */
function namedSecrets(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value as Readonly<Record<string, unknown>>).flatMap(([name, field]) => {
    if (typeof field === 'string') return isSecretName(name) ? [field] : [];
    if (Array.isArray(field)) return isSecretName(name) ? field.filter((one) => typeof one === 'string') : [];
    return name === 'item' || name === 'export' ? namedSecrets(field) : [];
  });
}

const NO_RESPONSE_CODES = { blocked: BLOCKED_CODE, offline: OFFLINE_CODE } as const;

function toFailure(error: unknown): RequestFailure {
  if (error instanceof NoResponseError) {
    const { why, wasSent } = error;
    return (wasSent ? unreachable : notSent)(why ? { code: NO_RESPONSE_CODES[why] } : {});
  }
  return unexpected(500, { message: error instanceof Error ? error.message : String(error) });
}

function bearer(token: string): string {
  return `Bearer ${token}`;
}

/** Null if the deployment has none. The `auth` option of axios would silently replace a bearer. */
function basic({ user, password }: BasicAuth): string | null {
  if (user === '' && password === '') return null;
  return basicHeader(`${user}:${password}`);
}

/** In UTF-8, because names and passwords may be in any script. */
export function basicHeader(credentials: string): string {
  return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(credentials)))}`;
}
