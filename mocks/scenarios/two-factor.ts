import { demoAccounts } from './demo-accounts';
import type { Scenario } from './scenario';

export const twoFactor: Scenario = {
  label: 'Two-factor',
  about: 'The log-in form is filled in; the account asks for a code.',
  signedInAs: null,
  prefill: demoAccounts.twoFactor,
};
