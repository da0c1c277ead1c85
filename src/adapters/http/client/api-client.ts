import axios, { type AxiosResponse } from 'axios';
import { boundFailure, type CallSession, type CallSessions, type Leaving } from '#src/application/auth/call-session.ts';
import { type AnsweredFailure, CANCELLED, unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { fail, ok, type Reply, type Result } from '#src/domain/shared/result.ts';
import { type Authorization, type BasicAuth, basic, bearer } from './authorization.ts';
import type { AnyCall, CallOf } from './call.ts';
import type { DataOf, Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { decodeReply, parsedBody } from './envelope.ts';
import { requestUrl } from './request-url.ts';
import { retryAfterMs } from './retry-after.ts';

export interface ApiClientOptions {
  readonly baseUrl: string;
  readonly basicAuth: BasicAuth;
  readonly sessions: CallSessions;
  /** How long an answer may take, for every call (D39). */
  readonly timeoutMs?: number;
}

export interface Answer<E extends Endpoint> {
  readonly data: DataOf<E>;
  /** From x-refresh-token; how a sign-in hands out the first one (D1). */
  readonly token: string | null;
  readonly status: number;
  /** The reply as it came: for what would not survive being parsed, such as a number of thirty digits. */
  readonly text: string;
  /** For a failure that is only found in what the answer says. */
  readonly leaving: Leaving;
}

export interface ApiClient {
  /** Never throws and never rejects. */
  call<E extends Endpoint>(endpoint: E, call: CallOf<E>): Reply<Answer<E>>;
}

const TIMEOUT_MS = 30_000;

/** The wire (§7): what a call carries, what its answer says of the session, and what becomes of it when none comes. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return {
    async call<E extends Endpoint>(endpoint: E, call: AnyCall): Reply<Answer<E>> {
      // Cancelled before it began: nothing may leave.
      if (call.signal?.aborted) return fail(CANCELLED);
      let leaving: Leaving | null = null;
      try {
        const current = options.sessions.current();
        const authorization = authorize(endpoint, call, options, current);
        leaving = { current, carried: authorization.session };
        const response = await send(endpoint, call, authorization, options);
        const reply = answer(endpoint, response, authorization, options.sessions);
        return reply.ok ? ok({ ...reply.value, leaving }) : fail(boundFailure(reply.failure, leaving));
      } catch (error) {
        return fail(call.signal?.aborted ? CANCELLED : boundFailure(failureOf(error), leaving));
      }
    },
  };
}

/** Bearer wherever there is a token, basic credentials where there is none, and never both (D3). */
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

function send(endpoint: Endpoint, call: AnyCall, { header }: Authorization, options: ApiClientOptions) {
  return axios.request<string>({
    method: endpoint.method,
    url: requestUrl(options.baseUrl, endpoint.path, call.params, call.query),
    data: call.body,
    ...(call.signal && { signal: call.signal }),
    timeout: options.timeoutMs ?? TIMEOUT_MS,
    withCredentials: true,
    // Or axios adds a header of its own where the provider sets such a cookie.
    withXSRFToken: false,
    headers: {
      ...(header !== null && { Authorization: header }),
      'Cache-Control': 'no-cache',
      Pragma: 'no-cache',
      Expires: '0',
      // False keeps axios from declaring a form where there is no body at all.
      'Content-Type': call.body === undefined ? false : 'application/json',
    },
    // Parsed by us: axios would keep nothing of the text, and take broken JSON for a success with text in it.
    responseType: 'text',
    validateStatus: () => true,
  });
}

function answer<E extends Endpoint>(
  endpoint: E,
  { status, data: text, headers }: AxiosResponse<string>,
  { session }: Authorization,
  sessions: CallSessions,
): Result<Omit<Answer<E>, 'leaving'>, AnsweredFailure> {
  if (status === 0) return fail(unreachable());
  const refreshed: unknown = headers['x-refresh-token'];
  const token = typeof refreshed === 'string' && refreshed !== '' ? refreshed : null;
  // Any answer may rotate the token, an error too (D1); a 401 then ends what it was sent with, and nothing else (D2).
  if (session && token !== null) sessions.refreshed(session, token);
  if (session && status === 401) sessions.refused(session);
  const decoded = decodeReply(endpoint, {
    status,
    body: parsedBody(text),
    retryAfterMs: retryAfterMs(headers['retry-after'], Date.now()),
  });
  return decoded.ok ? ok({ data: decoded.value, token, status, text }) : decoded;
}

/**
 * No answer: refused, timed out, or cut in mid-stream, which axios calls "Request aborted" though nobody cancelled it
 * (D39). Anything else was thrown by us (§8).
 */
function failureOf(error: unknown): AnsweredFailure {
  if (axios.isAxiosError(error) && error.request) return unreachable();
  return unexpected(500, { message: error instanceof Error ? error.message : String(error) });
}
