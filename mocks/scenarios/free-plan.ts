import { demoAccounts } from './demo-accounts.ts';
import type { Scenario } from './scenario.ts';

export const freePlan: Scenario = {
  label: 'Free plan',
  about: 'Signed in on the free plan, with nothing yet.',
  signedInAs: demoAccounts.freePlan,
  prefill: null,
};
