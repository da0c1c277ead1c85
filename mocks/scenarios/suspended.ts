import { demoAccounts } from './demo-accounts.ts';
import type { Scenario } from './scenario.ts';

export const suspended: Scenario = {
  label: 'Suspended',
  about: 'Signed in to an account whose payment failed.',
  signedInAs: demoAccounts.suspended,
  prefill: null,
};
