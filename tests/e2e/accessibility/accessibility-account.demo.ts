import type { Locator, Page } from '@playwright/test';
import {
  changeEmailDialog,
  emailChangedDialog,
  fillNewEmail,
  NEW_EMAIL,
  openFromMenu,
} from '#tests/e2e/support/account.ts';
import { expectFaultlessAtEveryWidth } from '#tests/e2e/support/accessibility.ts';
import { activeCustomer } from '#tests/e2e/support/steps.ts';
import { tagOfState } from '#tests/e2e/support/short-list.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const { password } = activeCustomer;
const dashboard = '/dashboard';

/** Each dialog, and the steps that open it. */
const DIALOGS: Readonly<Record<string, { path: string; act: (page: Page) => Promise<unknown> }>> = {
  'a wrong email and no password': {
    path: dashboard,
    act: async (page) => {
      await fillNewEmail(await openFromMenu(page, 'Change email'), 'elena@riverstone', 'x');
      await changeEmailDialog(page).getByRole('textbox', { name: 'Password' }).fill('');
    },
  },
  'a link that is refused': {
    path: '/account/change-email/mailed.token.7',
    act: async (page) => {
      await fillNewEmail(changeEmailDialog(page), NEW_EMAIL, password);
      await page.keyboard.press('Enter');
      await expect(changeEmailDialog(page).getByText('This link was used already')).toBeVisible();
    },
  },
  'an email that is changed': {
    path: dashboard,
    act: async (page) => {
      await fillNewEmail(await openFromMenu(page, 'Change email'), NEW_EMAIL, password);
      await page.keyboard.press('Enter');
      await emailChangedDialog(page).waitFor();
    },
  },
  'another password': { path: dashboard, act: (page) => openFromMenu(page, 'Change password') },
  'the mail for another password': { path: dashboard, act: (page) => sendLink(page) },
  'the mailbox of the demo': {
    path: dashboard,
    act: async (page) => {
      await (await sendLink(page)).getByRole('button', { name: 'Demo mailbox' }).click();
      await page.getByRole('dialog', { name: 'Demo mailbox' }).getByRole('link').waitFor();
    },
  },
  'the profile': { path: dashboard, act: (page) => openFromMenu(page, 'My profile') },
  'a session to end': {
    path: dashboard,
    act: async (page) => {
      const profile = await openFromMenu(page, 'My profile');
      await profile.getByRole('button', { name: 'End session: Chrome on macOS' }).click();
    },
  },
};

async function sendLink(page: Page): Promise<Locator> {
  await (await openFromMenu(page, 'Change password')).getByRole('button', { name: 'Send reset link' }).click();
  const sent = page.getByRole('dialog', { name: 'Check your email' });
  await sent.waitFor();
  return sent;
}

for (const [name, { path, act }] of Object.entries(DIALOGS)) {
  test(
    `${name}: has no accessibility violations in both themes, wide and narrow`,
    tagOfState(name),
    async ({ page, open }) => {
      await open(path, { scenario: 'active-customer' });
      await act(page);
      await expectFaultlessAtEveryWidth(page);
    },
  );
}
