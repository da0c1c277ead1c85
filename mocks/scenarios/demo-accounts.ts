import {
  faucet,
  type FaucetSeed,
  type AccountSeed,
  domain,
  type DomainSeed,
  key,
  type KeySeed,
  type PersonSeed,
} from './account-seed.ts';
import type { Scenario } from './scenario.ts';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

const EVM = '0x7A250d5630B4cF539739dF2C5dAcb4c659F2488D';
const OTHER_EVM = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984';
const TRON = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5bbLNt8';
const BITCOIN = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7k8xk2l';
const XRP = 'rPT1Sjq2YGrBMTttX4GZHjKu9dyfqYt6W';

export const northwallFaucets: readonly FaucetSeed[] = [
  faucet(2 * HOUR_MINUTES + 34, 'ethereum/sepolia', '0.05 ETH', EVM),
  faucet(22 * HOUR_MINUTES + 20, 'tron/nile', '150 TRX', TRON),
  faucet(22 * HOUR_MINUTES + 21, 'tron/nile', '20 USDT', TRON),
  faucet(8 * DAY_MINUTES + 292, 'bitcoin/testnet', '0.0005 BTC', BITCOIN),
  faucet(8 * DAY_MINUTES + 1207, 'polygon/amoy', '0.2 POL', EVM),
  faucet(16 * DAY_MINUTES + 338, 'xrp/testnet', '100 XRP', XRP),
  faucet(17 * DAY_MINUTES + 96, 'ethereum/sepolia', '20 USDT', EVM),
  faucet(23 * DAY_MINUTES + 611, 'ethereum/hoodi', '0.1 ETH', OTHER_EVM),
  faucet(31 * DAY_MINUTES + 130, 'polygon/amoy', '20 USDC', OTHER_EVM),
  faucet(31 * DAY_MINUTES + 134, 'polygon/amoy', '0.2 POL', OTHER_EVM),
  faucet(46 * DAY_MINUTES + 1011, 'litecoin/testnet', '0.1 LTC', 'tltc1qp4d0yg8kq9z5v7t3m2n6ahsx0wrcj4f8e2u7l3'),
  faucet(58 * DAY_MINUTES + 427, 'dogecoin/testnet', '50 DOGE', 'nXGVAz1HkoRQMuoeDQAWqvkKFxk7DqwEJd'),
  faucet(74 * DAY_MINUTES + 905, 'bitcoin/testnet', '0.0005 BTC', BITCOIN),
  faucet(90 * DAY_MINUTES + 260, 'ethereum/sepolia', '0.05 ETH', OTHER_EVM),
];

export const northwallKeys: readonly KeySeed[] = [
  key(3, 'payouts-worker', true, null, ['production', 'payments', 'team-treasury', 'eu-west', 'pci']),
  key(11, 'checkout-canary', true, {
    expiresInDays: 5,
    origins: ['https://checkout.northwall.example', 'https://*.pay.northwall.example'],
    callsPerSecond: 25,
    credits: { amount: 20_000, period: 'day' },
  }),
  key(26, 'load-test-november', false),
  key(52, 'analytics-notebook', true, {
    ipRanges: ['203.0.113.0/24', '2001:db8:17::/48'],
    blockchains: ['ethereum', 'polygon'],
    credits: { amount: 250_000, period: 'billing-period' },
    others: { methods: ['eth_call', 'eth_getBalance'] },
  }),
  key(74, 'fee-estimator'),
  key(104, 'ci-integration'),
  key(133, 'webhook-replay'),
  key(153, 'wallet-sync-staging', true, null, ['staging']),
  key(171, 'wallet-sync-prod', true, null, ['production']),
  key(196, 'support-console'),
  key(219, 'compliance-screening'),
  key(233, 'treasury-reconciler'),
  key(252, 'payments-prod', true, null, ['production', 'payments']),
  key(253, 'payments-staging', true, null, ['staging', 'payments']),
  key(287, 'hot-wallet-monitor'),
  key(318, 'cold-storage-audit'),
  key(351, 'tax-report-2025', false),
  key(380, 'legacy-explorer', false),
  key(417, 'mobile-app-beta', false),
  key(468, 'partner-sandbox', true, { expiresInDays: -3, products: ['nodes', 'addresses-latest'] }),
  key(522, 'hackathon-lisbon', false),
  key(601, 'xpub-importer'),
  key(688, 'first-integration', false),
];

