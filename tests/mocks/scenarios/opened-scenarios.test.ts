import { describe, expect, it } from 'vitest';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { demoScenariosMessages } from '#src/application/i18n/en/demo/scenarios.ts';
import { admit, type Screen } from '#src/domain/auth/admit.ts';
import { EVERY_OPERATION, isFaultKind } from '#src/domain/demo/faults.ts';
import type { AccountState } from '#src/domain/shared/account-state.ts';
import { SCENARIO_NAMES as names, type ScenarioName, scenarios } from '#mocks/scenarios/scenarios.ts';
import { TestApp } from '#tests/support/test-app.ts';

interface Opened {
  readonly who: string | null;
  readonly at: AccountState;
  /** What the first path leads to. */
  readonly screen: Screen;
  /** What is special about it, out of all facts. */
  readonly shows: Readonly<Record<string, unknown>>;
}

const nobody = { who: null, at: 'notAuth' } as const;
const elena = { who: 'elena@northwall.example', at: 'dashboard' } as const;
const jonas = { who: 'jonas@tidewater.example', at: 'dashboard' } as const;
const mateo = { who: 'mateo@harborledger.example', at: 'dashboard' } as const;
const amina = { who: 'amina@firstblock.example', at: 'dashboard' } as const;
const ingrid = { who: 'ingrid@meridian-exchange.example', at: 'dashboard' } as const;
const HOUR = 3_600_000;

function onboardingAt(at: Exclude<AccountState, 'notAuth' | 'dashboard'>, shows: Opened['shows'] = {}): Opened {
  const screen = at === 'email-verification' ? 'verification' : at;
  return { who: 'ivana@clearwater.example', at, screen, shows };
}

const OPENED: Readonly<Record<ScenarioName, Opened>> = {
  visitor: { ...nobody, screen: 'log-in', shows: { prefill: null, accounts: 4 } },
  'two-factor': { ...nobody, screen: 'log-in', shows: { prefill: 'mateo@harborledger.example' } },
  'social-sign-in': { ...nobody, screen: 'log-in', shows: { prefill: null, accounts: 4 } },
  'invited-member': { ...nobody, screen: 'invitation', shows: { mail: 'invitation', mailAge: 0 } },
  'expired-invitation': { ...nobody, screen: 'invitation', shows: { mail: 'invitation', mailAge: 8 * 24 * HOUR } },
  'forgotten-password': { ...nobody, screen: 'reset-password', shows: { mail: 'password-reset' } },
  'change-email-link': { ...elena, screen: 'change-email', shows: { mail: 'email-changed' } },
  'onboarding-at-email-verification': onboardingAt('email-verification', { mail: 'verification-code' }),
  'onboarding-at-company-data': onboardingAt('company-data'),
  'onboarding-at-use-cases': onboardingAt('use-cases'),
  'onboarding-at-blockchain-protocols': onboardingAt('blockchain-protocols'),
  'onboarding-at-channels': onboardingAt('channels'),
  'onboarding-at-pricing-plan': onboardingAt('pricing-plan'),
  'onboarding-at-summary': onboardingAt('summary', { paysByCard: true }),
  'offline-payment': onboardingAt('summary', { paysByCard: false }),
  'active-customer': { ...elena, screen: 'dashboard', shows: { plan: 'Growth', usedPercent: 112, keys: 23 } },
  'free-plan': {
    ...{ who: 'amina@firstblock.example', at: 'dashboard', screen: 'dashboard' },
    shows: { plan: 'Free', usedPercent: 0, keys: 0, faucets: 0, members: 1, seats: 1 },
  },
  enterprise: {
    ...{ ...ingrid, screen: 'dashboard' },
    shows: { plan: 'Enterprise', support: 'Named engineer', usedPercent: 62, keys: 60, members: 120, seats: 500 },
  },
  'read-only-member': {
    ...{ who: 'ruth.adeyemi@northwall.example', at: 'dashboard', screen: 'api-keys' },
    shows: { plan: 'Growth', keys: 23, members: 5, change: 403 },
  },
  'failed-callbacks': { ...elena, screen: 'usage', shows: { failedCallbacks: true } },
  'failing-domains': { ...elena, screen: 'verify-domain', shows: { unhealthy: ['failing', 'paused'] } },
  suspended: { ...jonas, screen: 'dashboard', shows: { isSuspended: true, isActive: false } },
  'failed-payment': { ...jonas, screen: 'billing', shows: { isSuspended: true, hasOpenInvoice: true } },
  'pending-invoices': { ...elena, screen: 'billing', shows: { isSuspended: false, hasOpenInvoice: true } },
  'canceled-plan': { ...mateo, screen: 'billing', shows: { isActive: true, endsInDays: 11 } },
  'trial-end': { ...mateo, screen: 'billing', shows: { isActive: true, endsInDays: 0, periodEndsInDays: 0 } },
  'closing-account': { ...elena, screen: 'dashboard', shows: { closesInDays: 9 } },
  'quota-50': { ...elena, screen: 'usage', shows: { usedPercent: 50, extra: 0, daysPassed: 20 } },
  'quota-80': { ...elena, screen: 'usage', shows: { usedPercent: 80, extra: 0 } },
  'quota-98': { ...elena, screen: 'usage', shows: { usedPercent: 98, extra: 0, daysPassed: 29, periodEndsInDays: 0 } },
  'quota-104': { ...elena, screen: 'usage', shows: { usedPercent: 104, extra: 40_000 } },
  'many-keys': { ...ingrid, screen: 'api-keys', shows: { keys: 5000 } },
  'key-expiring': { ...elena, screen: 'api-keys', shows: { keys: 23, expiringKeys: ['checkout-canary'] } },
  'budget-reached': { ...elena, screen: 'usage', shows: { usedPercent: 112, firstCall: 402 } },
  'ownership-transfer': {
    ...{ who: 'ruth.adeyemi@northwall.example', at: 'dashboard', screen: 'accept-ownership' },
    shows: { mail: 'ownership-transfer', members: 5 },
  },
  'key-labels': { ...elena, screen: 'api-keys', shows: { keys: 23 } },
  'access-tokens': { ...elena, screen: 'account', shows: { tokens: 4 } },
  notifications: { ...elena, screen: 'account', shows: { mutedChannels: 1 } },
  passkeys: { ...elena, screen: 'account', shows: { passkeys: 2 } },
  'billing-details-needed': { ...amina, screen: 'billing', shows: { isActive: true, needsBillingDetails: true } },
  'subscription-deactivated': { ...elena, screen: 'verify-domain', shows: { inactiveSubscriptions: 3 } },
  'required-operations': { ...elena, screen: 'dashboard', shows: { keys: 23 } },
  'full-team': { ...elena, screen: 'team', shows: { members: 10, seats: 10 } },
  'faucet-cooldown': { ...elena, screen: 'faucets', shows: { faucets: 17, faucetRequest: 429 } },
  maintenance: { ...nobody, screen: 'log-in', shows: { maintenance: { mode: true } } },
  'maintenance-notice': {
    ...{ ...elena, screen: 'dashboard' },
    shows: { maintenance: { notice: expect.stringContaining('Scheduled maintenance') as string } },
  },
  'provider-down': { ...elena, screen: 'dashboard', shows: { faults: ['*:503'] } },
  'slow-provider': { ...elena, screen: 'dashboard', shows: { latencyMs: 4000 } },
  'broken-provider': { ...elena, screen: 'api-keys', shows: { faults: ['*:html'] } },
  'failed-change': { ...elena, screen: 'api-keys', shows: { faults: ['createApiKey:500'] } },
  'ended-session': { ...elena, screen: 'api-keys', shows: { faults: ['createApiKey:401'] } },
  offline: { ...elena, screen: 'api-keys', shows: { isOffline: true } },
};

