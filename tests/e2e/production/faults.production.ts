import { BROKEN_RESPONSES, LOG_IN } from '#tests/e2e/support/faults.ts';
import {
  activeCustomer,
  emailField,
  expectHeading,
  fillLogIn,
  logInButton,
  passwordField,
} from '#tests/e2e/support/steps.ts';
import { expect, FAILED_REQUESTS, test } from '#tests/e2e/support/test.ts';

test.use({ allowed: FAILED_REQUESTS });

test('the log-in shows what happened, preserves the input and works the next time', async ({ page, open, calls }) => {
  await open('/auth/login');
  await fillLogIn(page, activeCustomer);
  for (const { name, fault, message } of BROKEN_RESPONSES) {
    await test.step(name, async () => {
      const restore = calls.break(LOG_IN, fault);
      await logInButton(page).click();
      await expect(page.getByRole('main').getByText(message)).toBeVisible();
      await expect(emailField(page)).toHaveValue(activeCustomer.email);
      await expect(passwordField(page)).toHaveValue(activeCustomer.password);
      await restore();
    });
  }
  await logInButton(page).click();
  await expectHeading(page, 'Dashboard');
});
