import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectFaultlessAtEveryWidth, tabTo } from '#tests/e2e/support/accessibility.ts';
import { expectHeading } from '#tests/e2e/support/steps.ts';
import { expect, test, LONG } from '#tests/e2e/support/test.ts';

const panel = (page: Page) => page.getByRole('form', { name: 'Create first API call' });

test(
  'the first call and its response: has no accessibility violations in both themes, wide and narrow',
  LONG,
  async ({ page, open }) => {
    await open('/dashboard', { scenario: 'active-customer' });
    await expectHeading(page, 'Dashboard');
    await panel(page).getByRole('button', { name: 'Run request' }).click();
    await panel(page).getByRole('tree').waitFor();
    await panel(page).getByLabel('Find in this JSON').fill('amount');
    await expectFaultlessAtEveryWidth(page);
    await panel(page).getByRole('button', { name: 'Collapse all' }).click();
    await expectFaultlessAtEveryWidth(page);
    await panel(page).getByRole('button', { name: 'Raw' }).click();
    await panel(page).getByLabel('Address').fill('0x12');
    await expectFaultlessAtEveryWidth(page);
  },
);

test('the first call without a key: has no accessibility violations in both themes', LONG, async ({ page, open }) => {
  await open('/dashboard', { scenario: 'free-plan' });
  await panel(page).getByLabel('Key name').waitFor();
  await expectAccessibleInBothThemes(page);
});

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
