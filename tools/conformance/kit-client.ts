import { maskJson } from '#src/domain/calls/mask-call.ts';
import { maskText } from '#src/domain/calls/mask-text.ts';
import { maskKnown } from '#src/domain/shared/mask-known.ts';
import { tokenStatus } from '#src/domain/auth/session-token.ts';
import { basicHeader } from '#src/adapters/http/client/api-client.ts';
import { decodeResponse, parseBody, readErrorBody } from '#src/adapters/http/client/decode-response.ts';
import { getField } from '#src/adapters/http/client/json-record.ts';
import { requestUrl } from '#src/adapters/http/client/call.ts';
import type { DataOf, Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { ConformanceRecord } from './conformance-record.ts';
import {
  gatewayDifferences,
  OTHER_HEADERS,
  preflightDifferences,
  requestedHeaders,
  responseCorsDifferences,
  breaks,
  type Difference,
  tolerated,
  schemaDifferences,
  specifiedDifferences,
  valueDifferences,
} from './differences.ts';

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
  /** Statuses with which the console does not call it at all, because of the account's state. */
  readonly mayReject?: readonly number[];
}

export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** How a call that cannot succeed has to fail. */
export interface Rejection {
  readonly statuses: readonly number[];
  /** What says nothing either way, because the input is looked at first. */
  readonly orInput?: readonly number[];
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
const SHOWN_HEADERS = /^access-control-|^content-type$|^retry-after$/;
const LONGEST_EXCHANGE = 4000;
const LIMITED = 'a limit is reached: 429';

/** Makes the calls of the console and records what is not as the endpoint table has it. */
export class KitClient {
  /** The last exchange of each operation, without secrets. */
  private readonly exchanges = new Map<EndpointName, () => string>();
  private readonly secrets = new Set<string>();

  constructor(private readonly options: KitClientOptions) {}

  get origin(): string | null {
    return this.options.origin;
  }

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
  async reject(name: EndpointName, call: KitCall, { statuses, orInput, given }: Rejection): Promise<Received | null> {
    const received = await this.exchange(name, call);
    if (!received || orInput?.includes(received.status)) return received;
    const { status, body } = received;
    const field = `status ${given}`;
    const expected = statuses.join(' or ');
    // A 401 ends the session that it was sent with, and no session ends without one.
    const isEnd = status === 401 && call.session !== undefined;
    const isNoEnd = call.session === undefined && call.token === undefined && statuses.every((one) => one === 401);
    const level = isEnd || isNoEnd || status >= 500 ? breaks : tolerated;
    if (status === 429) this.options.record.notTried(name, LIMITED);
    else if (!statuses.includes(status)) this.differs(name, level(field, expected, String(status)));
    else if (!readErrorBody(body).isUsable)
      this.differs(name, tolerated(`error ${given}`, '{ error: { code, message, details } }', 'no usable error'));
    return received;
  }

  /** Only whether a call succeeds, for what a call of another operation has to bring about. */
  async succeeds(name: EndpointName, call: KitCall): Promise<boolean> {
    const received = await this.exchange(name, call);
    return received !== null && decodeResponse(endpoints[name] as Endpoint, received).ok;
  }

  /** As a browser sends it; and for the first operation what a gateway may add to it. */
  async preflight(name: EndpointName): Promise<void> {
    const { origin, baseUrl, basicAuth, record, send } = this.options;
    if (origin === null || !record.isChosen(name)) return;
    const endpoint: Endpoint = endpoints[name];
    const url = requestUrl(baseUrl, endpoint.path, { id: 'none' });
    const ask = (requested: readonly string[]) => {
      const asking = {
        origin,
        'access-control-request-method': endpoint.method,
        'access-control-request-headers': requested.join(','),
      };
      return this.sent(name, () => send(new Request(url, { method: 'OPTIONS', headers: asking })));
    };
    const requested = requestedHeaders(endpoint, basicAuth !== null);
    const response = await ask(requested);
    if (!response) return;
    const { status, headers } = response;
    this.remember(name, new Request(url, { method: 'OPTIONS' }), undefined, { status, headers, text: '' });
    const differences = preflightDifferences(endpoint, origin, requested, response);
    this.differs(name, ...differences);
    if (name !== record.chosen[0] || differences.length > 0) return;
    const more = await ask([...requested, ...OTHER_HEADERS].sort());
    if (more) this.differs(name, ...gatewayDifferences(origin, more));
  }

