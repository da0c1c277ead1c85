import { activeCustomer } from '#tests/e2e/support/steps.ts';
import { expect, test, WALK } from '#tests/e2e/support/test.ts';

test('billing details are changed, and stand on the page after a reload', WALK, async ({ page, openAs }) => {
  await openAs(activeCustomer, '/billing');
  const card = page.getByRole('region', { name: 'Billing details' });
  await card.getByRole('button', { name: 'Edit billing details' }).press('Enter');
  await page.getByRole('textbox', { name: 'Purchase order number' }).fill('PO-2027-001');
  await page.getByRole('textbox', { name: 'Purchase order number' }).press('Enter');
  await expect(card.getByText('PO-2027-001')).toBeVisible();
  await page.reload();
  await expect(card.getByText('PO-2027-001')).toBeVisible();
});
