import { enterMailedCode, openMailedLink } from './support/mailbox';
import { acceptAnd, answerAll, newcomer, register } from './support/newcomer';
import { activeCustomer, emailField, expectHeading, expectLogIn, logIn, logOut } from './support/steps';
import { expect, test } from './support/test';

test('somebody new registers, proves the email, answers everything and starts for free', async ({
  page,
  deployment,
  open,
}) => {
  await test.step('the log-in leads to the registration, and the mailed code proves the email', async () => {
    await open('/');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await register(page, newcomer);
    await expect(page.getByText(newcomer.email).first()).toBeVisible();
    await enterMailedCode({ page, deployment, open }, newcomer.email);
  });

  await test.step('the summary shows what was answered', async () => {
    await answerAll(page, 'Free');
    const answers = page.locator('main');
    for (const answer of ['Riverstone', 'Crypto Wallet', 'Escrow for freelancers', 'Bitcoin', 'Ethereum', 'Free']) {
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
});

test('somebody who wants a plan of their own is let in and told that we write', async ({ page, deployment, open }) => {
  await open('/auth/register');
  await register(page, newcomer);
  await enterMailedCode({ page, deployment, open }, newcomer.email);
  await answerAll(page, 'Enterprise');
  await expect(page.getByText('We write to you to settle the details.')).toBeVisible();
  await acceptAnd(page, 'Contact us');
  await expectHeading(page, 'Dashboard');
});

test('a forgotten password is replaced through the mailed link', async ({ page, deployment, open }) => {
  const renewed = { email: activeCustomer.email, password: 'Northwall-2027' };
  await open('/');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expectHeading(page, 'Forgot your password?');
  await emailField(page).fill(activeCustomer.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expectHeading(page, 'Check your email');
  await openMailedLink({ page, deployment, open }, activeCustomer.email);
  await expectHeading(page, 'Set a new password');
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(renewed.password);
  await page.getByRole('textbox', { name: 'Repeat the new password' }).fill(renewed.password);
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expectHeading(page, 'Your password is changed');
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expectLogIn(page);
  await logIn(page, renewed);
});