  differs(name: EndpointName, ...differences: readonly Difference[]): void {
    const exchange = differences.length === 0 ? undefined : this.exchanges.get(name)?.();
    const withExchange = differences.map((one) => (exchange === undefined ? one : { ...one, exchange }));
    this.options.record.differs(name, withExchange);
  }

  private accept<N extends EndpointName>(name: N, call: KitCall, received: Received): DataNamed<N> | null {
    const { record, now } = this.options;
    const endpoint: Endpoint = endpoints[name];
    const { status, body } = received;
    if (status === 404 && endpoint.optional && !endpoint.capability) {
      record.notOffered(name);
      return null;
    }
    if (status === 429 || call.mayReject?.includes(status)) {
      record.notTried(name, status === 429 ? LIMITED : `the state of the account does not allow it: ${status}`);
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
    const secret = getField(getField(data, 'item'), 'key');
    if (typeof secret === 'string') this.secrets.add(secret);
    this.differs(name, ...specifiedDifferences(endpoint, data), ...valueDifferences(endpoint, data, now()));
    if (body !== undefined && !received.headers.get('content-type')?.includes('application/json'))
      this.differs(name, tolerated('content-type', 'application/json', 'another type'));
    // Null stands for a call that failed, so an empty response is an empty object.
    const value: unknown = decoded.value;
    return (value ?? {}) as DataNamed<N>;
  }

  private async exchange(name: EndpointName, call: KitCall): Promise<Received | null> {
    const endpoint: Endpoint = endpoints[name];
    const request = this.requestFor(endpoint, call);
    const response = await this.sent(name, () => this.options.send(request));
    if (!response) return null;
    const { status, headers } = response;
    const { origin } = this.options;
    const text = await response.text();
    this.remember(name, request, JSON.stringify(call.body), { status, headers, text });
    if (origin !== null) this.differs(name, ...responseCorsDifferences(origin, headers));
    if (call.session) this.secrets.add(call.session.token);
    if (call.session) this.refresh(name, call.session, headers.get('x-refresh-token'));
    return { status, headers, body: parseBody(text) };
  }

  private remember(
    name: EndpointName,
    { method, url }: Request,
    sent: string | undefined,
    { status, headers, text }: { readonly status: number; readonly headers: Headers; readonly text: string },
  ): void {
    const head = `${method} ${url.slice(new URL(this.options.baseUrl).origin.length)}`;
    const shown = [...headers].filter(([header]) => SHOWN_HEADERS.test(header)).map((header) => header.join(': '));
    // Masked when it is shown, because most exchanges never are.
    this.exchanges.set(name, () => {
      const bodies = [sent ?? '', text].map((body) => maskJson(body, this.secrets));
      const lines = [maskText(head), bodies[0] ?? '', `→ ${status}`, ...shown, bodies[1] ?? ''];
      const whole = lines.filter((line) => line !== '').join('\n');
      return maskKnown(whole, this.secrets).slice(0, LONGEST_EXCHANGE);
    });
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
    const basic = basicAuth === null ? null : basicHeader(basicAuth);
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

  /** As the console does: another token counts only if it decodes and has not ended. */
  private refresh(name: EndpointName, session: KitSession, token: string | null): void {
    if (token === null || token === '') return;
    if (tokenStatus(token, this.options.now()) === 'valid') {
      if (token !== session.token) session.refreshes += 1;
      session.token = token;
    } else {
      this.differs(name, breaks('x-refresh-token', 'a token that has not ended', 'an unusable token'));
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
