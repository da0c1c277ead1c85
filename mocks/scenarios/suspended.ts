import { demoAccounts } from './demo-accounts';
import type { Scenario } from './scenario';

export const suspended: Scenario = {
  label: 'Suspended',
  about: 'Signed in to an account whose payment failed.',
  signedInAs: demoAccounts.suspended,
  prefill: null,
};
