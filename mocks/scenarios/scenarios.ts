import { type ColleagueSeed, faucet, key, type AccountSeed } from './account-seed.ts';
import { demoAccounts, northwallKeys, northwallFaucets, unhealthyDomains } from './demo-accounts.ts';
import { enterprise } from './enterprise.ts';
import type { ScenarioDraft, InvitationSeed, Scenario, ScenarioGroup } from './scenario.ts';
import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { OnboardingAnswers } from '#src/domain/onboarding/answers.ts';

const viewer: ColleagueSeed = {
  id: 'acc-northwall-viewer',
  accountId: demoAccounts.activeCustomer.id,
  email: 'ruth.adeyemi@northwall.example',
  password: 'Only-Reading-5',
  firstName: 'Ruth',
  lastName: 'Adeyemi',
  kind: 'viewer',
  code: null,
  state: 'dashboard',
  roles: ['viewer'],
};

const day = {
  'active-customer': {
    signedInAs: demoAccounts.activeCustomer,
    start: { path: '/dashboard' },
  },
  'free-plan': {
    signedInAs: demoAccounts.freePlan,
    start: { path: '/dashboard' },
  },
  enterprise: {
    signedInAs: enterprise,
    people: [enterprise],
    start: { path: '/dashboard', overrides: { keys: 60, members: 120 } },
  },
  'read-only-member': {
    signedInAs: viewer,
    colleagues: [viewer],
    start: { path: '/api-keys' },
  },
  'ownership-transfer': {
    signedInAs: viewer,
    colleagues: [viewer],
    mailedLink: { kind: 'ownership-transfer', person: viewer },
    start: { path: '/team', opensMail: true },
  },
  'failed-callbacks': {
    signedInAs: demoAccounts.activeCustomer,
    start: { path: '/usage?status=failed#webhooks' },
  },
  'failing-domains': {
    signedInAs: { ...demoAccounts.activeCustomer, domains: unhealthyDomains },
    start: { path: '/verify-domain#domains' },
  },
} satisfies Readonly<Record<string, ScenarioDraft>>;

const failures = {
  maintenance: {
    start: { path: '/auth/login', maintenance: { mode: true } },
  },
  'maintenance-notice': {
    signedInAs: demoAccounts.activeCustomer,
    start: {
      path: '/dashboard',
      maintenance: { notice: 'Scheduled maintenance on Sunday, 02:00 to 03:00 UTC. The console may be unavailable.' },
    },
  },
  'provider-down': {
    signedInAs: demoAccounts.activeCustomer,
    start: { path: '/dashboard', faults: [{ operation: '*', kind: '503' }] },
  },
  'slow-provider': {
    signedInAs: demoAccounts.activeCustomer,
    start: { path: '/dashboard', latencyMs: 4000 },
  },
  'broken-provider': {
    signedInAs: demoAccounts.activeCustomer,
    start: { path: '/api-keys', faults: [{ operation: '*', kind: 'html' }] },
  },
  'failed-change': {
    signedInAs: demoAccounts.activeCustomer,
    start: { path: '/api-keys', faults: [{ operation: 'createApiKey', kind: '500' }] },
  },
  'ended-session': {
    signedInAs: demoAccounts.activeCustomer,
    start: { path: '/api-keys', faults: [{ operation: 'createApiKey', kind: '401' }] },
  },
  offline: {
    signedInAs: demoAccounts.activeCustomer,
    start: { path: '/api-keys', isOffline: true },
  },
} satisfies Readonly<Record<string, ScenarioDraft>>;

const ADDRESS = '0x7A250d5630B4cF539739dF2C5dAcb4c659F2488D';

