import { activeCustomer, goToKeys, keyRow } from './support/steps.ts';
import { expect, test, LONG_WALK } from './support/test.ts';

test('a key is deleted by its name, with the keyboard, and stays gone', LONG_WALK, async ({ page, openAs, reload }) => {
  await openAs(activeCustomer);
  await goToKeys(page);
  const panel = page.getByRole('dialog', { name: 'payouts-worker', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Delete payouts-worker?' });
  await page.getByRole('button', { name: 'payouts-worker', exact: true }).click();
  await panel.getByRole('button', { name: 'Delete key' }).focus();
  await page.keyboard.press('Enter');
  const field = dialog.getByLabel('Type “payouts-worker” to confirm');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Type the text above to delete the key.')).toBeVisible();

  await test.step('Esc leaves it as it was', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(panel.getByRole('button', { name: 'Delete key' })).toBeFocused();
  });

  await test.step('its name deletes it', async () => {
    await page.keyboard.press('Enter');
    await field.pressSequentially('payouts-worker');
    await page.keyboard.press('Enter');
    await expect(page.getByText('payouts-worker deleted.')).toBeVisible();
    await expect(keyRow(page, 'payouts-worker')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('[data-row-focus]:focus')).toHaveCount(1);
  });

  await reload();
  await expect(page.getByRole('button', { name: 'Create API key' }).first()).toBeVisible();
  await expect(page.locator('[data-row-focus]').first()).toBeVisible();
  await expect(keyRow(page, 'payouts-worker')).toHaveCount(0);
});
