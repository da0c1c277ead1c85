import { enterMailedCode, mailedLink, openMailedLink } from './support/mailbox.ts';
import { acceptAnd, completeQuestionnaire, newcomer, register } from './support/newcomer.ts';
import { activeCustomer, emailField, expectHeading, expectLogIn, logIn, logOut, toast } from './support/steps.ts';
import { expect, LONG, test, PRODUCTION_WALK } from './support/test.ts';

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
  },
);

test(
  'a user who wants a custom plan gets in and learns that we will contact them',
  LONG,
  async ({ page, deployment, open }) => {
    await open('/auth/register');
    await register(page, newcomer);
    await enterMailedCode({ page, deployment, open }, newcomer.email);
    await completeQuestionnaire(page, 'Enterprise');
    await expect(page.getByText('Contact us to arrange the details.')).toBeVisible();
    await acceptAnd(page, 'Contact us');
    await expectHeading(page, 'Dashboard');
  },
);

test.describe('a user invited', () => {
  test.use({ operated: { scenario: 'invited-member' } });

  test('joins the team through the mailed link', LONG, async ({ page, deployment, open }) => {
    const member = {
      firstName: 'Zoë',
      lastName: 'Lindqvist',
      email: 'zoë.lindqvist@northwall.example',
      password: 'Lindqvist-2026',
      phone: '+46701234567',
    };
    await test.step('another user is signed in: the link waits, and names the invited user', async () => {
      await open('/auth/login');
      await logIn(page, activeCustomer);
      await open(await mailedLink({ page, deployment }, member.email));
      await expectHeading(page, 'Dashboard');
      await expect(toast(page, `To accept the invitation for ${member.email}, log out`)).toHaveCount(1);
      await logOut(page);
    });
    await openMailedLink({ page, deployment, open }, member.email);
    await expectHeading(page, 'Create your account');
    const email = page.getByRole('textbox', { name: 'Email', exact: true });
    await expect(email).toHaveValue(member.email);
    await expect(email).toBeDisabled();
    await register(page, member, true);
    await enterMailedCode({ page, deployment, open }, member.email);
    await expectHeading(page, 'Dashboard');
    await expect(page.getByText('Growth', { exact: true })).toBeVisible();
    await expect(page.getByText('To take up the invitation')).toHaveCount(0);
  });
});

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
  await page.getByRole('link', { name: 'Back to log in' }).click();
  await expectLogIn(page);
  await logIn(page, renewed);
});
