import type { Page } from '@playwright/test';
import { acceptAnd, completeQuestionnaire } from './support/newcomer.ts';
import { expectHeading, logOut } from './support/steps.ts';
import { FAILED_REQUESTS, test, PRODUCTION_WALK } from './support/test.ts';

test.use({ operated: { partners: true }, allowed: FAILED_REQUESTS });

/** Ends on the provider's own page. */
async function leaveFor(page: Page, provider: string): Promise<void> {
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  await expectHeading(page, `Sign in with ${provider}`);
}

async function signInWith(page: Page, provider: string, decision: string): Promise<void> {
  await leaveFor(page, provider);
  await page.getByRole('button', { name: decision }).click();
}

test(
  'a new user over a provider answers everything, and comes back without a password',
  PRODUCTION_WALK,
  async ({ page, open }) => {
    await open('/auth/register');
    await signInWith(page, 'Google', 'Continue as a new user');
    await completeQuestionnaire(page, 'Free');
    await acceptAnd(page, 'Get started');
    await expectHeading(page, 'Dashboard');
    await logOut(page);
    await signInWith(page, 'Google', 'Continue as a new user');
    await expectHeading(page, 'Dashboard');
  },
);
