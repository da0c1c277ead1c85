import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { requestUrl } from '#src/adapters/http/client/call.ts';
import type { Transport } from '#src/adapters/http/client/transport.ts';
import { createHttpGateways } from '#src/adapters/http/gateways/create-http-gateways.ts';
import { operations } from '#src/adapters/http/operations/operations.ts';
import { prepareCall } from '#src/adapters/http/operations/operation.ts';
import { createMemoryTransport } from '#src/adapters/memory/memory-transport.ts';
import * as softwareAuthenticator from '#tools/conformance/software-authenticator.ts';
import { createProvider, type Provider } from '#mocks/provider/create-provider.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { type ScenarioName, scenarios } from '#mocks/scenarios/scenarios.ts';
import { toSample } from './sample-values.ts';

type Json = Readonly<Record<string, unknown>>;

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
class Recorder {
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
      passkeys: softwareAuthenticator,
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

/** One success of every operation, and one of every kind of error. */
export interface Examples {
  readonly successes: ReadonlyMap<EndpointName, Recorded>;
  /** Of other accounts, by a name for the kind of account. */
  readonly others: ReadonlyMap<EndpointName, readonly (readonly [account: string, Recorded])[]>;
  /** By the name of the example, such as `domain_exists`. */
  readonly errors: ReadonlyMap<string, Recorded>;
}

export async function recordExamples(): Promise<Examples> {
  const names = Object.keys(endpoints) as EndpointName[];
  const successes = await Promise.all(names.map(async (name) => [name, await recordSuccess(name)] as const));
  const customer = asOneCustomer(new Map(successes));
  const errors = (await recordFailures()).filter(({ status }) => status >= 400);
  return {
    successes: customer,
    others: await recordOthers(customer),
    errors: new Map(errors.map((one) => [errorCodeOf(one), one])),
  };
}

type Successes = Map<EndpointName, Recorded>;

const SIGN_INS = [
  'logInWithGoogle',
  'logInWithGithub',
  'logInWithLinkedin',
  'logInWithOidc',
  ...(['verifySecondFactor', 'logInWithPasskey'] as const),
] as const;

/** The user of all other examples, whichever account of the simulation signed in. */
function asOneCustomer(successes: Successes): Successes {
  const item = (one: Recorded | undefined) => (one?.response['data'] as Json | undefined)?.['item'] as Json;
  const { user } = item(successes.get('logIn'));
  for (const name of SIGN_INS) {
    const recorded = successes.get(name);
    if (!recorded) continue;
    const response = { ...recorded.response, data: { item: { ...item(recorded), user } } };
    successes.set(name, { ...recorded, response });
  }
  return successes;
}

/** Accounts that are not the healthy one. */
const OTHERS = { suspended: 'suspended', empty: 'free-plan', new: 'onboarding-at-company-data' } as const;

/** All that each of them reads, and its log-in, where that differs from the healthy one. */
async function recordOthers(successes: Successes): Promise<Examples['others']> {
  const others = new Map<EndpointName, (readonly [string, Recorded])[]>();
  for (const [account, scenario] of Object.entries(OTHERS)) {
    const recorder = new Recorder(scenario);
    for (const [name, healthy] of successes) {
      if (name !== 'logIn' && endpoints[name].effect !== 'read') continue;
      // A new account may not read all of it yet.
      const recorded = await recordExample(recorder, name).catch(() => null);
      const differs =
        recorded && JSON.stringify(toSample(recorded.response)) !== JSON.stringify(toSample(healthy.response));
      if (differs) others.set(name, [...(others.get(name) ?? []), [account, recorded]]);
    }
  }
  return others;
}

/** Each in a simulation of its own, of a healthy customer where it is about none in particular. */
async function recordSuccess(name: EndpointName): Promise<Recorded> {
  const { after = [] } = operations[name];
  const { scenario: given = 'active-customer' } = operations[after[0] ?? name];
  const scenario = given === 'suspended' ? 'active-customer' : given;
  const recorder = new Recorder(scenario);
  for (const earlier of after) await recorder.sample(earlier);
  return recordExample(recorder, name);
}

function recordExample(recorder: Recorder, name: EndpointName): Promise<Recorded> {
  const { exampleQuery } = operations[name];
  return exampleQuery ? recorder.call(name, { query: exampleQuery }) : recorder.sample(name);
}

/** How each kind of error looks. */
async function recordFailures(): Promise<readonly Recorded[]> {
  const customer = new Recorder('active-customer');
  const viewer = new Recorder('read-only-member');
  const failures = [
    await customer.call('createApiKey', { body: { name: '' } }),
    await customer.call('revealApiKey', { id: 'unknown' }),
    await customer.call('saveCompanyData', { body: { companyName: 'Northwall' } }),
    await viewer.call('createApiKey', { body: { name: 'orders' } }),
  ];
  await customer.sample('addDomain');
  failures.push(await customer.call('addDomain', { body: { domain: 'new.northwall.example' } }));
  const faucet = { blockchain: 'ethereum', network: 'sepolia', address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2' };
  for (let request = 0; request < 10; request += 1)
    failures.push(await customer.call('requestFaucet', { body: faucet }));
  customer.token = null;
  return [...failures, await customer.call('profile')];
}

function errorCodeOf({ response }: Recorded): string {
  return String((response['error'] as Json | undefined)?.['code']);
}
