import type { EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';
import { createMockResponder } from '#mocks/http/mock-responder.ts';
import { createProvider } from '#mocks/provider/create-provider.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { runConformance, type ConformanceOptions } from '#tools/conformance/run-conformance.ts';
import type { Deviate, Respond } from './deviate.ts';

const URL = 'http://provider.example';
const { activeCustomer, twoFactor } = demoAccounts;
let walks = 0;

/** The mock server without its sockets. */
export function createMockRespond(scenario: ScenarioName = 'visitor'): Respond {
  const respond = createMockResponder(createProvider({ seed: 'conformance', scenario, now: Date.now }));
  return async (request) => (await respond(request)) ?? Response.error();
}

export interface MockWalk extends Partial<Pick<ConformanceOptions, 'register' | 'readOnly' | 'origin' | 'hooks'>> {
  readonly respond: Respond;
  readonly deviate?: Deviate;
  readonly only?: readonly EndpointName[];
}

/** The walk with every option that it can use, except for those that a test sets. */
export function walkMock({ respond, deviate, only, ...options }: MockWalk) {
  walks += 1;
  const { email, password } = activeCustomer;
  return runConformance({
    ...{ url: URL, email, password, code: null, mark: `walk-${walks}`, register: true, readOnly: false },
    ...{ origin: 'https://console.example', basicAuth: null, hooks: `${URL}/mock`, only: only ?? null },
    twoFactor: { email: twoFactor.email, password: twoFactor.password, code: twoFactor.code },
    send: (request) => (deviate ? deviate(request, respond) : respond(request)),
    wait: () => Promise.resolve(),
    ...options,
  });
}
