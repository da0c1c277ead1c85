import type { Page } from '@playwright/test';
import { emailChangedDialog, fillNewEmail, NEW_EMAIL, openFromMenu } from './support/account.ts';
import { mailedLink } from './support/mailbox.ts';
import { activeCustomer, expectHeading, logIn, logOut } from './support/steps.ts';
import { expect, LONG, test, LONG_WALK } from './support/test.ts';

const { email: oldEmail, password } = activeCustomer;

async function changeEmail(page: Page, email: string): Promise<void> {
  await fillNewEmail(await openFromMenu(page, 'Change email'), email, password);
  await page.keyboard.press('Enter');
  await expectChangedTo(page, email);
}

async function expectChangedTo(page: Page, email: string): Promise<void> {
  await expect(emailChangedDialog(page).getByText(email)).toBeVisible();
  await expectDashboardUrl(page);
  await emailChangedDialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
}

async function expectDashboardUrl(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard(\?.*)?$/);
}

test(
  'an email is changed in the menu of any page, and is the one to sign in with',
  LONG_WALK,
  async ({ page, openAs }) => {
    await openAs(activeCustomer);
    await page.getByRole('link', { name: 'Growth plan. Change plan' }).click();
    await expectHeading(page, 'Billing');
    await changeEmail(page, NEW_EMAIL);
    await logOut(page);
    await logIn(page, { email: NEW_EMAIL, password });
  },
);

test('a password is changed by the link that the menu mails', LONG, async ({ page, deployment, open, openAs }) => {
  const renewed = { email: oldEmail, password: 'Northwall-2027' };
  await openAs(activeCustomer);
  const dialog = await openFromMenu(page, 'Change password');
  await dialog.getByRole('button', { name: 'Send reset link' }).click();
  await page.getByRole('dialog', { name: 'Check your email' }).getByRole('button', { name: 'Done' }).click();
  await open(await mailedLink({ page, deployment }, oldEmail));
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(renewed.password);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(renewed.password);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expectHeading(page, 'Password changed');
  await page.getByRole('link', { name: 'Continue to the console' }).click();
  await expectHeading(page, 'Dashboard');
  await logOut(page);
  await logIn(page, renewed);
});
