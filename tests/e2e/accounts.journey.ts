import { expectNoSidewaysScrolling, PHONE } from './support/accessibility.ts';
import { expectHeading, expectLogIn, submitLogIn, suspended, twoFactor } from './support/steps.ts';
import { expect, FAILED_REQUESTS, test, LONG_WALK } from './support/test.ts';

test.describe('with a second factor', () => {
  test.use({ allowed: FAILED_REQUESTS });

  test('a code is pasted with whatever is between its digits', LONG_WALK, async ({ page, open }) => {
    await open('/auth/login');
    await submitLogIn(page, twoFactor);
    await expect(page.getByLabel('Authentication code')).toBeFocused();
    await page.evaluate(() => navigator.clipboard.writeText('48 29-13'));
    await page.keyboard.press('ControlOrMeta+V');
    await expectHeading(page, 'Dashboard');
  });
});

test('a suspended account is blocked from every page but billing', LONG_WALK, async ({ page, open }) => {
  const block = page.getByRole('alertdialog', { name: 'Your account is suspended' });
  await open('/');
  await submitLogIn(page, suspended);
  await expect(block).toBeVisible();
  for (const path of ['/dashboard', '/api-keys', '/node-as-a-service']) {
    await open(path);
    await expect(block).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(block).toBeVisible();
  }
  await page.setViewportSize(PHONE);
  for (const choice of ['View billing', 'Log out'])
    await expect(block.getByText(choice, { exact: true })).toBeInViewport();
  await expectNoSidewaysScrolling(page);
  await block.getByRole('link', { name: 'View billing' }).click();
  await expect(page).toHaveURL(/\/billing#upgrade-plan$/);
  await expectHeading(page, 'Billing');
  await expect(block).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(block).toBeVisible();
  await block.getByRole('button', { name: 'Log out' }).click();
  await expectLogIn(page);
});
