import { enterMailedCode } from '#tests/e2e/support/mailbox.ts';
import { nameCompany, newcomer, register } from '#tests/e2e/support/newcomer.ts';
import { expectHeading, expectLogIn, submitLogIn } from '#tests/e2e/support/steps.ts';
import { rejection, SAVE_COMPANY } from '#tests/e2e/support/faults.ts';
import { expect, FAILED_REQUESTS, test } from '#tests/e2e/support/test.ts';

test.describe('a 401 while an answer is changed', () => {
  test.use({ allowed: FAILED_REQUESTS });

  test('comes back to it after signing in, though the account is a stage further', async ({
    page,
    deployment,
    open,
    calls,
  }) => {
    await open('/auth/register');
    await register(page, newcomer);
    await enterMailedCode({ page, deployment, open }, newcomer.email);
    await nameCompany(page);
    await expectHeading(page, 'What are you building?');
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByLabel('Company name').fill('Riverstone Two');
    const restore = calls.break(SAVE_COMPANY, rejection(401, 'No session.'));
    await page.keyboard.press('Enter');
    await expectLogIn(page);
    await restore();
    await submitLogIn(page, newcomer);
    await expect(page.getByLabel('Company name')).toHaveValue('Riverstone Two');
    await expect(page.getByText('We restored what you typed')).toBeVisible();
    await page.getByRole('button', { name: 'Next: use cases' }).click();
    await expectHeading(page, 'What are you building?');
  });
});
