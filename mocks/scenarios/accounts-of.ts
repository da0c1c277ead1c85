import type { AccountSeed, PersonSeed } from './account-seed.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { Scenario } from './scenario.ts';

type WhoStarts = Pick<Scenario, 'signedInAs' | 'prefill' | 'people' | 'colleagues'>;

/** All accounts of a scenario; the one that is signed in may replace that of every demo. */
export function accountsOf({ signedInAs, people = [] }: WhoStarts): readonly AccountSeed[] {
  const accounts: readonly AccountSeed[] = [...Object.values(demoAccounts), ...people];
  return accounts.map((account) =>
    signedInAs && 'plan' in signedInAs && signedInAs.id === account.id ? signedInAs : account,
  );
}

export function peopleOf({ people = [], colleagues = [] }: WhoStarts): readonly PersonSeed[] {
  return [...people, ...colleagues, ...Object.values<PersonSeed>(demoAccounts)];
}

/** The account that overrides change: of who is signed in or filled in, else the customer's. */
export function overriddenAccountId({ signedInAs, prefill }: WhoStarts): string {
  const who = signedInAs ?? prefill ?? demoAccounts.activeCustomer;
  return 'accountId' in who ? who.accountId : who.id;
}
