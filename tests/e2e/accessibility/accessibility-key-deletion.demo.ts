import { expectFaultlessAtEveryWidth } from '#tests/e2e/support/accessibility.ts';
import { LONG, test } from '#tests/e2e/support/test.ts';

test(
  'deleting a key in use: has no accessibility violations in both themes, wide and narrow',
  LONG,
  async ({ page, open }) => {
    await open('/api-keys', { scenario: 'active-customer' });
    await page.getByRole('button', { name: 'payouts-worker', exact: true }).click();
    await page.getByRole('button', { name: 'Delete key' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete payouts-worker?' });
    await dialog.getByText(/Last request:/).waitFor();
    await dialog.getByRole('button', { name: 'Delete key' }).click();
    await dialog.getByRole('alert').waitFor();
    await expectFaultlessAtEveryWidth(page);
  },
);
