import { tabTo } from '#tests/e2e/support/accessibility.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test('the plans are reached and their period is chosen by keyboard alone', async ({ page, open }) => {
  await open('/billing', { scenario: 'active-customer' });
  await tabTo(page, page.getByRole('tab', { name: 'Subscription' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Upgrade' })).toBeFocused();
  await expect(page).toHaveURL(/#upgrade-plan$/);
  await page.getByRole('list', { name: 'Plans' }).waitFor();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('$5,748 billed annually')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Upgrade to Business' }));
  await tabTo(page, page.getByRole('region', { name: 'Compare plans' }));
});
