import { enterMailedCode, openMailedLink } from './support/mailbox.ts';
import { acceptAnd, completeQuestionnaire, newcomer, register } from './support/newcomer.ts';
import { activeCustomer, emailField, expectHeading, expectLogIn, logIn, logOut } from './support/steps.ts';
import { expect, test, PRODUCTION_WALK } from './support/test.ts';

test(
  'a new user registers, proves the email, answers everything and starts for free',
  PRODUCTION_WALK,
  async ({ page, deployment, open }) => {
    await test.step('the log-in leads to the registration, and the mailed code proves the email', async () => {
      await open('/');
      await page.getByRole('link', { name: 'Create an account' }).click();
      await register(page, newcomer);
      await expect(page.getByText(newcomer.email).first()).toBeVisible();
      await enterMailedCode({ page, deployment, open }, newcomer.email);
    });

    await test.step('the summary shows what was answered', async () => {
      await completeQuestionnaire(page, 'Free');
      const answers = page.locator('main');
      for (const answer of ['Riverstone', 'Crypto wallet', 'Escrow for freelancers', 'Bitcoin', 'Ethereum', 'Free']) {
        await expect(answers.getByText(answer).first()).toBeVisible();
      }
    });

    await test.step('the console opens, and stays open for them', async () => {
      await acceptAnd(page, 'Get started');
      await expectHeading(page, 'Dashboard');
      await expect(page).toHaveURL(/\/dashboard($|\?)/);
      await logOut(page);
      await logIn(page, newcomer);
    });
  },
);

test('a forgotten password is replaced through the mailed link', async ({ page, deployment, open }) => {
  const renewed = { email: activeCustomer.email, password: 'Northwall-2027' };
  await open('/');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expectHeading(page, 'Forgot your password?');
  await emailField(page).fill(activeCustomer.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expectHeading(page, 'Check your email');
  await openMailedLink({ page, deployment, open }, activeCustomer.email);
  await expectHeading(page, 'Set a new password');
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(renewed.password);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(renewed.password);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expectHeading(page, 'Password changed');
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expectLogIn(page);
  await logIn(page, renewed);
});
