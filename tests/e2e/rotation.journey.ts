import type { Page } from '@playwright/test';
import { activeCustomer, expectHeading, goToKeys, keyRow } from './support/steps.ts';
import { expect, test, LONG_WALK } from './support/test.ts';

const guide = (page: Page) => page.getByRole('dialog', { name: 'Rotate payouts-worker' });
const press = (page: Page, name: string) => guide(page).getByRole('button', { name }).click();

test(
  'a key is replaced without a gap: left half way, used, and restored',
  LONG_WALK,
  async ({ page, openAs, openTab, reload }) => {
    await openAs(activeCustomer);
    await goToKeys(page);

    await test.step('the successor is created and copied', async () => {
      await keyRow(page, 'payouts-worker').getByRole('button', { name: 'Rotate key payouts-worker' }).click();
      await press(page, 'Create new key');
      await press(page, 'Copy new key');
      await expect(guide(page)).toContainText('Waiting for the first request with payouts-worker-2.');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[0-9a-f]{32}$/);
    });

    await test.step('the guide is left, and waits for anyone who comes back', async () => {
      await guide(page).getByRole('button', { name: 'Close' }).click();
      await reload();
      await expect(page.getByText('payouts-worker is being replaced by payouts-worker-2.')).toBeVisible();
      await expect(keyRow(page, 'payouts-worker-2')).toContainText('Never');
    });

    await test.step('the new key is used for the first time, in another tab', async () => {
      const other = await openTab('/dashboard');
      await expectHeading(other, 'Dashboard');
      await other.getByLabel('API key').selectOption({ label: 'payouts-worker-2' });
      await other.getByRole('button', { name: 'Run request' }).click();
      await expect(other.getByText('Status 200')).toBeAttached();
      await other.close();
    });

    await test.step('the old key is turned off', async () => {
      await page.getByRole('button', { name: 'Continue rotation' }).click();
      await guide(page)
        .getByRole('checkbox', { name: 'I understand that requests with payouts-worker will fail' })
        .check();
      await press(page, 'Deactivate old key');
      await page.getByRole('dialog', { name: 'Key rotated' }).getByRole('button', { name: 'Done' }).click();
      await expect(keyRow(page, 'payouts-worker').getByRole('button', { name: /^Inactive/ })).toBeVisible();
      await expect(page.getByText(/is being replaced/)).toHaveCount(0);
    });
  },
);