function open(scenario: ScenarioName): TestApp {
  const { time } = scenarios[scenario].start;
  return new TestApp({ scenario, clock: new ManualClock(time ?? undefined) });
}

function factsOf(scenario: ScenarioName, app: TestApp): Record<string, unknown> {
  const { provider, clock } = app;
  const { faults = [], latencyMs, isOffline, maintenance } = scenarios[scenario].start;
  const [mail] = provider.mails.all();
  const facts = {
    ...{ prefill: provider.prefill, accounts: provider.demoAccounts.length, mail: mail?.content.kind },
    mailAge: mail && clock.now() - mail.at,
    faults: faults.map(({ operation, kind }) => `${operation}:${kind}`),
    ...{ latencyMs, isOffline, maintenance },
  };
  const { token, state } = provider.signIn ?? {};
  if (!token) return facts;
  if (state === 'summary') {
    return { ...facts, paysByCard: provider.onboarding.summary(token).data.item.stripeSessionUrl !== null };
  }
  return state === 'dashboard' ? { ...facts, ...accountFacts(app, token) } : facts;
}

function inactiveSubscriptions({ capabilities, callbackSubscriptions }: TestApp['provider'], token: string): number {
  if (!capabilities.offers('callback-subscriptions')) return 0;
  const { subscriptions } = callbackSubscriptions.list(token, { limit: 100 }).data.item;
  return subscriptions.filter(({ isActive }) => !isActive).length;
}

function unhealthy({ callbackUrls }: TestApp['provider'], token: string): readonly string[] {
  const { callbackUrls: all } = callbackUrls.list(token, { limit: 100 }).data.item;
  const states = all.map(({ health }) => (health as { readonly state: string } | null | undefined)?.state ?? 'healthy');
  return states.filter((state) => state !== 'healthy');
}

