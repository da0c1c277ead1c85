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
    label: 'Active customer',
    about: 'Logged in on the Growth plan, with 23 API keys.',
    signedInAs: activeCustomer,
    start: { path: '/dashboard' },
  },
  'free-plan': {
    label: 'Free plan',
    about: 'Logged in on the free plan, with nothing yet.',
    signedInAs: freePlan,
    start: { path: '/dashboard' },
  },
  enterprise: {
    label: 'Enterprise',
    about: 'Logged in on a plan by contract, with 60 API keys and a team of 120.',
    signedInAs: enterprise,
    people: [enterprise],
    start: { path: '/dashboard', overrides: { keys: 60, members: 120 } },
  },
  'read-only-member': {
    label: 'Read-only member',
    about:
      'Logged in as a viewer of the team: everything can be read, and a notice explains why nothing can be changed.',
    signedInAs: viewer,
    colleagues: [viewer],
    start: { path: '/api-keys' },
  },
  'failed-callbacks': {
    label: 'Failed callbacks',
    about: 'The callbacks of a customer show what was not delivered, and why.',
    signedInAs: activeCustomer,
    start: { path: '/usage?status=failed#webhooks' },
  },
} satisfies Readonly<Record<string, ScenarioDraft>>;
