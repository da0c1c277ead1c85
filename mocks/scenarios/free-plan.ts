import { demoAccounts } from './demo-accounts';
import type { Scenario } from './scenario';

export const freePlan: Scenario = {
  label: 'Free plan',
  about: 'Signed in on the free plan, with nothing yet.',
  signedInAs: demoAccounts.freePlan,
  prefill: null,
};
