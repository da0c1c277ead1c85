import { BROKEN_RESPONSES, LIST_KEYS, LOCALIZATION, LOG_IN, rejection } from '#tests/e2e/support/faults.ts';
import {
  activeCustomer,
  emailField,
  expectHeading,
  fillLogIn,
  keyRow,
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

test('a 401 to the log-in itself shows in the form and ends nothing', async ({ page, open, calls }) => {
  await open('/auth/login');
  const restore = calls.break(LOG_IN, rejection(401, 'Not with this password.'));
  await fillLogIn(page, activeCustomer);
  await logInButton(page).click();
  await expect(page.getByRole('main').getByText('Not with this password.')).toBeVisible();
  await expect(page.getByText('Your session expired')).toHaveCount(0);
  await expect(passwordField(page)).toHaveValue(activeCustomer.password);
  await restore();
  await logInButton(page).click();
  await expectHeading(page, 'Dashboard');
});

test('keys that do not load explain why, and load when tried again', async ({ page, openAs, calls }) => {
  await openAs(activeCustomer, '/api-keys');
  await expect(page.getByText('Showing 10 keys')).toBeVisible();
  const { fault, message } = BROKEN_RESPONSES[0]!;
  const restore = calls.break(LIST_KEYS, fault);
  await page.reload();
  const card = page.getByRole('region', { name: 'API Key Management' });
  await expect(card.getByRole('heading', { name: "Couldn't load API keys" })).toBeVisible();
  await expect(card.getByText(message)).toBeVisible();
  await restore();
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect(keyRow(page, 'payouts-worker')).toBeVisible();
});

test('texts of the provider that fail to load leave the English in place', async ({ page, openAs, calls }) => {
  calls.break(LOCALIZATION, { status: 500, body: '' });
  await openAs(activeCustomer, '/api-keys');
  await expect(page.getByText('Showing 10 keys')).toBeVisible();
});
