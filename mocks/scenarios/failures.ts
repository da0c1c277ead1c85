import { demoAccounts } from './demo-accounts.ts';
import type { ScenarioDraft } from './scenario.ts';

const signedInAs = demoAccounts.activeCustomer;

export const failures = {
  maintenance: {
    start: { path: '/auth/login', maintenance: { mode: true } },
  },
  'maintenance-notice': {
    signedInAs,
    start: {
      path: '/dashboard',
      maintenance: { notice: 'Scheduled maintenance on Sunday, 02:00 to 03:00 UTC. The console may be unavailable.' },
    },
  },
  'provider-down': {
    signedInAs,
    start: { path: '/dashboard', faults: [{ operation: '*', kind: '503' }] },
  },
  'slow-provider': {
    signedInAs,
    start: { path: '/dashboard', latencyMs: 4000 },
  },
  'broken-provider': {
    signedInAs,
    start: { path: '/api-keys', faults: [{ operation: '*', kind: 'html' }] },
  },
  'failed-change': {
    signedInAs,
    start: { path: '/api-keys', faults: [{ operation: 'createApiKey', kind: '500' }] },
  },
  'ended-session': {
    signedInAs,
    start: { path: '/api-keys', faults: [{ operation: 'createApiKey', kind: '401' }] },
  },
  offline: {
    signedInAs,
    start: { path: '/api-keys', isOffline: true },
  },
} satisfies Readonly<Record<string, ScenarioDraft>>;
