import type { Page } from '@playwright/test';
import { changeEmailDialog, emailChangedDialog, fillNewEmail, NEW_EMAIL, openFromMenu } from './support/account.ts';
import { DESKTOP, PHONE } from './support/accessibility.ts';
import { mailedLink } from './support/mailbox.ts';
import { activeCustomer, expectHeading, expectLogIn, freePlan, logIn, logOut, submitLogIn } from './support/steps.ts';
import { expect, FAILED_REQUESTS, LONG, test, WALK } from './support/test.ts';

const { email: oldEmail, password } = activeCustomer;
const THIRD_EMAIL = 'elena.vasileva@riverstone.example';

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

for (const [device, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test(
      'an email is changed in the menu of any page, and is the one to sign in with',
      // A phone shows the same dialogs, whose layout the accessibility journeys look at.
      device === 'phone' ? LONG : WALK,
      async ({ page, openAs }) => {
        await openAs(activeCustomer);
        await page.getByRole('link', { name: 'Growth plan. Change plan' }).click();
        await expectHeading(page, 'Billing');
        await changeEmail(page, NEW_EMAIL);
        await logOut(page);
        await logIn(page, { email: NEW_EMAIL, password });
      },
    );

    test(
      'the old email gets a link to another one, which works after signing in',
      LONG,
      async ({ page, deployment, open, reload, openAs }) => {
        await openAs(activeCustomer);
        await changeEmail(page, NEW_EMAIL);
        const link = await mailedLink({ page, deployment }, oldEmail);
        expect(link).toMatch(/^\/dashboard\/change-email\//);
        await logOut(page);

        await open(link);
        await expectLogIn(page);
        await submitLogIn(page, { email: NEW_EMAIL, password });
        await fillNewEmail(changeEmailDialog(page), THIRD_EMAIL, password);
        await expect(page).toHaveURL(new RegExp(`${link}(\\?.*)?$`));
        await page.keyboard.press('Enter');
        await expectChangedTo(page, THIRD_EMAIL);

        await reload();
        await expectHeading(page, 'Dashboard');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect((await openFromMenu(page, 'My profile')).getByText(THIRD_EMAIL)).toBeVisible();
      },
    );

    test('a password is changed by the link that the menu mails', LONG, async ({ page, deployment, open, openAs }) => {
      const renewed = { email: oldEmail, password: 'Northwall-2027' };
      await openAs(activeCustomer);
      const dialog = await openFromMenu(page, 'Change password');
      await expect(dialog.getByText(oldEmail)).toBeVisible();
      await dialog.getByRole('button', { name: 'Send reset link' }).dblclick();
      const sent = page.getByRole('dialog', { name: 'Check your email' });
      await expect(sent.getByText(oldEmail)).toBeVisible();
      await sent.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByRole('button', { name: /^Profile/ })).toBeFocused();

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
  });
}

test('another tab knows the new email as soon as one comes back to it', LONG, async ({ page, openAs, openTab }) => {
  await openAs(activeCustomer);
  const other = await openTab('/billing');
  await expectHeading(other, 'Billing');
  await page.bringToFront();
  await changeEmail(page, NEW_EMAIL);
  await other.bringToFront();
  await other.evaluate(() => window.dispatchEvent(new Event('focus')));
  await other.getByRole('button', { name: /^Profile/ }).click();
  await expect(other.getByRole('menu').getByText(NEW_EMAIL)).toBeVisible();
});

test.describe('a link', () => {
  test.use({ allowed: FAILED_REQUESTS });

  test(
    'stays good after a rejection, counts once, ends no session, and closing leads to the dashboard',
    LONG,
    async ({ page, deployment, open, openAs }) => {
      await openAs(activeCustomer);
      await changeEmail(page, NEW_EMAIL);
      const link = (await mailedLink({ page, deployment }, oldEmail)).replace('/dashboard/', '/account/');

      await open(link);
      const dialog = changeEmailDialog(page);
      await fillNewEmail(dialog, freePlan.email, password);
      await page.keyboard.press('Enter');
      await expect(dialog.getByText('Another account has this email already.')).toBeVisible();
      await dialog.getByLabel('New email').fill(oldEmail);
      await page.keyboard.press('Enter');
      await expectChangedTo(page, oldEmail);

      await open(link);
      await fillNewEmail(dialog, THIRD_EMAIL, password);
      await page.keyboard.press('Enter');
      await expect(dialog.getByText('This link was used already')).toBeVisible();
      await expect(dialog.getByLabel('New email')).toHaveValue(THIRD_EMAIL);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expectDashboardUrl(page);
      await expectHeading(page, 'Dashboard');
    },
  );
});
