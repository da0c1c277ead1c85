import { getResponse } from 'msw';
import { createHandlers } from '#mocks/http/handlers.ts';
import { createProvider, type Provider } from '#mocks/provider/create-provider.ts';
import { type ScenarioName, scenarios } from '#mocks/scenarios/scenarios.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { recordExamples } from '#tools/openapi/record-examples.ts';
import { operations } from './operations.ts';

type WireId = (typeof operations)[number][0];
type Json = Readonly<Record<string, unknown>>;

export interface SimulatedResponse {
  readonly wire: WireId;
  readonly scenario: ScenarioName;
  readonly status: number;
  readonly body: Json;
}

const ORIGIN = 'http://provider.example';
const NOON = Date.UTC(2026, 10, 20, 12);

/** A provider of a scenario, with a record of everything that it answers. */
class Recorder {
  readonly responses: SimulatedResponse[] = [];
  readonly provider: Provider;
  token: string | null;
  private readonly handlers;

  constructor(readonly scenario: ScenarioName) {
    this.provider = createProvider({ seed: 'wire', scenario, now: () => NOON });
    this.handlers = createHandlers(this.provider, ORIGIN);
    this.token = this.provider.signIn?.token ?? null;
  }

  async call(wire: WireId, body?: Json, { id = '', query = '' } = {}): Promise<Json> {
    const [, method, path] = operations.find(([name]) => name === wire)!;
    const headers = {
      'content-type': 'application/json',
      ...(this.token && { authorization: `Bearer ${this.token}` }),
    };
    const request = new Request(`${ORIGIN}${path.replace('{id}', id)}${query}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const response = await getResponse(this.handlers, request);
    if (!response) throw new Error(`Nobody answers ${wire}`);
    this.token = response.headers.get('x-refresh-token') ?? this.token;
    const recorded = { wire, scenario: this.scenario, status: response.status, body: (await response.json()) as Json };
    this.responses.push(recorded);
    return recorded.body;
  }
}

const READS = operations.filter(([, method, path]) => method === 'GET' && !path.includes('{')).map(([wire]) => wire);

/** Everything that the simulation answers on the ways through it, so that every optional part shows. */
export async function simulatedResponses(): Promise<readonly SimulatedResponse[]> {
  const all = await Promise.all([...Object.keys(scenarios).map(reading), samples(), rejectedResponses()]);
  return all.flat();
}

async function reading(name: string): Promise<readonly SimulatedResponse[]> {
  const recorder = new Recorder(name as ScenarioName);
  for (const wire of READS) await recorder.call(wire);
  await recorder.call('WIRE-48', undefined, { query: '?limit=2&status=failed' });
  await recorder.call('WIRE-49', undefined, { query: '?limit=2' });
  await recorder.call('OPT-2', undefined, { query: '?range=7d&by=product' });
  await recorder.call('OPT-30', undefined, { query: '?range=7d&by=network' });
  return recorder.responses;
}

/** What the console's own call of each operation is answered. */
async function samples(): Promise<readonly SimulatedResponse[]> {
  const { successes } = await recordExamples();
  return [...successes].map(([name, { status, response }]) => ({
    ...{ wire: endpoints[name].wire, scenario: 'active-customer', status, body: response },
  }));
}

/** Each operation without input, by a visitor and by a customer: errors have a form too. */
async function rejectedResponses(): Promise<readonly SimulatedResponse[]> {
  const all = (['visitor', 'active-customer'] as const).map(async (scenario) => {
    const recorder = new Recorder(scenario);
    for (const [wire, method] of operations) {
      await recorder.call(wire, method === 'GET' ? undefined : {}, { id: 'none' });
      recorder.token = recorder.provider.signIn?.token ?? null;
    }
    return recorder.responses;
  });
  return (await Promise.all(all)).flat();
}
