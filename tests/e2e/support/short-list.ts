import { LONG } from './test.ts';

/**
 * Of the states whose accessibility is checked, `npm test` plays those that tests/ui/app/every-screen.test.tsx has no
 * screen like.
 */
const IN_NPM_TEST: ReadonlySet<string> = new Set([
  'the sign-up with its countries open',
  'a second factor of somebody unknown',
  'the verification with a wrong code',
  'the use cases with a blank Other',
  'the plans of a year, one chosen',
  'the checkout',
  'a subscription that is active',
  'the palette with results',
  'the drawer',
  'the mailbox of the demo',
  'the dialog with everything missing',
  'the callback logs, live and filtered',
  'copying it',
  'the dialog with errors',
]);

/** What a journey about the accessibility of this state is tagged with. */
export function tagOfState(name: string) {
  return IN_NPM_TEST.has(name) ? {} : LONG;
}