function accountFacts({ provider, clock }: TestApp, token: string) {
  const { planQuota: quota } = provider.usage.summary(token).data.item;
  const current = provider.billing.currentSubscription(token).data.item;
  const { paymentPackageId: packageId, constraints } = provider.account.profile(token).data.item;
  const packages = provider.catalogue.packages(token).data.items;
  const faucetRequest = { blockchain: 'ethereum', network: 'hoodi', address: `0x${'a'.repeat(40)}` };
  const daysUntil = (seconds: number | null) => seconds && Math.floor((seconds * 1000 - clock.now()) / (24 * HOUR));
  return {
    ...{ plan: current.name, packageId, support: packages.find(({ id }) => id === packageId)?.support },
    expiringKeys: expiringKeys(provider, token, clock.now()),
    ...{ isActive: current.active, isSuspended: current.suspended },
    tokens: provider.capabilities.offers('access-tokens') && provider.accessTokens.list(token).data.items.length,
    passkeys: provider.capabilities.offers('passkeys') && provider.passkeys.list(token).data.items.length,
    mutedChannels:
      provider.capabilities.offers('notifications') &&
      provider.notifications.list(token).data.items.filter(({ isMuted }) => isMuted).length,
    needsBillingDetails:
      provider.capabilities.offers('billing-details') && provider.billingDetails.read(token).data.item.isNeeded,
    inactiveSubscriptions: inactiveSubscriptions(provider, token),
    unhealthy: unhealthy(provider, token),
    hasOpenInvoice: current.hasPendingInvoices && provider.billing.invoices(token).data.item.url !== null,
    endsInDays: daysUntil(current.scheduledCancellationDate),
    closesInDays: daysUntil(
      provider.capabilities.offers('account-closure') ? provider.closure.status(token).data.item.closesTimestamp : null,
    ),
    usedPercent: Math.floor((quota.used * 100) / quota.included),
    extra: quota.extra,
    daysPassed: Math.floor((clock.now() / 1000 - quota.startDate) / (24 * 3600)),
    periodEndsInDays: daysUntil(quota.endDate),
    keys: provider.requestLog.filters(token).data.item.apiKeys.length,
    members: provider.team.list(token, {}).data.totalCount,
    seats: constraints.teamMembersCount,
    failedCallbacks: provider.callbackLog.search(token, { status: 'failed' }).data.item.callbackLogs.length > 0,
    faucets: provider.faucets.load(token).data.item.faucetLogs.length,
    change: statusOf(() => provider.apiKeys.create(token, { name: 'new' })),
    firstCall: statusOf(() => sendFirstCall(provider, token)),
    faucetRequest: statusOf(() => provider.faucets.request(token, faucetRequest)),
  };
}

/** Their names; those that have expired are none of them. */
function expiringKeys({ apiKeys }: TestApp['provider'], token: string, now: number): readonly string[] {
  const daysLeft = (seconds: number | null | undefined) => ((seconds ?? Infinity) * 1000 - now) / (24 * HOUR);
  return apiKeys
    .list(token, {})
    .data.item.apiKeys.filter(({ expiresTimestamp: end }) => daysLeft(end) > 0 && daysLeft(end) <= 7)
    .map(({ name }) => name);
}

function sendFirstCall({ apiKeys, sendRequest }: TestApp['provider'], token: string): void {
  const apiKeyId = apiKeys.list(token, {}).data.item.apiKeys.find(({ active }) => active)?.id;
  sendRequest.send(token, { blockchain: 'ethereum', network: 'mainnet', address: `0x${'a'.repeat(40)}`, apiKeyId });
}

function statusOf(call: () => unknown): number {
  try {
    call();
    return 200;
  } catch (error) {
    return (error as { readonly status: number }).status;
  }
}

describe('a scenario that is opened', () => {
  let app: TestApp | null = null;

  it.each(names)('%s is what it says', (scenario) => {
    app = open(scenario);
    const { state, hasToken, user } = app.session;
    const { who, at, screen, shows } = OPENED[scenario];
    expect({ who: user?.email ?? null, at: state }).toEqual({ who, at });
    expect(admit(app.provider.startPath, { state, hasToken })).toMatchObject({ kind: 'admit', screen });
    expect(admit(scenarios[scenario].start.path, { state, hasToken }).kind).toBe('admit');
    expect(factsOf(scenario, app)).toMatchObject(shows);
  });

  it('has a label of its own and one sentence about what is seen', () => {
    const labels = names.map((name) => demoScenariosMessages[`scenario.${name}`]);
    const sentences = names.map((name) => demoScenariosMessages[`scenario.${name}.about`]);
    expect(new Set(labels).size).toBe(names.length);
    expect(new Set(sentences).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^.]{15,120}\.$/);
  });

  it('is the only one that has messages', () => {
    const expected = names.flatMap((name) => [`scenario.${name}`, `scenario.${name}.about`]);
    expect(Object.keys(demoScenariosMessages).sort()).toEqual(expected.sort());
  });

  it('breaks operations that there are', () => {
    for (const { operation, kind } of names.flatMap((name) => scenarios[name].start.faults ?? [])) {
      expect(operation === EVERY_OPERATION || Object.hasOwn(endpoints, operation)).toBe(true);
      expect(isFaultKind(kind)).toBe(true);
    }
  });
});
