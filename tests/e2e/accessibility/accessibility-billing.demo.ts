import type { Page } from '@playwright/test';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { expectFaultlessAtEveryWidth, tabTo } from '#tests/e2e/support/accessibility.ts';
import { tagOfState } from '#tests/e2e/support/short-list.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

type Screen = readonly [name: string, scenario: ScenarioName, path: string, text: string];

/** The subscription is tested with the other screens. */
const SCREENS: readonly Screen[] = [
  ['the plans', 'active-customer', '/billing#upgrade-plan', 'Throughput and credits'],
  ['the plans of a suspended account', 'suspended', '/billing#upgrade-plan', 'Throughput and credits'],
];

const waitForText = (page: Page, text: string) => page.getByText(text).first().waitFor();

for (const [name, scenario, path, text] of SCREENS) {
  test(
    `${name}: has no accessibility violations in both themes, wide and narrow`,
    tagOfState(name),
    async ({ page, open }) => {
      await open(path, { scenario });
      await waitForText(page, text);
      await expectFaultlessAtEveryWidth(page);
    },
  );
}

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
  await expect(page.getByText('$5,748.00 billed yearly')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Upgrade to Business' }));
  await tabTo(page, page.getByRole('region', { name: 'Compare plans' }));
});
