import type { Page } from '@playwright/test';
import { changeEmailDialog } from './support/account.ts';
import { acceptAnd, completeQuestionnaire } from './support/newcomer.ts';
import { emailField, expectHeading, expectLogIn, logOut, twoFactor } from './support/steps.ts';
import { expect, FAILED_REQUESTS, LONG, test, PRODUCTION_WALK } from './support/test.ts';

test.use({ operated: { partners: true }, allowed: FAILED_REQUESTS });

const PROVIDERS = { google: 'Google', github: 'GitHub', linkedin: 'LinkedIn' } as const;

/** Ends on the provider's own page. */
async function leaveFor(page: Page, provider: string): Promise<void> {
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  await expectHeading(page, `Sign in with ${provider}`);
}

async function signInWith(page: Page, provider: string, decision: string): Promise<void> {
  await leaveFor(page, provider);
  await page.getByRole('button', { name: decision }).click();
}

async function expectDenied(page: Page, text: string): Promise<void> {
  await expectLogIn(page);
  await expect(page.getByRole('main').getByText(text)).toBeVisible();
  await expect(page, 'nothing of the return stays in the address').not.toHaveURL(/app=|code=|state=|error=/);
}

for (const [app, provider] of Object.entries(PROVIDERS)) {
  test(`${provider}: a failed sign-in explains why, and the next one succeeds`, LONG, async ({ page, open }) => {
    let used = '';
    page.on('request', (request) => {
      const code = request.isNavigationRequest() && new URL(request.url()).searchParams.get('code');
      if (code) used = code;
    });
    await open('/');

    await test.step('no, an error, and a return that was not started here', async () => {
      await signInWith(page, provider, 'Cancel');
      await expectDenied(page, 'Sign-in was cancelled.');
      await signInWith(page, provider, 'Provider error');
      await expectDenied(page, "The provider couldn't log you in.");
      await open('/auth/login', { app, code: 'somebody-elses', state: 'never-sent' });
      await expectDenied(page, 'This sign-in expired.');
    });

    await test.step('yes opens the console', async () => {
      await signInWith(page, provider, 'Allow as the demo person');
      await expectHeading(page, 'Dashboard');
      await expect(page).not.toHaveURL(/code=|state=/);
      await logOut(page);
    });

    await test.step('a code counts once, even with a state of its own', async () => {
      await leaveFor(page, provider);
      const state = new URL(page.url()).searchParams.get('state') ?? '';
      // Operators may have registered another url of the console with the provider.
      await open('/auth/register', { app, code: used, state });
      await expectDenied(page, 'This sign-in was used already or took too long.');
    });

    await test.step('a new user starts with the questionnaire', async () => {
      await signInWith(page, provider, 'Allow as a new person');
      await expectHeading(page, "What's your company's name?");
    });
  });
}

test(
  'a new user over a provider answers everything, and comes back without a password',
  PRODUCTION_WALK,
  async ({ page, open }) => {
    await open('/auth/register');
    await signInWith(page, 'Google', 'Allow as a new person');
    await completeQuestionnaire(page, 'Free');
    await acceptAnd(page, 'Get started');
    await expectHeading(page, 'Dashboard');
    await logOut(page);
    await signInWith(page, 'Google', 'Allow as a new person');
    await expectHeading(page, 'Dashboard');
  },
);

test('the email of the second factor is requested when the provider did not name it', LONG, async ({ page, open }) => {
  await open('/');
  await signInWith(page, 'GitHub', 'Allow as a person with two-factor authentication');
  await expectHeading(page, 'One more step');
  expect(await page.evaluate(() => localStorage.getItem('gatehouse.session'))).toBeNull();
  await emailField(page).fill(twoFactor.email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectHeading(page, 'Enter your code');
  await page.getByLabel('Authentication code').fill('111111');
  await expect(page.getByRole('main').getByText('The code is wrong or has expired.')).toBeVisible();
  await page.getByLabel('Authentication code').fill('482913');
  await expectHeading(page, 'Dashboard');
  await expect(page.getByText('Business', { exact: true })).toBeVisible();
});

test(
  'a link to change the email waits through a reload and over a provider, and leads there once',
  LONG,
  async ({ page, open, reload }) => {
    const link = '/account/change-email/mailed';
    await open(link);
    await expectLogIn(page);
    await reload();
    await expectLogIn(page);
    await signInWith(page, 'GitHub', 'Allow as the demo person');
    await expect(changeEmailDialog(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${link}(\\?.*)?$`));
    await page.keyboard.press('Escape');
    await expectHeading(page, 'Dashboard');
    await logOut(page);

    await signInWith(page, 'GitHub', 'Allow as the demo person');
    await expectHeading(page, 'Dashboard');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);
