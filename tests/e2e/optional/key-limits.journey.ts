import { expectAccessibleInBothThemes } from '#tests/e2e/support/accessibility.ts';
import { activeCustomer, toast } from '#tests/e2e/support/steps.ts';
import { expect, test, LONG_WALK } from '#tests/e2e/support/test.ts';

test(
  'a key is limited to some IP addresses, and its rotation passes that on, with the keyboard',
  LONG_WALK,
  async ({ page, openAs }) => {
    await openAs(activeCustomer, '/api-keys');
    await page.getByRole('button', { name: 'fee-estimator', exact: true }).press('Enter');
    const panel = page.getByRole('dialog', { name: 'fee-estimator', exact: true });
    await panel.getByRole('button', { name: 'Add limits' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Limits of fee-estimator' });
    const ranges = dialog.getByRole('textbox', { name: 'Allowed IP addresses' });
    await expect(dialog.getByRole('combobox', { name: 'Expires' })).toBeFocused();
    await ranges.fill('203.0.113.7/24, 2001:db8::17');
    await dialog.getByRole('button', { name: 'Use 203.0.113.0/24' }).press('Enter');
    await expect(ranges).toHaveValue('203.0.113.0/24\n2001:db8::17');
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('textbox', { name: 'Calls per second' }).fill('5');
    await dialog.getByRole('textbox', { name: 'Calls per second' }).press('Enter');
    await expect(toast(page, 'Limits of fee-estimator saved.')).toBeVisible();
    await expect(panel.getByRole('region', { name: 'Limits' })).toContainText('5 calls per second');
    await panel.getByRole('button', { name: 'Rotate key' }).press('Enter');
    const guide = page.getByRole('dialog', { name: 'Rotate fee-estimator' });
    await expect(guide.getByText('The new key gets the limits of fee-estimator.')).toBeVisible();
    await guide.getByRole('button', { name: 'Create new key' }).press('Enter');
    await expect(guide.getByRole('button', { name: 'Copy new key' })).toBeVisible();
  },
);
