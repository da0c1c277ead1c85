import { LONG } from './test.ts';

/** Of the states whose accessibility is checked, `npm test` plays one of each page and of each kind of layer. */
const IN_NPM_TEST: ReadonlySet<string> = new Set([
  'the sign-up with errors',
  'the sign-up with its countries open',
  'an invitation',
  'a new password with errors',
  'a second factor of somebody unknown',
  'the verification with a wrong code',
  'the company',
  'the use cases with a blank Other',
  'the protocols',
  'the channels',
  'the plans of a year, one chosen',
  'the summary',
  'the checkout',
  'a subscription that is active',
  'the log-in with errors',
  'the two-factor entry',
  'the dashboard',
  'the keys',
  'the dialog for a new key',
  'a new key, copied',
  'the versions',
  'the help menu',
  'the profile menu on a phone',
  'my profile',
  'the palette with results',
  'the keyboard shortcuts',
  'the drawer',
  'billing of a suspended account',
  'node as a service',
  'a wrong email and no password',
  'the mailbox of the demo',
  'the plans of a suspended account',
  'the dialog for a new domain',
  'a domain that was added',
  'the history',
  'the dialog with everything missing',
  'the callback logs, live and filtered',
  'what an API call answered',
  'copying it',
  'the dialog with errors',
]);

/** What a journey about the accessibility of this state is tagged with. */
export function tagOfState(name: string) {
  return IN_NPM_TEST.has(name) ? {} : LONG;
}
