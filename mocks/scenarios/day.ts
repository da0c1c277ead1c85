import type { ColleagueSeed } from './account-seed.ts';
import { demoAccounts } from './demo-accounts.ts';
import { enterprise } from './enterprise.ts';
import type { ScenarioDraft } from './scenario.ts';

const { activeCustomer, freePlan } = demoAccounts;

const viewer: ColleagueSeed = {
  id: 'acc-northwall-viewer',
  accountId: activeCustomer.id,
  email: 'ruth.adeyemi@northwall.example',
  password: 'Only-Reading-5',
  firstName: 'Ruth',
  lastName: 'Adeyemi',
  kind: 'viewer',
  code: null,
  state: 'dashboard',
  roles: ['viewer'],
};

export const day = {
  'active-customer': {
    signedInAs: activeCustomer,
    start: { path: '/dashboard' },
  },
  'free-plan': {
    signedInAs: freePlan,
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
  'failed-callbacks': {
    signedInAs: activeCustomer,
    start: { path: '/usage?status=failed#webhooks' },
  },
} satisfies Readonly<Record<string, ScenarioDraft>>;
