import type { Locator, Page } from '@playwright/test';
import { PHONE } from './support/accessibility.ts';
import { activeCustomer, expectHeading, freePlan, logIn, logOut } from './support/steps.ts';
import { expect, test, WALK, LONG } from './support/test.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const credits = (page: Page): Locator => page.getByRole('link', { name: /^Credits/ });
const quota = (page: Page) => page.getByRole('region', { name: 'Plan quota' });
const onDashboard = (page: Page) => page.getByRole('region', { name: 'Credits this period' });

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

test('the tabs follow the URL, back and forth', WALK, async ({ page, openAs, openTab }) => {
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

test('page, sidebar and dashboard show the same credits', LONG, async ({ page, openAs }) => {
  await openAs(activeCustomer);

  await test.step('of a plan that is over its quota', async () => {
    await expect(credits(page)).toContainText('Credits112%1,120,480 of 1,000,000');
    await expect(onDashboard(page)).toContainText('1,120,480 of 1,000,000');
    await expect(onDashboard(page)).toContainText('120,480 extra credits cost $6.02 so far');
    await onDashboard(page).getByRole('link', { name: 'Usage' }).click();
    await expect(quota(page).getByText('112%')).toBeVisible();
    await expect(quota(page)).toContainText('1,120,480 of 1,000,000 included credits used');
    await expect(quota(page)).toContainText('Extra, 120,480 at $1 per 20,000: $6.02');
    await expect(quota(page)).toContainText(/At this pace, .* more credits by .*, which would cost \$\d+\.\d\d\./);
    const bar = page.getByRole('meter', { name: 'Plan quota' });
    const track = await bar.evaluate((element) => element.clientWidth);
    const [used, extra] = await bar.evaluate((element) => [...element.children].map((segment) => segment.clientWidth));
    expect([Math.round((100 * used!) / track), Math.round((100 * extra!) / track)]).toEqual([98, 2]);
  });

  await test.step('of what a day costs', async () => {
    await expect(page.getByText('41,480 credits')).toBeVisible();
    const rows = page.getByRole('region', { name: 'Credits by kind' }).getByRole('row');
    await expect(rows).toHaveCount(9);
    await expect(rows.nth(1)).toHaveText('API requests17,84043.0%');
    await expect(rows.last()).toHaveText('Address sync operations6701.6%');
  });

  await test.step('of another account, none of the first', async () => {
    await logOut(page);
    await page.setViewportSize(PHONE);
    await logIn(page, freePlan);
    await expect(onDashboard(page)).toContainText('0 of 50,000');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(credits(page)).toHaveText(/^Credits0%0 of 50,000Today, \d+% of the period$/);
    await credits(page).click();
    await expect(menu).toBeHidden();
    await expectTab(page, 'Usage summary', '#usage-summary');
    await expect(quota(page).getByText('0%')).toBeVisible();
    await expect(quota(page)).toContainText('Extra, 0');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
});
