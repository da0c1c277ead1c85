import { translatePage } from '#tests/support/translated-page.ts';
import { copiedText } from './support/log-steps.ts';
import {
  activeCustomer,
  createdDialog,
  createKey,
  expectHeading,
  goToKeys,
  keyRow,
  submitLogIn,
} from './support/steps.ts';
import { expect, FAILED_REQUESTS, test } from './support/test.ts';

test.use({ allowed: FAILED_REQUESTS });

test('a page that the browser translates takes a wrong password, the right one and a new key', async ({
  page,
  open,
}) => {
  await open('/auth/login');
  await page.evaluate(translatePage);
  await submitLogIn(page, { ...activeCustomer, password: 'wrong' });
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await submitLogIn(page, activeCustomer);
  await expectHeading(page, 'Dashboard');
  await goToKeys(page);
  await createKey(page, 'ledger-sync');
  await createdDialog(page).getByRole('button', { name: 'Copy key' }).click();
  expect(await copiedText(page)).toBe(await createdDialog(page).locator('code').textContent());
  await createdDialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(keyRow(page, 'ledger-sync')).toBeVisible();
  // Every visible text went through the translation.
  expect(await page.locator('font').count()).toBeGreaterThan(100);
});