const DAY = 24;
const NEVER_MINUTES = 60 * DAY * 365;

/** Two pages of ten, newest first, with odd but valid spellings. */
const northwallDomains: readonly DomainSeed[] = [
  domain(2, 'https://hooks-eu.northwall.example', 10),
  domain(DAY, 'https://staging-hooks.northwall.example:8443', NEVER_MINUTES),
  domain(5 * DAY, 'https://payouts.northwall.example'),
  domain(19 * DAY, 'https://münchen.northwall.example'),
  domain(48 * DAY, 'http://203.0.113.24:9000'),
  domain(77 * DAY, 'https://xn--bcher-kva.northwall.example'),
  domain(112 * DAY, 'https://[2001:db8::17]'),
  domain(160 * DAY, 'https://Webhooks.Northwall.example'),
  domain(203 * DAY, 'https://treasury-callbacks.settlement.eu-central.northwall.example/hooks/v2/incoming'),
  domain(251 * DAY, 'https://compliance.northwall.example'),
  domain(309 * DAY, 'https://sandbox.northwall.example'),
  domain(640 * DAY, 'http://legacy.northwall.example'),
];

/** One receives nothing, and one is paused. */
export const unhealthyDomains: readonly DomainSeed[] = northwallDomains.map((seed, index) => {
  if (index === 2)
    return {
      ...seed,
      health: {
        ...{ state: 'failing', hoursSince: 5, failureShare: 0.97 },
        lastReason: 'The domain did not answer within 10 seconds.',
      },
    };
  if (index === 5)
    return {
      ...seed,
      health: {
        ...{ state: 'paused', hoursSince: 30, failureShare: 1, lastReason: 'The certificate has expired.' },
        pauseReason: 'No delivery succeeded for three days.',
      },
    };
  return seed;
});

const nothingYet = { code: null, state: 'dashboard', suspended: false, keys: [] } as const;

