import { LOG_IN_WITH_GITHUB } from '#tests/e2e/support/faults.ts';
import { acceptAnd } from '#tests/e2e/support/newcomer.ts';
import { expectHeading, submitLogIn, toast, twoFactor } from '#tests/e2e/support/steps.ts';
import { expect, test, LONG } from '#tests/e2e/support/test.ts';

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

test.describe('with social providers', () => {
  test.use({ operated: { partners: true } });

  test(
    'the second factor is requested immediately when the provider reports whose it is',
    LONG,
    async ({ page, open, calls }) => {
      const user = { email: twoFactor.email };
      calls.amend(LOG_IN_WITH_GITHUB, ({ context, data }) => {
        return { context, data: { ...data, item: { ...data.item, user } } };
      });
      await open('/');
      await page.getByRole('button', { name: 'Continue with GitHub' }).click();
      await page.getByRole('button', { name: 'Allow as a person with two-factor authentication' }).click();
      await expectHeading(page, 'Enter your code');
      await expect(page.getByText(twoFactor.email)).toBeVisible();
      await page.keyboard.type('482913');
      await expectHeading(page, 'Dashboard');
    },
  );
});

test.describe('under a sub-path', () => {
  test.use({ operated: { partners: true, basePath: '/console/' } });

  test('a social provider leads back below it', async ({ page, deployment }) => {
    await page.goto(deployment.url);
    await page.getByRole('button', { name: 'Continue with LinkedIn' }).click();
    await page.getByRole('button', { name: 'Allow as the demo person' }).click();
    await expectHeading(page, 'Dashboard');
    await expect(page).toHaveURL(`${deployment.url}dashboard`);
  });
});