const limits = {
  'quota-50': {
    signedInAs: demoAccounts.activeCustomer,
    start: { path: '/usage', overrides: { quota: 50 } },
  },
  'quota-80': {
    signedInAs: demoAccounts.activeCustomer,
    start: { path: '/usage', overrides: { quota: 80 } },
  },
  'quota-98': {
    signedInAs: { ...demoAccounts.activeCustomer, daysIntoPeriod: 29 },
    start: { path: '/usage', time: Date.UTC(2026, 10, 30, 23, 10), overrides: { quota: 98 } },
  },
  'quota-104': {
    signedInAs: demoAccounts.activeCustomer,
    start: { path: '/usage', overrides: { quota: 104 } },
  },
  'budget-reached': {
    signedInAs: { ...demoAccounts.activeCustomer, budget: { amount: 6, atLimit: 'stop' } },
    start: { path: '/usage' },
  },
  'access-tokens': {
    signedInAs: demoAccounts.activeCustomer,
    start: { path: '/account#tokens' },
  },
  notifications: {
    signedInAs: demoAccounts.activeCustomer,
    start: { path: '/account#notifications' },
  },
  passkeys: {
    signedInAs: demoAccounts.activeCustomer,
    start: { path: '/account#security', passkeyLogIn: true },
  },
  'billing-details-needed': {
    signedInAs: { ...demoAccounts.freePlan, needsBillingDetails: true },
    start: { path: '/billing#upgrade-plan' },
  },
  'subscription-deactivated': {
    signedInAs: { ...demoAccounts.activeCustomer, stoppedSubscriptions: 1 },
    start: { path: '/verify-domain#subscriptions' },
  },
  'many-keys': {
    signedInAs: enterprise,
    people: [enterprise],
    start: { path: '/api-keys', overrides: { keys: 5000 } },
  },
  'key-expiring': {
    signedInAs: {
      ...demoAccounts.activeCustomer,
      keys: [
        key(3, 'payouts-worker', true, { credits: { amount: 500, period: 'billing-period' } }),
        ...northwallKeys.slice(1),
      ],
    },
    start: { path: '/api-keys' },
  },
  'key-labels': {
    signedInAs: demoAccounts.activeCustomer,
    start: { path: '/api-keys?label=payments' },
  },
  'full-team': {
    signedInAs: demoAccounts.activeCustomer,
    start: { path: '/team', overrides: { members: 10 } },
  },
  'required-operations': {
    signedInAs: demoAccounts.activeCustomer,
    capabilities: [],
    start: { path: '/dashboard' },
  },
  'faucet-cooldown': {
    signedInAs: {
      ...demoAccounts.activeCustomer,
      faucets: [
        faucet(1, 'polygon/amoy', '0.2 POL', ADDRESS),
        faucet(2, 'ethereum/sepolia', '20 USDT', ADDRESS),
        faucet(3, 'ethereum/sepolia', '0.05 ETH', ADDRESS),
        ...northwallFaucets,
      ],
    },
    start: { path: '/faucets' },
  },
} satisfies Readonly<Record<string, ScenarioDraft>>;

const money = {
  suspended: {
    signedInAs: demoAccounts.suspended,
    start: { path: '/dashboard' },
  },
  'failed-payment': {
    signedInAs: demoAccounts.suspended,
    start: { path: '/billing' },
  },
  'pending-invoices': {
    signedInAs: { ...demoAccounts.activeCustomer, hasOpenInvoice: true },
    start: { path: '/billing' },
  },
  'canceled-plan': {
    signedInAs: demoAccounts.twoFactor,
    start: { path: '/billing' },
  },
  // The product has no trial. A canceled plan shortly before its end comes nearest.
  'trial-end': {
    signedInAs: { ...demoAccounts.twoFactor, canceledForDays: 1, daysIntoPeriod: 29 },
    start: { path: '/billing', time: Date.UTC(2026, 10, 30, 23, 10) },
  },
  'closing-account': {
    signedInAs: { ...demoAccounts.activeCustomer, closesInDays: 9 },
    start: { path: '/dashboard' },
  },
} satisfies Readonly<Record<string, ScenarioDraft>>;

type OnboardingState = Exclude<AccountState, 'notAuth' | 'dashboard'>;

/** In the order of the questionnaire. Somebody at a stage has answered all earlier ones. */
const everyAnswer: readonly (readonly [keyof OnboardingAnswers, Partial<OnboardingAnswers>])[] = [
  ['company-data', { 'company-data': { companyName: 'Clearwater Ledger' } }],
  [
    'use-cases',
    {
      'use-cases': {
        useCases: ['Crypto Wallet', 'Portfolio Tracking', 'Other'],
        useCasesCustom: 'Escrow for freelancers',
      },
    },
  ],
  [
    'blockchain-protocols',
    {
      'blockchain-protocols': {
        blockchainProtocols: ['bitcoin', 'ethereum', 'polygon', 'tron', 'solana'],
        blockchainProtocolsCustom: '',
      },
    },
  ],
  ['channels', { channels: { channels: ['Conference'], channelsCustom: '' } }],
  [
    'pricing-plan',
    { 'pricing-plan': { chosenSubscription: 'annually', chosenCurrentPackage: 'growth', offlinePaying: false } },
  ],
];