export const demoAccounts = {
  activeCustomer: {
    ...nothingYet,
    id: 'acc-northwall',
    email: 'elena@northwall.example',
    password: 'Northwall-2026',
    firstName: 'Elena',
    lastName: 'Vasileva',
    kind: 'customer',
    company: 'Northwall Payments',
    plan: 'growth',
    subscription: 'monthly',
    keys: northwallKeys,
    faucets: northwallFaucets,
    domains: northwallDomains,
    doneBeside: ['tutorials'],
    budget: { amount: 25, atLimit: 'notify' },
    accessTokens: [
      { name: 'terraform', scopes: ['keys:read', 'keys:write'], daysOld: 3, ipRanges: ['203.0.113.0/24'] },
      { name: 'nightly-usage-export', scopes: ['usage:read'], daysOld: 85, expiresInDays: 5, hoursSinceUse: 9 },
      {
        ...{ name: 'github-actions', scopes: ['keys:read', 'callbacks:write'], daysOld: 140, hoursSinceUse: 60 },
        ...{ expiresInDays: 225, ipRanges: ['198.51.100.17', '2001:db8::/48'] },
      },
      {
        name: 'cost-dashboard',
        scopes: ['usage:read', 'billing:read'],
        daysOld: 400,
        expiresInDays: -35,
        hoursSinceUse: 900,
      },
    ],
    notificationChannels: [
      {
        ...{ type: 'slack', name: 'Payments team', target: 'hooks.slack.com/…9f2c', hoursSinceDelivery: 2 },
        kinds: ['callbacks-failing', 'error-share', 'network-upgrade'],
      },
      {
        ...{ type: 'webhook', name: 'Status board', target: 'board.northwall.example/…e71a', hoursSinceDelivery: 26 },
        ...{ kinds: ['callbacks-failing', 'error-share'], failureReason: 'The host responded with the status 410.' },
      },
      {
        ...{ type: 'pagerduty', name: 'On call', target: '…4d0b', kinds: ['quota', 'key-expiring'], isMuted: true },
        hoursSinceDelivery: 300,
      },
      { type: 'email', name: 'Finance', target: 'invoices@northwall.example', kinds: ['budget', 'quota', 'invoice'] },
    ],
    passkeys: [
      { name: 'iPhone', isSynced: true, daysOld: 40, hoursSinceUse: 52 },
      { name: 'Security key in the safe', isSynced: false, daysOld: 310 },
    ],
    billingDetails: {
      ...{ company: 'Northwall Payments GmbH', line1: 'Hafenstraße 12', line2: '', postalCode: '20457' },
      ...{ city: 'Hamburg', region: '', country: 'DE', taxId: 'DE136695976', purchaseOrder: 'PO-2026-114' },
      recipients: ['invoices@northwall.example'],
    },
    requests: 100_000,
    callbacks: 100_000,
  },
  twoFactor: {
    ...nothingYet,
    id: 'acc-harbor',
    email: 'mateo@harborledger.example',
    password: 'Harbor-Ledger-7',
    firstName: 'Mateo',
    lastName: 'Álvarez',
    kind: 'two-factor',
    company: 'Harbor Ledger',
    code: '482913',
    plan: 'business',
    subscription: 'annually',
    canceledForDays: 12,
    keys: [key(9, 'settlement-prod'), key(40, 'settlement-staging'), key(310, 'old-gateway', false)],
    domains: [domain(900, 'https://callbacks.harborledger.example')],
    doneBeside: ['firstApiCall', 'tutorials', 'apiReference', 'pricing'],
    requests: 4000,
    callbacks: 4000,
  },
  freePlan: {
    ...nothingYet,
    id: 'acc-solo',
    email: 'amina@firstblock.example',
    password: 'First-Block-1',
    firstName: 'Amina',
    lastName: 'Diallo',
    kind: 'free-plan',
    plan: 'free',
    subscription: null,
  },
  suspended: {
    ...nothingYet,
    id: 'acc-tidewater',
    email: 'jonas@tidewater.example',
    password: 'Tidewater-88!',
    firstName: 'Jonas',
    lastName: 'Lind',
    kind: 'suspended',
    company: 'Tidewater',
    plan: 'growth',
    subscription: 'monthly',
    suspended: true,
    keys: [key(61, 'orders-prod'), key(95, 'orders-staging')],
    domains: [domain(1600, 'https://hooks.tidewater.example')],
    doneBeside: ['firstApiCall'],
    requests: 1200,
    callbacks: 1200,
  },
} as const satisfies Readonly<Record<string, AccountSeed>>;

type WhoStarts = Pick<Scenario, 'signedInAs' | 'prefill' | 'people' | 'colleagues'>;

/** All accounts of a scenario; the one that is signed in may replace that of every demo. */
export function accountsOf({ signedInAs, people = [] }: WhoStarts): readonly AccountSeed[] {
  const accounts: readonly AccountSeed[] = [...Object.values(demoAccounts), ...people];
  return accounts.map((account) =>
    signedInAs && 'plan' in signedInAs && signedInAs.id === account.id ? signedInAs : account,
  );
}

export function peopleOf({ people = [], colleagues = [] }: WhoStarts): readonly PersonSeed[] {
  return [...people, ...colleagues, ...Object.values<PersonSeed>(demoAccounts)];
}

/** The account that overrides change: of who is signed in or filled in, else the customer's. */
export function overriddenAccountId({ signedInAs, prefill }: WhoStarts): string {
  const who = signedInAs ?? prefill ?? demoAccounts.activeCustomer;
  return 'accountId' in who ? who.accountId : who.id;
}
