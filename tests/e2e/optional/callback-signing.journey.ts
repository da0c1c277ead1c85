import { expectAccessibleInBothThemes } from '#tests/e2e/support/accessibility.ts';
import { activeCustomer } from '#tests/e2e/support/steps.ts';
import { expect, test, LONG_WALK } from '#tests/e2e/support/test.ts';

test(
  'the signing secret is rotated, tried out and left alone again, with the keyboard',
  LONG_WALK,
  async ({ page, openAs }) => {
    await openAs(activeCustomer, '/verify-domain#domains');
    const card = page.getByRole('region', { name: 'Callback signing' });
    await card.getByRole('button', { name: 'Rotate secret' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Rotate the signing secret?' });
    await dialog.getByRole('radio', { name: '24 hours' }).press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: '72 hours' })).toBeChecked();
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('button', { name: 'Rotate secret' }).press('Enter');
    await expect(card.getByText(/^The previous secret is valid until/)).toBeVisible();
    await card.getByRole('button', { name: 'Send test delivery' }).press('Enter');
    await expect(card.getByText('Status: 200')).toBeVisible();
    await expect(card.getByRole('region', { name: 'Headers sent' })).toContainText(/v1,\S+ v1,\S+/);
    await card.getByRole('tab', { name: 'JavaScript' }).press('ArrowRight');
    await expect(card.getByText('def is_valid_callback')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await card.getByRole('button', { name: 'Revoke now' }).press('Enter');
    await page.getByRole('button', { name: 'Revoke previous secret' }).press('Enter');
    await expect(card.getByText(/^The previous secret is valid until/)).toBeHidden();
  },
);
