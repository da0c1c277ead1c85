import { LONG } from './test.ts';

/**
 * Of the states whose accessibility is checked, `npm test` plays those that tests/ui/app/every-screen.test.tsx has no
 * screen like.
 */
const IN_NPM_TEST: ReadonlySet<string> = new Set([
  'the sign-up with its countries open',
  'a second factor of somebody unknown',
  'the checkout',
  'the mailbox of the demo',
]);

/** What a journey about the accessibility of this state is tagged with. */
export function tagOfState(name: string) {
  return IN_NPM_TEST.has(name) ? {} : LONG;
}
