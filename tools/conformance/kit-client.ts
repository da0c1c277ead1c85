import { canReplaceToken, tokenStatus } from '#src/domain/auth/session-token.ts';
import { decodeResponse, parseBody } from '#src/adapters/http/client/decode-response.ts';
import { readErrorBody } from '#src/adapters/http/client/error-body.ts';
import { getField } from '#src/adapters/http/client/json-record.ts';
import { requestUrl } from '#src/adapters/http/client/request-url.ts';
import type { DataOf, Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { ConformanceRecord } from './conformance-record.ts';
import { preflightDifferences, REQUESTED_HEADERS, responseCorsDifferences } from './cors-differences.ts';
import { breaks, type Difference, tolerated } from './difference.ts';
import { schemaDifferences } from './schema-differences.ts';
import { specifiedDifferences } from './specified-differences.ts';
import { valueDifferences } from './value-differences.ts';

/** The network, or a server in the same process. */
export type Send = (request: Request) => Promise<Response>;

export interface KitSession {
  token: string;
  /** How many responses brought another token. */
  refreshes: number;
}

export interface KitCall {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly session?: KitSession;
  /** From a mailed link. */
  readonly token?: string;
}

export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** How a call that cannot succeed has to fail. */
export interface Rejection {
  readonly statuses: readonly number[];
  /** Such as "with a wrong password". */
  readonly given: string;
}

export interface KitClientOptions {
  readonly baseUrl: string;
  readonly send: Send;
  /** The other origin that calls; null skips the checks of CORS. */
  readonly origin: string | null;
  /** `user:password` of the provider's gateway. */
  readonly basicAuth: string | null;
  readonly record: ConformanceRecord;
  readonly now: () => number;
}

type DataNamed<N extends EndpointName> = DataOf<(typeof endpoints)[N]>;

const TIMEOUT_MS = 30_000;
const ABSENT = new Set([404, 405, 501]);

/** Makes the calls of the console and records what is not as the endpoint table has it. */
export class KitClient {
  constructor(private readonly options: KitClientOptions) {}

  /** The decoded data; null if the call did not succeed, which is recorded. */
  async call<N extends EndpointName>(name: N, call: KitCall = {}): Promise<DataNamed<N> | null> {
    const received = await this.exchange(name, call);
    return received && this.accept(name, call, received);
  }

  /** The same with the headers and the raw body. */
  async callRaw<N extends EndpointName>(name: N, call: KitCall = {}) {
    const received = await this.exchange(name, call);
    const data = received && this.accept(name, call, received);
    return received && data !== null ? { ...received, data } : null;
  }

  /** A call that cannot succeed. Records a success, a wrong status and an error without a message. */
  async reject(name: EndpointName, call: KitCall, { statuses, given }: Rejection): Promise<Received | null> {
    const received = await this.exchange(name, call);
    if (!received) return null;
    const { status, body } = received;
    const field = `status ${given}`;
    const expected = statuses.join(' or ');
    const isFailure = status >= 400 && status < 500 && (status === 401) === statuses.includes(401);
    const level = isFailure || (status < 300 && !statuses.includes(401)) ? tolerated : breaks;
    if (!statuses.includes(status)) this.differs(name, level(field, expected, String(status)));
    else if (!readErrorBody(body).isUsable)
      this.differs(name, tolerated(`error ${given}`, '{ error: { code, message, details } }', 'no usable error'));
    return received;
  }

  /** Only whether a call succeeds, for what a call of another operation has to bring about. */
  async succeeds(name: EndpointName, call: KitCall): Promise<boolean> {
    const received = await this.exchange(name, call);
    return received !== null && decodeResponse(endpoints[name] as Endpoint, received).ok;
  }

  async preflight(name: EndpointName): Promise<void> {
    const { origin, baseUrl, record, send } = this.options;
    if (origin === null || !record.isChosen(name)) return;
    const endpoint: Endpoint = endpoints[name];
    const headers = {
      origin,
      'access-control-request-method': endpoint.method,
      'access-control-request-headers': REQUESTED_HEADERS.join(','),
    };
    const url = requestUrl(baseUrl, endpoint.path, { id: 'none' });
    const response = await this.sent(name, () => send(new Request(url, { method: 'OPTIONS', headers })));
    if (response) this.differs(name, ...preflightDifferences(endpoint, origin, response));
  }

  differs(name: EndpointName, ...differences: readonly Difference[]): void {
    this.options.record.differs(name, differences);
  }

  private accept<N extends EndpointName>(name: N, call: KitCall, received: Received): DataNamed<N> | null {
    const { record, now } = this.options;
    const endpoint: Endpoint = endpoints[name];
    const { status, body } = received;
    if (status === 404 && endpoint.optional && !endpoint.capability) {
      record.notOffered(name);
      return null;
    }
    if (ABSENT.has(status) && !call.params) record.missing(name);
    if (status < 200 || status >= 300) {
      this.differs(name, breaks('status', '2xx', describeFailure(received)));
      return null;
    }
    const decoded = decodeResponse(endpoint, { status, body });
    if (!decoded.ok) {
      this.differs(name, ...schemaDifferences(endpoint, { status, body }));
      return null;
    }
    record.succeeded(name);
    const data = getField(body, 'data');
    this.differs(name, ...specifiedDifferences(endpoint, data), ...valueDifferences(data, now()));
    if (body !== undefined && !received.headers.get('content-type')?.includes('application/json'))
      this.differs(name, tolerated('content-type', 'application/json', 'another type'));
    // Null stands for a call that failed, so an empty response is an empty object.
    const value: unknown = decoded.value;
    return (value ?? {}) as DataNamed<N>;
  }

  private async exchange(name: EndpointName, call: KitCall): Promise<Received | null> {
    const endpoint: Endpoint = endpoints[name];
    const response = await this.sent(name, () => this.options.send(this.requestFor(endpoint, call)));
    if (!response) return null;
    const { status, headers } = response;
    const { origin } = this.options;
    if (origin !== null) this.differs(name, ...responseCorsDifferences(endpoint, origin, headers));
    if (call.session) this.refresh(name, call.session, headers.get('x-refresh-token'));
    return { status, headers, body: parseBody(await response.text()) };
  }

  private async sent(name: EndpointName, send: () => Promise<Response>): Promise<Response | null> {
    try {
      return await send();
    } catch (error) {
      this.differs(name, breaks('connection', 'a response', reasonOf(error)));
      return null;
    }
  }

  private requestFor(endpoint: Endpoint, { params, query, body, session, token }: KitCall): Request {
    const { baseUrl, origin, basicAuth } = this.options;
    const bearer = token ?? session?.token;
    const basic = basicAuth === null ? null : `Basic ${btoa(basicAuth)}`;
    const authorization = bearer === undefined ? basic : `Bearer ${bearer}`;
    return new Request(requestUrl(baseUrl, endpoint.path, params, query), {
      method: endpoint.method,
      headers: {
        ...(origin !== null && { origin }),
        ...(authorization !== null && { authorization }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...{ 'cache-control': 'no-cache', pragma: 'no-cache', expires: '0' },
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  }

  /** As the console does: another token counts only if it decodes and ends no earlier. */
  private refresh(name: EndpointName, session: KitSession, token: string | null): void {
    if (token === null || token === '') return;
    if (canReplaceToken(token, session.token) && tokenStatus(token, this.options.now()) === 'valid') {
      if (token !== session.token) session.refreshes += 1;
      session.token = token;
    } else {
      this.differs(name, breaks('x-refresh-token', 'a token that ends no earlier than the last', 'an unusable token'));
    }
  }
}

function describeFailure({ status, body }: Received): string {
  const { code } = readErrorBody(body);
  return code === '' ? String(status) : `${status} (${code})`;
}

/** `fetch` has the reason of a failed connection in the cause. */
function reasonOf(error: unknown): string {
  const { cause, message } = error instanceof Error ? error : new Error('no response');
  return cause instanceof Error && cause.message !== '' ? cause.message : message;
}
