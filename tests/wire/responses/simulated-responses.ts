import { getResponse } from 'msw';
import { createHandlers } from '#mocks/http/handlers.ts';
import { createProvider } from '#mocks/provider/create-provider.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { createHttpGateways } from '#src/adapters/http/gateways/create-http-gateways.ts';
import { operations } from '#src/adapters/http/operations/operations.ts';
import { callAboutNothing } from '#src/adapters/http/operations/operation.ts';
import type { EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';
import { type Responder, respondingTransport } from '#tests/support/responding-transport.ts';
import { recordingSessions } from '#tests/wire/recording-sessions.ts';
import { TOKEN } from '#tests/wire/open-wire.ts';

const BASE_URL = 'https://console-api.example';
const NOW = Date.UTC(2026, 10, 20, 12);

/** Calls an operation through the HTTP gateways, without a network: every request is answered by this function. */
export function callWith(name: EndpointName, token: string, respond: Responder) {
  const sessions = recordingSessions({ id: 'session-1', token });
  const transport = respondingTransport(respond, TOKEN);
  const basicAuth = { user: '', password: '' };
  return callAboutNothing(operations[name], createHttpGateways({ baseUrl: BASE_URL, basicAuth, sessions, transport }));
}

/** The `data` of the simulation's response in this scenario. */
export async function simulatedData(name: EndpointName, scenario: ScenarioName): Promise<unknown> {
  const provider = createProvider({ seed: 'fields', scenario, now: () => NOW });
  const handlers = createHandlers(provider, BASE_URL);
  let text = '';
  await callWith(name, provider.signIn?.token ?? '', async (request) => {
    const response = await getResponse(handlers, request);
    text = (await response?.text()) ?? '';
    return text;
  });
  return (JSON.parse(text) as { readonly data?: unknown }).data;
}

/** What the console makes of this `data`. */
export function decoded(name: EndpointName, data: unknown) {
  return callWith(name, TOKEN, () => Promise.resolve(JSON.stringify({ data })));
}
