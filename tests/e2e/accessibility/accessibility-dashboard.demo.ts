import { expectFaultlessAtEveryWidth, PHONE, tabTo } from '#tests/e2e/support/accessibility.ts';
import { expect, LONG, test } from '#tests/e2e/support/test.ts';

const SCENARIOS = { 'active-customer': '3 of 6 done', 'free-plan': '0 of 6 done' } as const;

for (const [scenario, progress] of Object.entries(SCENARIOS)) {
  test(
    `the dashboard of ${scenario}: has no accessibility violations, wide and narrow`,
    LONG,
    async ({ page, open }) => {
      await open('/dashboard', { scenario });
      await expect(page.getByText(progress)).toBeVisible();
      await expectFaultlessAtEveryWidth(page);
    },
  );
}

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
