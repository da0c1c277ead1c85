import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { requestUrl } from '#src/adapters/http/client/request-url.ts';
import { createPageTransport } from '#mocks/http/page-transport.ts';
import { createProvider, type Provider } from '#mocks/provider/create-provider.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';

export type Json = Readonly<Record<string, unknown>>;

export interface Recorded {
  readonly name: EndpointName;
  readonly status: number;
  readonly query: Json | undefined;
  readonly request: Json | undefined;
  readonly response: Json;
  readonly headers: Readonly<Record<string, unknown>>;
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

/** Calls the simulation in this process as a client does, and records what goes over the wire. */
export class Recorder {
  readonly recorded: Recorded[] = [];
  readonly provider: Provider;
  token: string | null;
  private readonly transport;

  constructor(scenario: ScenarioName) {
    this.provider = createProvider({ seed: SEED, scenario, now: () => NOON, userAgent: USER_AGENT });
    this.transport = createPageTransport(this.provider);
    this.token = this.provider.signIn?.token ?? null;
  }

  async call(name: EndpointName, { id, query, body }: Input = {}): Promise<Json> {
    const endpoint: Endpoint = endpoints[name];
    const { status, headers, text } = await this.transport({
      ...{ endpoint, body, signal: undefined, timeoutMs: 0 },
      url: requestUrl('https://api.example', endpoint.path, { id }, query),
      headers: this.token === null ? {} : { Authorization: `Bearer ${this.token}` },
    });
    const rotated = headers['x-refresh-token'];
    if (typeof rotated === 'string') this.token = rotated;
    const response = JSON.parse(text) as Json;
    this.recorded.push({ name, status, query, request: body, response, headers });
    return response;
  }

  /** What the newest email holds. */
  get mail() {
    const mail = this.provider.mails.all()[0];
    return { code: mail?.code ?? '', token: mail?.link?.split('/').at(-1) ?? '' };
  }
}
