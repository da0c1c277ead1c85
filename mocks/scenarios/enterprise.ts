import { type AccountSeed, domain, key } from './account-seed.ts';

const DAY = 24;

/** A customer with a contract, whose plan no list offers. */
export const enterprise: AccountSeed = {
  id: 'acc-meridian',
  email: 'ingrid@meridian-exchange.example',
  password: 'Meridian-2026',
  firstName: 'Ingrid',
  lastName: 'Solberg',
  kind: 'enterprise',
  company: 'Meridian Exchange',
  code: null,
  state: 'dashboard',
  plan: 'custom',
  subscription: 'annually',
  suspended: false,
  keys: [
    key(1, 'matching-engine-prod'),
    key(8, 'custody-signer'),
    key(21, 'deposits-eu-west'),
    key(22, 'deposits-ap-south'),
    key(64, 'withdrawal-screening'),
    key(118, 'market-data-replay', false),
  ],
  domains: [
    domain(3 * DAY, 'https://hooks-eu.meridian-exchange.example'),
    domain(4 * DAY, 'https://hooks-ap.meridian-exchange.example'),
    domain(410 * DAY, 'https://settlement.meridian-exchange.example'),
  ],
  doneBeside: ['firstApiCall', 'tutorials', 'apiReference', 'pricing'],
  requests: 100_000,
  callbacks: 100_000,
};
