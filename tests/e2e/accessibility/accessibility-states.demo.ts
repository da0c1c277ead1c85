import type { Page } from '@playwright/test';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { expectFaultlessAtEveryWidth } from '#tests/e2e/support/accessibility.ts';
import {
  changeEmailDialog,
  emailChangedDialog,
  fillNewEmail,
  NEW_EMAIL,
  openFromMenu,
} from '#tests/e2e/support/account.ts';
import { fillFaucet, reachLimit } from '#tests/e2e/support/faucets.ts';
import { detail, entries } from '#tests/e2e/support/log-steps.ts';
import { acceptAnd } from '#tests/e2e/support/newcomer.ts';
import { activeCustomer, expectHeading, passwordField } from '#tests/e2e/support/steps.ts';
import { expect, LONG, test } from '#tests/e2e/support/test.ts';

interface State {
  readonly path: string;
  readonly scenario: ScenarioName;
  /** Ends when the state is visible. */
  readonly act: (page: Page) => Promise<unknown>;
  /** What only a build has is played with `npm test`. */
  readonly isInNpmTest?: true;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const waitForText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const at =
  (path: string, scenario: ScenarioName = 'active-customer') =>
  (act: State['act']): State => ({ path, scenario, act });

const visitor = (path: string) => at(path, 'visitor');
const dashboard = at('/dashboard');
const summary = at('/auth/summary', 'onboarding-at-summary');
const verification = at('/auth/verification', 'onboarding-at-email-verification');

const consent = (act: State['act']) =>
  visitor('/auth/login')(async (page) => {
    await press(page, 'Continue with GitHub');
    await expectHeading(page, 'Sign in with GitHub');
    await act(page);
  });

const rotation = (act: State['act']) =>
  at('/api-keys')(async (page) => {
    await press(page, 'Rotate key payouts-worker');
    await press(page, 'Create new key');
    await act(page);
  });

async function sendLink(page: Page): Promise<void> {
  await (await openFromMenu(page, 'Change password')).getByRole('button', { name: 'Send reset link' }).click();
  await page.getByRole('dialog', { name: 'Check your email' }).waitFor();
}

async function newPassword(page: Page): Promise<void> {
  await box(page, 'New password').fill('Brand-New-77');
  await box(page, 'Confirm new password').fill('Brand-New-77');
  await press(page, 'Set new password');
}

async function openInvitation(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Open link/ }).click();
  await expectHeading(page, 'Create your account');
}

async function registration(page: Page, email: string | null): Promise<void> {
  await box(page, 'First name').fill('Zoë');
  await box(page, 'Last name').fill('Lindqvist');
  if (email !== null) await box(page, 'Email').fill(email);
  await box(page, 'Password').fill('Lindqvist-2026');
  await box(page, 'Confirm password').fill('Lindqvist-2026');
  await page.getByLabel('Number', { exact: true }).fill('+46701234567');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await press(page, 'Create account');
}

async function checkout(page: Page): Promise<void> {
  await acceptAnd(page, 'Pay');
  await waitForText(page, 'Simulated card provider.');
}

async function redeliver(page: Page): Promise<void> {
  await entries(page).nth(1).click();
  await detail(page).getByRole('button', { name: 'Redeliver' }).click();
}

