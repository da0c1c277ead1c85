import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { createMockResponder } from '#mocks/http/mock-responder.ts';
import { createProvider } from '#mocks/provider/create-provider.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { SEEDS } from '#tests/support/second-provider/data.ts';
import { createSecondProvider } from '#tests/support/second-provider/second-provider.ts';
import { runConformance, type ConformanceOptions } from '#tools/conformance/run-conformance.ts';
import type { Deviate, Respond } from './deviate.ts';

const URL = 'http://provider.example';
let walks = 0;

/** The mock server without its sockets. */
export function createMockRespond(scenario: ScenarioName = 'visitor'): Respond {
  const respond = createMockResponder(createProvider({ seed: 'conformance', scenario, now: Date.now }));
  return async (request) => (await respond(request)) ?? Response.error();
}

/** A provider with whom the kit walks, and who is known there. */
interface Judged {
  readonly hooks: string;
  readonly owner: { readonly email: string; readonly password: string };
  readonly twoFactor: { readonly email: string; readonly password: string; readonly code: string };
}

const MOCK: Judged = { hooks: `${URL}/mock`, owner: demoAccounts.activeCustomer, twoFactor: demoAccounts.twoFactor };
const SECOND: Judged = { hooks: `${URL}/hooks`, ...SEEDS };

/** What the second provider has of the optional operations. */
const OFFERED_BY_SECOND: readonly string[] = ['capabilities', 'deleteApiKey', 'redeliverCallback'];

export const NOT_OFFERED_BY_SECOND = Object.entries<Endpoint>(endpoints)
  .filter(([name, { optional }]) => optional && !OFFERED_BY_SECOND.includes(name))
  .map(([name]) => name as EndpointName)
  .sort();

export interface MockWalk extends Partial<Pick<ConformanceOptions, 'register' | 'readOnly' | 'origin' | 'hooks'>> {
  readonly respond: Respond;
  readonly deviate?: Deviate;
  readonly only?: readonly EndpointName[];
}

/** The walk with every option that it can use, except for those that a test sets. */
export function walkMock(walk: MockWalk) {
  return walkWith(MOCK, walk);
}

/** The same with the second provider. */
export function walkSecond({ respond = createSecondProvider().fetch, ...walk }: Partial<MockWalk> = {}) {
  return walkWith(SECOND, { respond, ...walk });
}

function walkWith({ owner, twoFactor, hooks }: Judged, { respond, deviate, only, ...options }: MockWalk) {
  walks += 1;
  const { email, password } = owner;
  return runConformance({
    ...{ url: URL, email, password, code: null, mark: `walk-${walks}`, register: true, readOnly: false },
    ...{ origin: 'https://console.example', basicAuth: null, hooks, only: only ?? null },
    twoFactor: { email: twoFactor.email, password: twoFactor.password, code: twoFactor.code },
    send: (request) => (deviate ? deviate(request, respond) : respond(request)),
    wait: () => Promise.resolve(),
    ...options,
  });
}
