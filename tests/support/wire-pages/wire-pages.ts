import { screen, waitFor } from '@testing-library/react';
import { getResponse } from 'msw';
import { expect } from 'vitest';
import { createHandlers } from '#mocks/http/handlers.ts';
import { createProvider } from '#mocks/provider/create-provider.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { createHttpGateways } from '#src/adapters/http/gateways/create-http-gateways.ts';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { SessionStore } from '#src/application/auth/session-store.ts';
import { flush } from '#tests/support/gate.ts';
import { openApp, PENDING } from '#tests/support/open-app.tsx';
import { respondingTransport } from '#tests/support/responding-transport.ts';

const BASE_URL = 'https://console-api.example';

type Page = readonly [path: string, scenario: ScenarioName, shows: readonly EndpointName[]];

export type RewriteResponse = (data: unknown, name: EndpointName) => unknown;

/** Every page with responses, with its tabs, its account and its requests. */
export const WIRE_PAGES: readonly Page[] = [
  ['/dashboard', 'active-customer', ['currentSubscription', 'profile', 'usageSummary', 'getSteps', 'listApiKeys']],
  ['/dashboard', 'free-plan', ['currentSubscription', 'getSteps', 'listPackages']],
  ['/api-keys', 'active-customer', ['listApiKeys', 'listApiVersions']],
  ['/verify-domain', 'active-customer', ['listSubscriptions']],
  ['/verify-domain#domains', 'active-customer', ['listDomains']],
  ['/team', 'active-customer', ['listTeamMembers', 'listRoles']],
  ['/faucets', 'active-customer', ['loadFaucets', 'listProtocols']],
  ['/billing', 'active-customer', ['currentSubscription']],
  ['/billing', 'suspended', ['currentSubscription']],
  ['/billing#upgrade-plan', 'active-customer', ['listPlans']],
  ['/usage', 'active-customer', ['usageSummary']],
  ['/usage#webhooks', 'active-customer', ['callbackFilters', 'searchCallbacks']],
  ['/usage#api-request', 'active-customer', ['requestFilters', 'listApiRequests']],
  ['/auth/company-data', 'onboarding-at-summary', ['getCompanyData']],
  ['/auth/use-cases', 'onboarding-at-summary', ['getUseCases']],
  ['/auth/blockchain-protocols', 'onboarding-at-summary', ['getProtocols', 'listProtocols']],
  ['/auth/channels', 'onboarding-at-summary', ['getChannels']],
  ['/auth/pricing-plan', 'onboarding-at-summary', ['getPlan', 'listPackages']],
  ['/auth/summary', 'onboarding-at-summary', ['getSummary', 'listProtocols']],
];

/** Traces of an unhandled absent value or of a failed part. */
export const FLAWS =
  /\b(undefined|NaN|null|Infinity|Invalid Date)\b|\[object|Couldn't load|Unexpected Application Error/;

/** The endpoint of a request, by the table of endpoints. */
function operationOf({ method, url }: Request): EndpointName | undefined {
  const { pathname } = new URL(url);
  const names = Object.keys(endpoints) as EndpointName[];
  return names.find((name) => {
    const { path, method: own } = endpoints[name];
    return own === method && new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
  });
}

/** The console over the HTTP adapter, where each response of the simulation is rewritten on its way. */
export function openOnWire(path: string, scenario: ScenarioName, rewrite: RewriteResponse) {
  const clock = new ManualClock();
  const provider = createProvider({ seed: 'test', scenario, now: clock.now });
  const storage = new MemoryStorage();
  const { signIn } = provider;
  if (!signIn) throw new Error(`Nobody is signed in by ${scenario}`);
  new SessionStore(storage, clock, () => 'session-1', new MemoryStorage()).startSession(signIn, null);
  const handlers = createHandlers(provider, BASE_URL);
  const requestedEndpoints = new Set<EndpointName>();
  const transport = respondingTransport(async (request) => {
    const name = operationOf(request);
    const text = await (await getResponse(handlers, request))?.text();
    if (name === undefined || text === undefined) throw new Error(`Nobody answers ${request.url}`);
    const { data, ...rest } = JSON.parse(text) as { readonly data: unknown };
    requestedEndpoints.add(name);
    return JSON.stringify({ ...rest, data: rewrite(data, name) });
  }, signIn.token);
  const sessions = {
    getSession: () => ({ id: 'session-1', token: signIn.token }),
    onTokenRefreshed: () => undefined,
    onUnauthorized: () => undefined,
  };
  const basicAuth = { user: '', password: '' };
  const change = () => createHttpGateways({ baseUrl: BASE_URL, basicAuth, sessions, transport });
  return { app: openApp({ path, storage, clock, provider, overrideGateways: change }), requestedEndpoints };
}

/** All responses have arrived and nothing is loading. */
export async function waitUntilLoaded(
  requestedEndpoints: ReadonlySet<EndpointName>,
  shows: readonly EndpointName[],
): Promise<void> {
  await waitFor(
    () => {
      expect([...requestedEndpoints]).toEqual(expect.arrayContaining([...shows]));
      expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
      expect(document.querySelector(PENDING)).toBeNull();
    },
    { timeout: 8000 },
  );
  await flush();
}
