import { activeCustomer } from '#tests/e2e/support/steps.ts';
import { expect, test, LONG_WALK } from '#tests/e2e/support/test.ts';

test('what credits were used for leads to the filtered log, with the keyboard', LONG_WALK, async ({ page, openAs }) => {
  await openAs(activeCustomer, '/dashboard');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Search or go to a page' })).toBeFocused();
  await page.keyboard.type('breakdown');
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'Credit breakdown' });
  await expect(card.locator(':focus')).toHaveText('Credit breakdown');
  await expect(card.getByRole('list', { name: 'Credits by API key' }).getByRole('listitem')).toHaveCount(8);
  await card.getByRole('radio', { name: 'API key' }).press('ArrowRight');
  await expect(card.getByRole('list', { name: 'Credits by product' })).toBeVisible();
  await card.getByRole('button', { name: 'Show as table' }).press('Enter');
  await expect(card.getByRole('rowheader', { name: 'Node access' })).toBeVisible();
  await card.getByRole('radio', { name: 'Product' }).press('ArrowLeft');
  const key = card.getByRole('list', { name: 'Credits by API key' }).getByRole('link').first();
  await key.press('Enter');
  await expect(page.getByRole('tabpanel', { name: 'API calls' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('key')).toBeTruthy();
});
