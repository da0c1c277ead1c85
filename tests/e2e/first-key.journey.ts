import {
  activeCustomer,
  announcement,
  createdDialog,
  createKey,
  expectHeading,
  expectLogIn,
  goToKeys,
  keyRow,
  logIn,
  logOut,
} from './support/steps.ts';
import { expect, test, PRODUCTION_WALK } from './support/test.ts';

test(
  'a customer signs in, holds a key, comes back to it and leaves nothing behind',
  PRODUCTION_WALK,
  async ({ page, open, reload }) => {
    const row = keyRow(page, 'ledger-sync');

    await test.step('every URL leads a visitor to the log-in', async () => {
      await open('/');
      await expectLogIn(page);
      await logIn(page, activeCustomer);
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(page.getByText('Growth', { exact: true })).toBeVisible();
    });

    const key = await test.step('a key is created and copied', async () => {
      await goToKeys(page);
      await createKey(page, 'ledger-sync');
      const shown = (await createdDialog(page).locator('code').textContent()) ?? '';
      await createdDialog(page).getByRole('button', { name: 'Copy key' }).click();
      await expect(announcement(page, 'Text copied to clipboard!')).toBeAttached();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
      await expect(createdDialog(page)).toContainText('Uses API version 2024-12-12');
      await createdDialog(page).getByRole('button', { name: 'Done' }).click();
      await expect(createdDialog(page)).toBeHidden();
      return shown;
    });

    await test.step('it is revealed, hidden and copied from the list', async () => {
      const masked = `${key.slice(0, 8)}…${key.slice(-4)}`;
      await expect(row).toContainText(masked);
      await row.getByRole('button', { name: 'Reveal key ledger-sync' }).click();
      await expect(row).toContainText(key);
      await row.getByRole('button', { name: 'Hide key ledger-sync' }).click();
      await expect(row).toContainText(masked);
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await row.getByRole('button', { name: 'Copy key ledger-sync' }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(key);
    });

    await test.step('it is deactivated after a confirmation', async () => {
      await row.getByRole('button', { name: 'Active. Deactivate ledger-sync' }).click();
      const confirmation = page.getByRole('dialog', { name: 'Deactivate ledger-sync?' });
      await confirmation.getByRole('button', { name: 'Cancel' }).click();
      await expect(row.getByRole('button', { name: 'Active. Deactivate ledger-sync' })).toBeVisible();
      await row.getByRole('button', { name: 'Active. Deactivate ledger-sync' }).click();
      await confirmation.getByRole('button', { name: 'Deactivate key' }).click();
      await expect(row.getByRole('button', { name: 'Inactive. Activate ledger-sync' })).toBeVisible();
      await expect(confirmation).toBeHidden();
    });

    await test.step('more keys load until there are none', async () => {
      const more = page.getByRole('button', { name: 'Load more' });
      await expect(page.getByText('Showing 10 keys')).toBeVisible();
      await more.click();
      await expect(page.getByText('Showing 19 keys')).toBeVisible();
      await more.click();
      await expect(page.getByText('Showing all 24 keys')).toBeVisible();
      await expect(more).toBeHidden();
      await expect(page.getByRole('rowheader')).toHaveCount(24);
    });

    await test.step('the default version changes', async () => {
      await page.getByRole('button', { name: 'Change version' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change default API version' });
      await expect(dialog.getByText('The change takes effect immediately')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Save version' })).toBeDisabled();
      await dialog.getByLabel('2026-06-01').check();
      await dialog.getByRole('button', { name: 'Save version' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('region', { name: 'Default API version' })).toContainText('2026-06-01');
    });

    await test.step('a reload shows all of it again', async () => {
      await reload();
      await expectHeading(page, 'API Key Management');
      await expect(row.getByRole('button', { name: 'Inactive. Activate ledger-sync' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Default API version' })).toContainText('2026-06-01');
      await row.getByRole('button', { name: 'Reveal key ledger-sync' }).click();
      await expect(row).toContainText(key);
    });

    await test.step('after logging out, Back does not show the console', async () => {
      await logOut(page);
      expect(await page.evaluate(() => localStorage.getItem('gatehouse.session'))).toBeNull();
      await page.goBack();
      await expectLogIn(page);
      await expect(page.getByText('ledger-sync')).toHaveCount(0);
    });
  },
);
