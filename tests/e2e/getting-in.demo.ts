import { enterMailedCode, openMailedLink } from './support/mailbox';
import { acceptAnd, answerAll, register } from './support/newcomer';
import { expectHeading, expectLogIn } from './support/steps';
import { expect, test } from './support/test';

/** What leads over the mock's own pages: the mailbox, the card provider and the social providers. */

test('an invited person joins the team through the mailed link', async ({ page, deployment, open }) => {
  const member = {
    firstName: 'Zoë',
    lastName: 'Lindqvist',
    email: 'zoë.lindqvist@northwall.example',
    password: 'Lindqvist-2026',
    phone: '+46701234567',
  };
  await open('/auth/login', { scenario: 'invited-member' });
  await openMailedLink({ page, deployment, open }, member.email);
  await expectHeading(page, 'Create your account');
  const email = page.getByRole('textbox', { name: 'Email', exact: true });
  await expect(email).toHaveValue(member.email);
  await expect(email).toBeDisabled();
  await register(page, member, true);
  await enterMailedCode({ page, deployment, open }, member.email);
  await expectHeading(page, 'Dashboard');
  await expect(page.getByText('Growth', { exact: true })).toBeVisible();
});

test.describe('a plan paid by card', () => {
  const checkout = 'Simulated card provider. No money moves here.';

  test.beforeEach(async ({ page, open }) => {
    await open('/auth/summary', { scenario: 'onboarding-at-summary' });
    await expectHeading(page, 'Check your answers');
    await acceptAnd(page, 'Pay');
    await expect(page.getByText(checkout)).toBeVisible();
  });

  test.describe('where the server itself says that the money has come', () => {
    // The summary asks once more, and is told with a 409 that the account stands at the dashboard now (§2).
    test.use({ allowed: /^error: Failed to load resource: .* 409 / });

    test('is paid at the checkout, which leads to the console', async ({ page }) => {
      await expect(page.getByText('Growth plan, every year, for ivana@clearwater.example')).toBeVisible();
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(page).toHaveURL(/\/subscription-success($|\?)/);
      await expect(page.getByText('Validating your subscription')).toBeVisible();
      await expect(page.getByText('Your subscription is active')).toBeVisible({ timeout: 8_000 });
      await page.getByRole('link', { name: 'Go to the dashboard' }).click();
      await expectHeading(page, 'Dashboard');
      await expect(page.getByText('Growth', { exact: true })).toBeVisible();
    });
  });

  for (const way of ['Cancel', 'Let it fail']) {
    test(`is not paid: ${way} leads back to the summary, and paying stays possible`, async ({ page }) => {
      await page.getByRole('button', { name: way }).click();
      await expectHeading(page, 'Check your answers');
      await expect(page.getByText('The payment was not completed.')).toBeVisible();
      await acceptAnd(page, 'Pay');
      await expect(page.getByText(checkout)).toBeVisible();
    });
  }
});

for (const provider of ['Google', 'GitHub', 'LinkedIn']) {
  test.describe(`signing in with ${provider}`, () => {
    test.beforeEach(async ({ page, open }) => {
      await open('/');
      await page.getByRole('button', { name: `Continue with ${provider}` }).click();
      await expectHeading(page, `Sign in with ${provider}`);
    });

    test('somebody new starts with the questionnaire', async ({ page }) => {
      await page.getByRole('button', { name: 'Allow as new person' }).click();
      await answerAll(page, 'Free');
      await acceptAnd(page, 'Get started');
      await expectHeading(page, 'Dashboard');
      expect(new URL(page.url()).searchParams.has('code')).toBe(false);
    });

    test('whoever says no is back at the log-in', async ({ page }) => {
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expectLogIn(page);
      await expect(page.getByText('You did not let the provider sign you in.')).toBeVisible();
      await expect(page).not.toHaveURL(/state=|error=/);
    });
  });
}
