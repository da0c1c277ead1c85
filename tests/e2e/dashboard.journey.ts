import type { Page } from '@playwright/test';
import { createdDialog, createKey, expectHeading, freePlan } from './support/steps.ts';
import { expect, test, WALK } from './support/test.ts';

const DOCUMENTATION = 'https://docs.gatehouse.example';

test.use({ allowed: /^foreign request: https:\/\/docs\.gatehouse\.example\// });

const panel = (page: Page) => page.getByRole('region', { name: 'Getting started' });
const pill = (page: Page, name: string) => panel(page).getByRole('listitem').filter({ hasText: name });

async function expectDone(page: Page, ...names: readonly string[]): Promise<void> {
  await expect(panel(page)).toContainText(`${names.length} of 6 done`);
  await expect(panel(page).getByText('Done:')).toHaveCount(names.length);
  for (const name of names) await expect(pill(page, name)).toHaveText(`Done: ${name}`);
}

/** Follows a pill to the documentation and closes the new tab. */
async function read(page: Page, name: string, url: string): Promise<void> {
  const newTab = page.waitForEvent('popup');
  const requested = page.context().waitForEvent('request', (request) => request.url() === url);
  await panel(page).getByRole('link', { name }).click();
  await requested;
  await (await newTab).close();
}

async function backToDashboard(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expectHeading(page, 'Dashboard');
}

test('a new customer goes through all six steps, and the panel is gone', WALK, async ({ page, openAs, reload }) => {
  await openAs(freePlan);

  await test.step('nothing is done, and the first call waits for a key', async () => {
    await expectDone(page);
    await expect(page.getByRole('region', { name: 'Plan summary' })).toContainText('Disabled');
    await expect(pill(page, 'Create first API call')).toContainText('Create an API key first');
    await expect(pill(page, 'Create first API call').locator('a, button')).toHaveCount(0);
  });

  await test.step('the documentation opens in a new tab, and counts', async () => {
    await read(page, 'Tutorials', `${DOCUMENTATION}/tutorials`);
    await expectDone(page, 'Tutorials');
    await read(page, 'API reference', `${DOCUMENTATION}/api-reference`);
    await expectDone(page, 'Tutorials', 'API reference');
  });

  await test.step('the prices are on the billing page', async () => {
    await panel(page).getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL(/\/billing($|\?)/);
    await backToDashboard(page);
    await expectDone(page, 'Tutorials', 'API reference', 'Pricing');
  });

  await test.step('the first key unlocks the first call', async () => {
    await panel(page).getByRole('link', { name: 'Create API key' }).click();
    await expectHeading(page, 'API Key Management');
    await createKey(page, 'first');
    await createdDialog(page).getByRole('button', { name: 'Done' }).click();
    await backToDashboard(page);
    await expectDone(page, 'Create API key', 'Tutorials', 'API reference', 'Pricing');
  });

  await test.step('a domain is added', async () => {
    await panel(page).getByRole('link', { name: 'Verify domain' }).click();
    await expectHeading(page, 'Verify Domain');
    await page.getByRole('button', { name: 'Verify new domain' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Verify new domain' });
    await dialog.getByLabel('Domain').fill('hooks.firstblock.example');
    await dialog.getByRole('button', { name: 'Verify domain' }).click();
    await page.getByRole('dialog', { name: 'Domain added' }).getByRole('button', { name: 'Done' }).click();
    await backToDashboard(page);
    await expectDone(page, 'Create API key', 'Verify domain', 'Tutorials', 'API reference', 'Pricing');
  });

  await test.step('with the first call the panel goes, and stays away', async () => {
    await panel(page).getByRole('button', { name: 'Create first API call' }).click();
    await expect(page.locator('#first-call')).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Make your first API call' })).toBeInViewport();
    await page.getByRole('button', { name: 'Run request' }).click();
    await expect(panel(page)).toHaveCount(0);
    await reload();
    await expectHeading(page, 'Dashboard');
    await expect(page.getByRole('region', { name: 'Plan summary' })).toContainText('Community');
    await expect(panel(page)).toHaveCount(0);
  });
});
