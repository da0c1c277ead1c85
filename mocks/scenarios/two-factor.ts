import { demoAccounts } from './demo-accounts.ts';
import type { Scenario } from './scenario.ts';

export const twoFactor: Scenario = {
  label: 'Two-factor',
  about: 'The log-in form is filled in; the account asks for a code.',
  signedInAs: null,
  prefill: demoAccounts.twoFactor,
};
