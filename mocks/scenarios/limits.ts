import { faucet, key } from './account-seed.ts';
import { demoAccounts, northwallKeys } from './demo-accounts.ts';
import { enterprise } from './enterprise.ts';
import { northwallFaucets } from './northwall-faucets.ts';
import type { ScenarioDraft } from './scenario.ts';

const { activeCustomer } = demoAccounts;

const ADDRESS = '0x7A250d5630B4cF539739dF2C5dAcb4c659F2488D';

export const limits = {
  'quota-50': {
    label: 'Quota at 50 %',
    about: 'Half of the credits are used, and the forecast stays within the plan.',
    signedInAs: activeCustomer,
    start: { path: '/usage', overrides: { quota: 50 } },
  },
  'quota-80': {
    label: 'Quota at 80 %',
    about: 'Four fifths of the credits are used with a third of the period to go, so they run out before its end.',
    signedInAs: activeCustomer,
    start: { path: '/usage', overrides: { quota: 80 } },
  },
  'quota-98': {
    label: 'Quota at 98 %',
    about: 'On the last evening of the period, 98 % of the credits are used.',
    signedInAs: { ...activeCustomer, daysIntoPeriod: 29 },
    start: { path: '/usage', time: Date.UTC(2026, 10, 30, 23, 10), overrides: { quota: 98 } },
  },
  'quota-104': {
    label: 'Quota at 104 %',
    about: 'All included credits are used, and each extra one is charged.',
    signedInAs: activeCustomer,
    start: { path: '/usage', overrides: { quota: 104 } },
  },
  'budget-reached': {
    label: 'Budget reached',
    about: 'The budget of the billing period is spent, so API calls are rejected until it is raised.',
    signedInAs: { ...activeCustomer, budget: { amount: 6, atLimit: 'stop' } },
    start: { path: '/usage' },
  },
  'many-keys': {
    label: '5,000 API keys',
    about: 'The list of an account with 5,000 API keys loads page by page and finds a key by its name.',
    signedInAs: enterprise,
    people: [enterprise],
    start: { path: '/api-keys', overrides: { keys: 5000 } },
  },
  'key-expiring': {
    label: 'Expiring API key',
    about: 'The list warns of a key that expires in five days, and the credits of another one are used up.',
    signedInAs: {
      ...activeCustomer,
      keys: [
        key(3, 'payouts-worker', true, { credits: { amount: 500, period: 'billing-period' } }),
        ...northwallKeys.slice(1),
      ],
    },
    start: { path: '/api-keys' },
  },
  'full-team': {
    label: 'Full team',
    about: 'All ten seats of the team are taken, so nobody else can be invited.',
    signedInAs: activeCustomer,
    start: { path: '/team', overrides: { members: 10 } },
  },
  'required-operations': {
    label: 'Required operations only',
    about: 'The provider offers none of the optional operations, and nothing on any screen misses them.',
    signedInAs: activeCustomer,
    capabilities: [],
    start: { path: '/dashboard' },
  },
  'faucet-cooldown': {
    label: 'Faucet cooling down',
    about: 'Three faucet requests were made within minutes, so the next one has to wait.',
    signedInAs: {
      ...activeCustomer,
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
