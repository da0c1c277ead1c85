import { demoAccounts } from './demo-accounts.ts';
import type { Scenario } from './scenario.ts';

export const activeCustomer: Scenario = {
  label: 'Active customer',
  about: 'Signed in on the Growth plan, with 23 API keys.',
  signedInAs: demoAccounts.activeCustomer,
  prefill: null,
};
