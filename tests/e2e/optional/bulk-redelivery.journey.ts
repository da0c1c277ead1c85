import { expect, test, WALK } from '#tests/e2e/support/test.ts';

test(
  'failed callbacks are redelivered in one go, over a reload, and a paused domain is resumed, with the keyboard',
  WALK,
  async ({ page, open }) => {
    await open('/usage?blockchain=tron#webhooks', { scenario: 'failing-domains' });
    await page.getByRole('button', { name: 'Redeliver failed callbacks' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Redeliver failed callbacks?' });
    await expect(dialog.getByText(/failed callbacks will be sent again/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Redeliver callbacks' }).press('Enter');
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Stop' }).press('Enter');
    await expect(page.getByText(/^Redelivery stopped\./).last()).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
    await page.getByRole('link', { name: 'Verify Domain' }).press('Enter');
    await page.getByRole('tab', { name: 'Domains' }).press('Enter');
    await page.getByRole('button', { name: /^Resume callbacks to/ }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Resume callbacks' }).press('Enter');
    await expect(page.getByText(/^Callbacks to .* resumed\.$/)).toBeVisible();
  },
);
