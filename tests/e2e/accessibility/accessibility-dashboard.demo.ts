import {
  DESKTOP,
  expectAccessibleInBothThemes,
  expectNoSidewaysScrolling,
  NARROWEST,
  PHONE,
  tabTo,
} from '#tests/e2e/support/accessibility.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const SCENARIOS = { 'active-customer': '3 of 6 done', 'free-plan': '0 of 6 done' } as const;

for (const [scenario, progress] of Object.entries(SCENARIOS)) {
  for (const [device, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    test(`the dashboard of ${scenario} on a ${device}: has no accessibility violations`, async ({ page, open }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      await open('/dashboard', { scenario });
      await expect(page.getByText(progress)).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await expectNoSidewaysScrolling(page);
      await page.setViewportSize(NARROWEST);
      await expectNoSidewaysScrolling(page);
    });
  }
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
