import { openAccountTab } from '#tests/e2e/support/account.ts';
import { activeCustomer } from '#tests/e2e/support/steps.ts';
import { expect, test, LONG_WALK } from '#tests/e2e/support/test.ts';

test(
  'two-factor authentication is set up and turned off again, with the keyboard',
  LONG_WALK,
  async ({ page, openAs }) => {
    await openAs(activeCustomer);
    await openAccountTab(page, 'Security');
    await page.getByRole('button', { name: 'Set up', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Set up two-factor authentication' });
    await expect(dialog.getByLabel('Authentication code')).toBeFocused();
    await dialog.getByRole('button', { name: /^Demo: fill in the code/ }).press('Enter');
    await dialog.getByRole('button', { name: 'Turn on' }).press('Enter');
    const codes = page.getByRole('alertdialog', { name: 'Save your recovery codes' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    const first = await codes.getByRole('listitem').first().textContent();
    await codes.getByRole('button', { name: "I've saved them" }).press('Enter');
    await openAccountTab(page, 'Security');
    await page.getByRole('button', { name: 'Manage' }).press('Enter');
    await page.getByRole('button', { name: 'Turn off' }).press('Enter');
    await page.getByRole('button', { name: 'Use a recovery code' }).press('Enter');
    await page.getByLabel('Recovery code').fill(first ?? '');
    await page.getByLabel('Recovery code').press('Enter');
    await expect(page.getByText('Two-factor authentication is off.')).toBeVisible();
  },
);
