import { demoAccounts } from './demo-accounts.ts';
import type { ScenarioDraft } from './scenario.ts';

const signedInAs = demoAccounts.activeCustomer;

export const failures = {
  maintenance: {
    label: 'Maintenance',
    about: 'A page says that the console is down for maintenance, instead of the console.',
    start: { path: '/auth/login', maintenance: { mode: true } },
  },
  'maintenance-notice': {
    label: 'Maintenance notice',
    about: 'A bar above the dashboard announces a maintenance, and can be closed.',
    signedInAs,
    start: {
      path: '/dashboard',
      maintenance: { notice: 'Scheduled maintenance on Sunday, 02:00 to 03:00 UTC. The console may be unavailable.' },
    },
  },
  'provider-down': {
    label: 'Provider down',
    about: 'Every call fails with 503, and the dashboard says so once instead of in each card.',
    signedInAs,
    start: { path: '/dashboard', faults: [{ operation: '*', kind: '503' }] },
  },
  'slow-provider': {
    label: 'Slow provider',
    about: 'Every call takes four seconds, and each part of the page shows that it is loading.',
    signedInAs,
    start: { path: '/dashboard', latencyMs: 4000 },
  },
  'broken-provider': {
    label: 'Broken provider',
    about: 'A proxy responds to every call with a page of HTML, and the console offers to try again.',
    signedInAs,
    start: { path: '/api-keys', faults: [{ operation: '*', kind: 'html' }] },
  },
  'failed-change': {
    label: 'Failed change',
    about: 'Everything loads, but no API key can be created: what was typed stays, with the reason beside it.',
    signedInAs,
    start: { path: '/api-keys', faults: [{ operation: 'createApiKey', kind: '500' }] },
  },
  'ended-session': {
    label: 'Ended session',
    about: 'Creating an API key ends the session, and after the next login the form is back as it was.',
    signedInAs,
    start: { path: '/api-keys', faults: [{ operation: 'createApiKey', kind: '401' }] },
  },
  offline: {
    label: 'Offline',
    about: 'The network is gone, and the API keys page offers to try again.',
    signedInAs,
    start: { path: '/api-keys', isOffline: true },
  },
} satisfies Readonly<Record<string, ScenarioDraft>>;
