import { demoAccounts } from './demo-accounts.ts';
import type { Scenario } from './scenario.ts';

export const invitedMember: Scenario = {
  label: 'Invited member',
  about: 'Nobody is signed in; the mailbox holds an invitation to a team.',
  signedInAs: null,
  prefill: null,
  // Not ASCII, so that the claims of the token have to be read as UTF-8.
  invitation: { from: demoAccounts.activeCustomer, company: 'Northwall', email: 'zoë.lindqvist@northwall.example' },
};
