import type { Locator, Page } from '@playwright/test';
import { activeCustomer, expectHeading } from './support/steps.ts';
import { expect, test, LONG_WALK } from './support/test.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const credits = (page: Page): Locator => page.getByRole('link', { name: /^Credits/ });

async function goTo(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await navigation(page).getByRole('link', { name, exact: true }).last().click();
  await expectHeading(page, name);
}

async function expectTab(page: Page, name: string, hash: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name })).not.toBeEmpty();
  await expect.poll(() => new URL(page.url()).hash).toBe(hash);
}

test('the tabs follow the URL, back and forth', LONG_WALK, async ({ page, openAs, openTab }) => {
  await openAs(activeCustomer);
  await goTo(page, 'Usage');
  await expectTab(page, 'Usage summary', '');

  await test.step('each has its hash, and back leads through them', async () => {
    await tab(page, 'Webhooks').click();
    await expectTab(page, 'Webhooks', '#webhooks');
    await page.keyboard.press('ArrowRight');
    await expectTab(page, 'API calls', '#api-request');
    await expect(tab(page, 'API calls')).toBeFocused();
    await page.goBack();
    await expectTab(page, 'Webhooks', '#webhooks');
    await page.goBack();
    await expectTab(page, 'Usage summary', '');
    await page.goForward();
    await expectTab(page, 'Webhooks', '#webhooks');
  });

  await test.step('an unknown one is cleared for the default', async () => {
    await page.evaluate(() => (window.location.hash = 'nonsense'));
    await expectTab(page, 'Usage summary', '');
  });

  await test.step('the last tab is stored for the session, and the URL overrides it', async () => {
    await tab(page, 'API calls').click();
    await goTo(page, 'Team');
    await goTo(page, 'Usage');
    await expectTab(page, 'API calls', '#api-request');
    await credits(page).click();
    await expectTab(page, 'Usage summary', '#usage-summary');
    const other = await openTab('/usage#webhooks');
    await expectTab(other, 'Webhooks', '#webhooks');
  });
});
