import { screen, waitFor } from '@testing-library/react';
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createHandlers } from '#mocks/http/handlers.ts';
import { createProvider } from '#mocks/provider/create-provider.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { createHttpGateways } from '#src/adapters/http/gateways/create-http-gateways.ts';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { SessionStore } from '#src/application/auth/session-store.ts';
import { respondingTransport } from '#tests/support/responding-transport.ts';
import { flush } from '#tests/support/gate.ts';
import { openApp, PENDING } from '#tests/support/open-app.tsx';
import { responseFields } from '#tests/wire/responses/response-fields.ts';
import { type Absence, withoutAll } from '#tests/wire/responses/without-field.ts';

const BASE_URL = 'https://console-api.example';

type Page = readonly [path: string, scenario: ScenarioName, shows: readonly EndpointName[]];

/** Every page with responses, with its tabs, its account and its requests. */
const PAGES: readonly Page[] = [
  ['/dashboard', 'active-customer', ['currentSubscription', 'profile', 'usageSummary', 'getSteps', 'listApiKeys']],
  ['/dashboard', 'free-plan', ['currentSubscription', 'getSteps', 'listPackages']],
  ['/api-keys', 'active-customer', ['listApiKeys', 'listApiVersions']],
  ['/verify-domain', 'active-customer', ['listDomains']],
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
const FLAWS = /\b(undefined|NaN|null|Infinity|Invalid Date)\b|\[object|Couldn't load|Unexpected Application Error/;

/** The endpoint of a request, by the table of endpoints. */
function operationOf({ method, url }: Request): EndpointName | undefined {
  const { pathname } = new URL(url);
  const names = Object.keys(endpoints) as EndpointName[];
  return names.find((name) => {
    const { path, method: own } = endpoints[name];
    return own === method && new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
  });
}

/** The fields that may be absent: whole lists and records, or everything in them. */
function absentFields(name: EndpointName, extent: 'whole' | 'inside'): readonly string[] {
  const { optional } = responseFields[name];
  if (extent === 'whole') return optional;
  const holds = (field: string) =>
    optional.some((other) => /^[.[{]/.test(other.slice(field.length)) && other.startsWith(field));
  return optional.filter((field) => !holds(field) && field !== 'item');
}

function openWithout(path: string, scenario: ScenarioName, absence: Absence, extent: 'whole' | 'inside') {
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
    return JSON.stringify({ ...rest, data: withoutAll(data, absentFields(name, extent), absence) });
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
async function waitUntilLoaded(
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

const variants = [
  ['missing', 'inside'],
  ['null', 'whole'],
] as const;

describe.each(PAGES)('%s of %s', (path, scenario, shows) => {
  it.each(variants)('is whole where every optional field is %s, %s', async (absence, extent) => {
    const { app: console, requestedEndpoints } = openWithout(path, scenario, absence, extent);
    await waitUntilLoaded(requestedEndpoints, shows);
    expect(FLAWS.exec(document.body.innerText)?.[0] ?? null).toBeNull();
    expect(console.toasts).toEqual([]);
  });
});
