import { type AccountSeed, key } from './account-seed';
import { northwallKeys } from './northwall-keys';

const nothingYet = { code: null, state: 'dashboard', paygPeriodToDate: 0, suspended: false, keys: [] } as const;

/** Every scenario has all of them; a scenario only says with whom it starts. */
export const demoAccounts = {
  activeCustomer: {
    ...nothingYet,
    id: 'acc-northwall',
    email: 'elena@northwall.example',
    password: 'Northwall-2026',
    firstName: 'Elena',
    lastName: 'Vasileva',
    about: 'A customer on the Growth plan with 23 API keys',
    plan: 'growth',
    subscription: 'monthly',
    paygPeriodToDate: 6.02,
    keys: northwallKeys,
  },
  twoFactor: {
    ...nothingYet,
    id: 'acc-harbor',
    email: 'mateo@harborledger.example',
    password: 'Harbor-Ledger-7',
    firstName: 'Mateo',
    lastName: 'Álvarez',
    about: 'Asks for a two-factor code',
    code: '482913',
    plan: 'business',
    subscription: 'annually',
    keys: [key(9, 'settlement-prod'), key(40, 'settlement-staging'), key(310, 'old-gateway', false)],
  },
  freePlan: {
    ...nothingYet,
    id: 'acc-solo',
    email: 'amina@firstblock.example',
    password: 'First-Block-1',
    firstName: 'Amina',
    lastName: 'Diallo',
    about: 'A free plan with nothing on it yet',
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
    about: 'Suspended because a payment failed',
    plan: 'growth',
    subscription: 'monthly',
    paygPeriodToDate: 41.5,
    suspended: true,
    keys: [key(61, 'orders-prod'), key(95, 'orders-staging')],
  },
} as const satisfies Readonly<Record<string, AccountSeed>>;
