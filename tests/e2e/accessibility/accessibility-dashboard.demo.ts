import { PHONE, tabTo } from '#tests/e2e/support/accessibility.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test('every pill that leads somewhere is reached by keyboard, and is large enough to hit', async ({ page, open }) => {
  await page.setViewportSize(PHONE);
  await open('/dashboard', { scenario: 'free-plan' });
  const panel = page.getByRole('region', { name: 'Getting started' });
  const links = panel.getByRole('link');
  await expect(links).toHaveCount(5);
  await tabTo(page, links.first());
  for (const link of await links.all()) {
    await expect(link).toBeFocused();
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Tab');
  }
});
