import type { Page } from '@playwright/test';
import {
  DESKTOP,
  expectAccessibleInBothThemes,
  expectNoSidewaysScrolling,
  NARROWEST,
  PHONE,
  tabTo,
} from '#tests/e2e/support/accessibility.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

async function expectNothingToFindFaultWith(page: Page): Promise<void> {
  await expect(page.locator('h1'), 'one heading names the page').toHaveCount(1);
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScrolling(page);
}

for (const [device, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }));

    test('usage over its quota: has no accessibility violations in both themes', async ({ page, open }) => {
      await open('/usage', { scenario: 'active-customer' });
      await page.getByText('$6.02').waitFor();
      await expectNothingToFindFaultWith(page);
      await page.setViewportSize(NARROWEST);
      await expectNoSidewaysScrolling(page);
    });
  });
}

test('little usage: has no accessibility violations, and a keyboard is enough', async ({ page, open }) => {
  await open('/usage', { scenario: 'free-plan' });
  await page.getByText('1,240 of 50,000 included credits used').waitFor();
  await expectNothingToFindFaultWith(page);
  await tabTo(page, page.getByRole('link', { name: /^Credits/ }));
  await tabTo(page, page.getByRole('tab', { name: 'Usage summary' }));
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'API calls' })).toBeFocused();
  await page.keyboard.press('Home');
  await tabTo(page, page.getByRole('link', { name: 'Compare plans' }));
  await tabTo(page, page.getByRole('region', { name: 'Credits by kind' }));
});