function onboardingAt(state: OnboardingState): ScenarioDraft {
  const newcomer: AccountSeed = {
    id: 'acc-clearwater',
    email: 'ivana@clearwater.example',
    password: 'Clearwater-31',
    firstName: 'Ивана',
    lastName: 'Георгиева',
    kind: 'newcomer',
    ...{ code: null, state, plan: 'free', subscription: null, suspended: false, keys: [] },
  };
  return {
    signedInAs: newcomer,
    people: [newcomer],
    answers: answersBefore(state),
    start: { path: state === 'email-verification' ? '/auth/verification' : `/auth/${state}` },
  };
}

function answersBefore(state: OnboardingState): Partial<OnboardingAnswers> {
  if (state === 'email-verification') return {};
  const at = everyAnswer.findIndex(([stage]) => stage === state);
  const given = at < 0 ? everyAnswer : everyAnswer.slice(0, at);
  return Object.assign({}, ...given.map(([, answer]) => answer)) as Partial<OnboardingAnswers>;
}

const atSummary = onboardingAt('summary');

const onboarding: Readonly<Record<`onboarding-at-${OnboardingState}` | 'offline-payment', ScenarioDraft>> = {
  'onboarding-at-email-verification': onboardingAt('email-verification'),
  'onboarding-at-company-data': onboardingAt('company-data'),
  'onboarding-at-use-cases': onboardingAt('use-cases'),
  'onboarding-at-blockchain-protocols': onboardingAt('blockchain-protocols'),
  'onboarding-at-channels': onboardingAt('channels'),
  'onboarding-at-pricing-plan': onboardingAt('pricing-plan'),
  'onboarding-at-summary': atSummary,
  // The console offers no crypto payment: the provider notes it after an agreement.
  'offline-payment': {
    ...atSummary,
    answers: {
      ...atSummary.answers,
      'pricing-plan': { chosenSubscription: 'monthly', chosenCurrentPackage: 'growth', offlinePaying: true },
    },
  },
};

// Not ASCII, so that the claims of the token have to be decoded as UTF-8.
const invitation: InvitationSeed = {
  from: demoAccounts.activeCustomer,
  company: 'Northwall',
  email: 'zoë.lindqvist@northwall.example',
};

const waysIn = {
  visitor: {
    start: { path: '/auth/login' },
  },
  'two-factor': {
    prefill: demoAccounts.twoFactor,
    start: { path: '/auth/login' },
  },
  'social-sign-in': {
    start: { path: '/auth/login' },
  },
  'invited-member': {
    invitation,
    start: { path: '/auth/login', opensMail: true },
  },
  'expired-invitation': {
    invitation: { ...invitation, daysOld: 8 },
    start: { path: '/auth/login', opensMail: true },
  },
  'forgotten-password': {
    mailedLink: { kind: 'reset', person: demoAccounts.activeCustomer },
    start: { path: '/auth/login', opensMail: true },
  },
  'change-email-link': {
    signedInAs: demoAccounts.activeCustomer,
    mailedLink: {
      kind: 'email-changed',
      person: demoAccounts.activeCustomer,
      previousEmail: 'elena.vasileva@northwall.example',
    },
    start: { path: '/dashboard', opensMail: true },
  },
} satisfies Readonly<Record<string, ScenarioDraft>>;

type Drafts<Name extends string> = Readonly<Record<Name, ScenarioDraft>>;

function grouped<Name extends string>(group: ScenarioGroup, drafts: Drafts<Name>): Readonly<Record<Name, Scenario>> {
  const entries = Object.entries<ScenarioDraft>(drafts).map(([name, draft]) => [name, { ...draft, group }]);
  return Object.fromEntries(entries) as Record<Name, Scenario>;
}

export type ScenarioName =
  | keyof typeof waysIn
  | keyof typeof onboarding
  | keyof typeof day
  | keyof typeof money
  | keyof typeof limits
  | keyof typeof failures;

/** In the order of a catalogue. The names are in links, so they stay. */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  ...grouped('ways-in', waysIn),
  ...grouped('onboarding', onboarding),
  ...grouped('day', day),
  ...grouped('money', money),
  ...grouped('limits', limits),
  ...grouped('failures', failures),
};

export const SCENARIO_NAMES = Object.keys(scenarios) as readonly ScenarioName[];

export function isScenarioName(value: unknown): value is ScenarioName {
  return typeof value === 'string' && Object.hasOwn(scenarios, value);
}
