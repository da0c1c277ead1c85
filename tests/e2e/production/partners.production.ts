import { acceptAnd } from '#tests/e2e/support/newcomer.ts';
import { expectHeading, submitLogIn, toast } from '#tests/e2e/support/steps.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

/** The provider's and operator's settings for the partner pages. */

const waiting = { email: 'ivana@clearwater.example', password: 'Clearwater-31' };

test.describe('at the summary', () => {
  test.use({ operated: { scenario: 'onboarding-at-summary' } });

  test('a checkout that the operator does not know is not opened, and reports it', async ({ page, open }) => {
    await open('/');
    await submitLogIn(page, waiting);
    await expectHeading(page, 'Review your answers');
    await acceptAnd(page, 'Pay');
    await expect(toast(page, "We blocked this link because it isn't on the allowed list.")).toBeVisible();
    await expectHeading(page, 'Review your answers');
    await expect(page.locator('form').getByRole('button', { name: 'Pay', exact: true })).toBeEnabled();
  });
});

test.describe('under a sub-path', () => {
  test.use({ operated: { partners: true, basePath: '/console/' } });

  test('a social provider leads back below it', async ({ page, deployment }) => {
    await page.goto(deployment.url);
    await page.getByRole('button', { name: 'Continue with LinkedIn' }).click();
    await page.getByRole('button', { name: 'Continue as the demo user' }).click();
    await expectHeading(page, 'Dashboard');
    await expect(page).toHaveURL(`${deployment.url}dashboard`);
  });
});