/** Those that `tests/ui/app/every-screen.test.tsx`, which checks the same of each screen and dialog, has no screen like. */
const STATES: Readonly<Record<string, State>> = {
  'the log-in with errors': visitor('/auth/login')(async (page) => {
    await page.getByLabel('Email', { exact: true }).fill('elena@northwall');
    await passwordField(page).fill('x');
    await passwordField(page).fill('');
    await waitForText(page, 'password is required');
  }),
  'the sign-up with its countries open': {
    ...visitor('/auth/register')(async (page) => {
      await page.getByRole('combobox', { name: 'Country' }).fill('ger');
      await page.getByRole('option', { name: /^Germany/ }).waitFor();
    }),
    isInNpmTest: true,
  },
  'the sign-up that was refused': visitor('/auth/register')(async (page) => {
    await registration(page, activeCustomer.email);
    await waitForText(page, "We couldn't create your account.");
  }),
  'an invitation that was used': at(
    '/auth/login',
    'invited-member',
  )(async (page) => {
    await openInvitation(page);
    const link = new URL(page.url()).pathname;
    await registration(page, null);
    await expectHeading(page, 'Check your email');
    await press(page, 'Log out');
    await expectHeading(page, 'Log in to Gatehouse');
    await page.goto(`${link}?backend=memory`);
    await registration(page, null);
    await waitForText(page, 'This invitation has already been used.');
    await page.getByRole('button', { name: 'Dismiss' }).focus();
  }),
  'a new password that was refused': visitor('/reset-password/any')(async (page) => {
    await newPassword(page);
    await page.getByRole('button', { name: 'Request a new link' }).waitFor();
  }),
  'a new password that is set': visitor('/auth/forgot-password')(async (page) => {
    await box(page, 'Email').fill(activeCustomer.email);
    await press(page, 'Send reset link');
    await page.getByRole('link', { name: /^Open link/ }).click();
    await newPassword(page);
    await expectHeading(page, 'Password changed');
  }),
  'a second factor of somebody unknown': {
    ...consent(async (page) => {
      await press(page, 'Continue as a user with two-factor authentication');
      await page.getByRole('heading', { level: 1, name: /One more step|Enter your code/ }).waitFor();
    }),
    isInNpmTest: true,
  },
  'the verification, with a new code on its way': verification(async (page) => {
    await press(page, 'Resend code');
    await waitForText(page, 'We sent a new verification code');
  }),
  'the protocols where none is found': at(
    '/auth/blockchain-protocols',
    'onboarding-at-blockchain-protocols',
  )(async (page) => {
    await page.getByLabel('Filter protocols').fill('zzz');
    await waitForText(page, /^No protocols match/);
  }),
  'the summary of somebody who did not pay': summary(async (page) => {
    await checkout(page);
    await press(page, 'Cancel');
    await waitForText(page, 'Payment not completed.');
  }),
  'the checkout': { ...summary(checkout), isInNpmTest: true },
  'a checkout that has ended': visitor('/mock/checkout')((page) => expectHeading(page, 'This checkout has ended')),
  'a consent page': consent(() => Promise.resolve()),
  'a consent page that was asked for nothing': visitor('/mock/consent')((page) =>
    expectHeading(page, "This request can't be completed"),
  ),
  'the rotation of a key, waiting for its first request': rotation(async (page) => {
    await press(page, 'Copy new key');
    await waitForText(page, /Waiting for the first request/);
  }),
  'a rotation that was left': rotation(async (page) => {
    await waitForText(page, /Replace .* with it/);
    await press(page, 'Close');
    await waitForText(page, /is being replaced/);
  }),
  'the domains, checked': at('/verify-domain#domains')(async (page) => {
    await press(page, 'Check again');
    await waitForText(page, 'No change since the last check.');
  }),
  'a request of test coins with its tooltip': at('/faucets')(async (page) => {
    const dialog = await fillFaucet(page, 'Token');
    await dialog.getByRole('button', { name: 'About the amount' }).click();
    await dialog.getByRole('tooltip').waitFor();
  }),
  'the limit of test coins': at('/faucets')(reachLimit),
  'a delivered callback that was redelivered': at('/usage?status=success#webhooks')(async (page) => {
    await redeliver(page);
    await detail(page).getByRole('link', { name: 'Show the new delivery' }).waitFor();
  }),
  'a redelivery that a role does not allow': at(
    '/usage?status=failed#webhooks',
    'read-only-member',
  )(async (page) => {
    await redeliver(page);
    await detail(page)
      .getByText(/^Your role doesn't allow this/)
      .waitFor();
  }),
  'the API calls, with the menu of the export': at('/usage#api-request')(async (page) => {
    await waitForText(page, /Showing .* calls/);
    await press(page, 'Export');
    await page.getByRole('menuitem', { name: 'As CSV', exact: true }).waitFor();
  }),
  'a link to change the email that is refused': at('/account/change-email/mailed.token.7')(async (page) => {
    await fillNewEmail(changeEmailDialog(page), NEW_EMAIL, activeCustomer.password);
    await page.keyboard.press('Enter');
    await expect(changeEmailDialog(page).getByText('This link was used already')).toBeVisible();
  }),
  'an email that is changed': dashboard(async (page) => {
    await fillNewEmail(await openFromMenu(page, 'Change email'), NEW_EMAIL, activeCustomer.password);
    await page.keyboard.press('Enter');
    await emailChangedDialog(page).waitFor();
  }),
  'the mail for another password': dashboard(sendLink),
  'the mailbox of the demo': {
    ...dashboard(async (page) => {
      await sendLink(page);
      await press(page, 'Demo mailbox');
      await page.getByRole('dialog', { name: 'Demo mailbox' }).getByRole('link').waitFor();
    }),
    isInNpmTest: true,
  },
  'a session to end': at('/account#sessions')(async (page) => {
    await page.getByRole('button', { name: 'End session: Chrome on macOS' }).click();
  }),
};

for (const [name, { path, scenario, act, isInNpmTest }] of Object.entries(STATES)) {
  test(
    `${name}: has no accessibility violations in both themes, wide and narrow`,
    isInNpmTest ? {} : LONG,
    async ({ page, open }) => {
      const url = new URL(path, 'http://console.example');
      await open(url.pathname + url.hash, { scenario, ...Object.fromEntries(url.searchParams) });
      await act(page);
      await expect(page.locator('[data-slot="skeleton"]')).toHaveCount(0);
      await expectFaultlessAtEveryWidth(page);
    },
  );
}
