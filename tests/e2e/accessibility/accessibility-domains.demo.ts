import type { Page } from '@playwright/test';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { DESKTOP, expectFaultlessAtEveryWidth, PHONE, tabTo } from '#tests/e2e/support/accessibility.ts';
import { tagOfState } from '#tests/e2e/support/short-list.ts';
import { expect, LONG, test } from '#tests/e2e/support/test.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const waitForText = (page: Page, text: string) => page.getByText(text).first().waitFor();
const field = (page: Page) => page.getByRole('textbox', { name: 'Domain' });

type Screen = readonly [name: string, scenario: ScenarioName, act: (page: Page) => Promise<unknown>];

const SCREENS: readonly Screen[] = [
  [
    'the domains, checked',
    'active-customer',
    async (page) => {
      await press(page, 'Check again');
      await waitForText(page, 'No change since the last check.');
    },
  ],
  ['no domains yet', 'free-plan', (page) => waitForText(page, 'No domains yet')],
  [
    'the dialog for a new domain',
    'active-customer',
    async (page) => {
      await press(page, 'Verify new domain');
      await field(page).fill(' ');
      await waitForText(page, 'Enter a domain.');
    },
  ],
  [
    'a domain that was added',
    'active-customer',
    async (page) => {
      await press(page, 'Verify new domain');
      await field(page).fill('ledger-hooks.northwall.example');
      await page.keyboard.press('Enter');
      await waitForText(page, 'Domain added');
    },
  ],
  ['the confirmation', 'active-customer', (page) => press(page, 'Delete münchen.northwall.example')],
];

for (const [name, scenario, act] of SCREENS) {
  test(
    `${name}: has no accessibility violations in both themes, wide and narrow`,
    tagOfState(name),
    async ({ page, open }) => {
      await open('/verify-domain', { scenario });
      await act(page);
      await expectFaultlessAtEveryWidth(page);
    },
  );
}

test('a domain is added and deleted by keyboard alone', LONG, async ({ page, open }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await open('/verify-domain', { scenario: 'active-customer' });
  await tabTo(page, button('Verify new domain'));
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('ledger-hooks.northwall.example');
  await page.keyboard.press('Enter');
  await expect(button('Copy URL')).toBeFocused();
  await tabTo(page, button('Done'));
  await page.keyboard.press('Enter');
  await expect(button('Verify new domain')).toBeFocused();
  await tabTo(page, button('Check again'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('No change since the last check.')).toBeVisible();
  await expect(button('Check again')).toBeFocused();
  await tabTo(page, button('Delete ledger-hooks.northwall.example'));
  await page.keyboard.press('Enter');
  await expect(button('Cancel')).toBeFocused();
  await tabTo(page, button('Delete domain'));
  await page.keyboard.press('Enter');
  await expect(button('Delete hooks-eu.northwall.example')).toBeFocused();
});

test('every target of a row can be hit', async ({ page, open }) => {
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await open('/verify-domain', { scenario: 'active-customer' });
    await page.getByText('Showing 10 domains').waitFor();
    for (const target of await page.getByRole('table').getByRole('button').all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  }
});

test.describe('some time after a domain was added', () => {
  test.use({ ownProfile: true });

  test('the page announces politely that it was verified', async ({ page, open }) => {
    await page.clock.install();
    await open('/verify-domain', { scenario: 'free-plan' });
    await press(page, 'Verify new domain');
    await field(page).fill('ledger-hooks.northwall.example');
    await page.keyboard.press('Enter');
    await waitForText(page, 'Domain added');
    await page.keyboard.press('Escape');
    const verification = page.getByRole('region', { name: 'Verification' });
    await expect(verification).toContainText('0 of 1 verified');
    await page.clock.fastForward('01:35');
    await expect(verification.getByRole('status')).toHaveText('1 more domain verified. 1 of 1 verified');
    await expect(page.getByRole('row').last()).toContainText(/verified\s*\d+ \w+ \d{4}, \d\d:\d\d UTC/);
  });
});
