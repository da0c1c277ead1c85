import type { Page } from '@playwright/test';
import { tabTo } from '#tests/e2e/support/accessibility.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const panel = (page: Page) => page.getByRole('form', { name: 'Make your first API call' });

test('the first call is sent and its response read without a mouse', async ({ page, open }) => {
  await open('/dashboard', { scenario: 'active-customer' });
  await tabTo(page, panel(page).getByRole('tab', { name: 'curl' }), 60);
  await page.keyboard.press('ArrowRight');
  await expect(panel(page).getByRole('tab', { name: 'JavaScript' })).toBeFocused();
  await tabTo(page, panel(page).getByLabel('Address'));
  await page.keyboard.press('Enter');
  const tree = panel(page).getByRole('tree', { name: 'Response' });
  await tabTo(page, tree);
  for (const key of ['End', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(tree.getByRole('treeitem', { selected: true })).toHaveAttribute('aria-expanded', 'false');
  await tabTo(page, panel(page).getByRole('button', { name: 'Copy path' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\$\.data/);
});
