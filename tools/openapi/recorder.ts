import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { requestUrl } from '#src/adapters/http/client/call.ts';
import type { Transport } from '#src/adapters/http/client/transport.ts';
import { createHttpGateways } from '#src/adapters/http/gateways/create-http-gateways.ts';
import { operations } from '#src/adapters/http/operations/operations.ts';
import { prepareCall } from '#src/adapters/http/operations/subjects.ts';
import { createMemoryTransport } from '#src/adapters/memory/memory-transport.ts';
import { createProvider, type Provider } from '#mocks/provider/create-provider.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { type ScenarioName, scenarios } from '#mocks/scenarios/scenarios.ts';

export type Json = Readonly<Record<string, unknown>>;

export interface Recorded {
  readonly status: number;
  /** As text. */
  readonly query: Readonly<Record<string, string>>;
  readonly request: Json | undefined;
  readonly response: Json;
}

interface Input {
  readonly id?: string;
  readonly query?: Json;
  readonly body?: Json;
}

/** The same on every machine and on every day. */
const NOON = Date.UTC(2026, 10, 20, 12);
const SEED = 'openapi';
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const BASE_URL = 'https://api.example';

/** Calls the simulation in this process as a client does, and records the newest exchange. */
export class Recorder {
  last: Recorded | null = null;
  token: string | null;
  private readonly provider: Provider;
  private readonly transport: Transport;

  constructor(private readonly scenario: ScenarioName) {
    this.provider = createProvider({ seed: SEED, scenario, now: () => NOON, userAgent: USER_AGENT });
    this.token = this.provider.signIn?.token ?? null;
    const send = createMemoryTransport(this.provider);
    this.transport = async (request) => {
      const response = await send(request);
      const { status, headers, text } = response;
      const rotated = headers['x-refresh-token'];
      if (typeof rotated === 'string') this.token = rotated;
      const query = Object.fromEntries(new URL(request.url).searchParams);
      this.last = { status, query, request: request.body as Json | undefined, response: JSON.parse(text) as Json };
      return response;
    };
  }

  /** As the console calls it, through its gateway. */
  async sample(name: EndpointName): Promise<Recorded> {
    const { provider, transport } = this;
    const sessions = {
      getSession: () => (this.token === null ? null : { id: 'recorder', token: this.token }),
      onTokenRefreshed: () => undefined,
      onUnauthorized: () => undefined,
    };
    const call = await prepareCall(operations[name], {
      gateways: createHttpGateways({ baseUrl: BASE_URL, basicAuth: { user: '', password: '' }, sessions, transport }),
      accounts: { ...demoAccounts, activeCustomer: scenarios[this.scenario].signedInAs ?? demoAccounts.activeCustomer },
      mails: () => provider.mails.all(),
      consent: (app, decision) => provider.social.consent(app, decision),
      authenticatorCode: (secret) => provider.authenticatorCode(secret),
    });
    const result = await call();
    if (!result.ok || !this.last) throw new Error(`${name} failed in the simulation: ${JSON.stringify(this.last)}`);
    return this.last;
  }

  /** A call that no gateway makes. */
  async call(name: EndpointName, { id, query, body }: Input = {}): Promise<Recorded> {
    const endpoint: Endpoint = endpoints[name];
    await this.transport({
      ...{ endpoint, body, signal: undefined, timeoutMs: 0 },
      url: requestUrl(BASE_URL, endpoint.path, { id }, query),
      headers: this.token === null ? {} : { Authorization: `Bearer ${this.token}` },
    });
    if (!this.last) throw new Error(`Nothing came back from ${name}`);
    return this.last;
  }
}
