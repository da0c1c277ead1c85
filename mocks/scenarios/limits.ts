import { faucet, key } from './account-seed.ts';
import { demoAccounts, northwallKeys } from './demo-accounts.ts';
import { enterprise } from './enterprise.ts';
import { northwallFaucets } from './northwall-faucets.ts';
import type { ScenarioDraft } from './scenario.ts';

const { activeCustomer } = demoAccounts;

const ADDRESS = '0x7A250d5630B4cF539739dF2C5dAcb4c659F2488D';

export const limits = {
  'quota-50': {
    signedInAs: activeCustomer,
    start: { path: '/usage', overrides: { quota: 50 } },
  },
  'quota-80': {
    signedInAs: activeCustomer,
    start: { path: '/usage', overrides: { quota: 80 } },
  },
  'quota-98': {
    signedInAs: { ...activeCustomer, daysIntoPeriod: 29 },
    start: { path: '/usage', time: Date.UTC(2026, 10, 30, 23, 10), overrides: { quota: 98 } },
  },
  'quota-104': {
    signedInAs: activeCustomer,
    start: { path: '/usage', overrides: { quota: 104 } },
  },
  'budget-reached': {
    signedInAs: { ...activeCustomer, budget: { amount: 6, atLimit: 'stop' } },
    start: { path: '/usage' },
  },
  'many-keys': {
    signedInAs: enterprise,
    people: [enterprise],
    start: { path: '/api-keys', overrides: { keys: 5000 } },
  },
  'key-expiring': {
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
    signedInAs: activeCustomer,
    start: { path: '/team', overrides: { members: 10 } },
  },
  'required-operations': {
    signedInAs: activeCustomer,
    capabilities: [],
    start: { path: '/dashboard' },
  },
  'faucet-cooldown': {
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
