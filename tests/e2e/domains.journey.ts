import type { Locator, Page } from '@playwright/test';
import { activeCustomer, announcement, expectHeading, freePlan, toast } from './support/steps.ts';
import { expect, FAILED_REQUESTS, test, WALK, LONG } from './support/test.ts';

const host = 'ledger-hooks.northwall.example';
const url = `https://${host}`;

const verifyNew = (page: Page) => page.getByRole('button', { name: 'Verify new domain' }).first();
const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Verify new domain' });
const field = (page: Page) => addDialog(page).getByRole('textbox', { name: 'Domain' });
const added = (page: Page) => page.getByRole('dialog', { name: 'Domain added' });
const deletion = (page: Page, name = host) => page.getByRole('dialog', { name: `Delete ${name}?` });
const deleteButton = (page: Page, name = host) => page.getByRole('button', { name: `Delete ${name}`, exact: true });
const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ has: deleteButton(page, name) });
const verification = (page: Page) => page.getByRole('region', { name: 'Verification' });
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

async function goToDomains(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: 'Verify Domain', exact: true }).click();
  await expectHeading(page, 'Verify Domain');
}

async function add(page: Page, entered: string): Promise<void> {
  await verifyNew(page).click();
  await field(page).fill(entered);
  await page.keyboard.press('Enter');
  await expect(added(page)).toBeVisible();
}

async function remove(page: Page, name = host): Promise<void> {
  await deleteButton(page, name).click();
  await deletion(page, name).getByRole('button', { name: 'Delete domain' }).click();
}

test('a domain is added, listed, checked and deleted', WALK, async ({ page, openAs, reload }) => {
  await openAs(activeCustomer);
  await goToDomains(page);
  await expect(page.getByText('Showing 10 domains')).toBeVisible();

  await test.step('it is added and its url copied', async () => {
    await verifyNew(page).click();
    await expect(addDialog(page).getByRole('button', { name: 'Verify domain' })).toBeDisabled();
    await expect(addDialog(page).getByText('Enter a domain to continue')).toBeVisible();
    await field(page).fill(`  ${host} `);
    await addDialog(page).getByRole('button', { name: 'Verify domain' }).click();
    await expect(added(page).locator('code')).toHaveText(url);
    await added(page).getByRole('button', { name: 'Copy URL' }).click();
    await expect(announcement(page, 'Text copied to clipboard!')).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    await added(page).getByRole('button', { name: 'Done' }).click();
    await expect(verifyNew(page)).toBeFocused();
  });

  await test.step('it is first, not verified, and leads to itself in a new tab', async () => {
    await expect(row(page, host)).toContainText('Not verified');
    await expect(page.getByRole('rowheader').first()).toContainText(url);
    const link = row(page, host).getByRole('link');
    await expect(link).toHaveAttribute('href', `${url}/`);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(row(page, 'payouts.northwall.example')).toContainText(/Verified\s*\d+ \w+ \d{4}, \d\d:\d\d UTC/);
  });

  await test.step('checking again reports that nothing has changed', async () => {
    await verification(page).getByRole('button', { name: 'Check again' }).click();
    await expect(verification(page).getByRole('status')).toContainText('No change since the last check.');
    await expect(verification(page)).toContainText('7 of 10 shown are verified');
  });

  await test.step('more domains load until there are none', async () => {
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(page.getByText('Showing all 13 domains')).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveCount(13);
  });

  await test.step('it is deleted after a confirmation, and the focus goes to the next', async () => {
    await deleteButton(page).click();
    await expect(deletion(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(deleteButton(page)).toBeFocused();
    await remove(page);
    await expect(deletion(page)).toBeHidden();
    await expect(deleteButton(page)).toHaveCount(0);
    await expect(deleteButton(page, 'hooks-eu.northwall.example')).toBeFocused();
    await expect(page.getByText('Showing all 12 domains')).toBeVisible();
  });

  await test.step('a reload shows the same', async () => {
    await reload();
    await expect(page.getByText('Showing 10 domains')).toBeVisible();
    await expect(deleteButton(page)).toHaveCount(0);
  });
});

test('on a phone the first domain is added and deleted', LONG, async ({ page, openAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(freePlan);
  await goToDomains(page);
  await expect(page.getByText('No domains yet')).toBeVisible();
  await page.getByRole('region', { name: 'Verify Domain' }).getByRole('button', { name: 'Verify new domain' }).click();
  await field(page).fill('münchen.example');
  await page.keyboard.press('Enter');
  await expect(added(page).locator('code')).toHaveText('https://münchen.example');
  await page.keyboard.press('Escape');
  await expect(added(page)).toBeHidden();
  await expect(verifyNew(page)).toBeFocused();
  await expect(page.getByText('Showing 1 domain', { exact: true })).toBeVisible();
  await expect(row(page, 'münchen.example').getByRole('link')).toHaveAttribute(
    'href',
    'https://xn--mnchen-3ya.example/',
  );
  await add(page, `${'long-name.'.repeat(20)}example`);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await remove(page, `${'long-name.'.repeat(20)}example`);
  await expect(deleteButton(page, 'münchen.example')).toBeFocused();
  await remove(page, 'münchen.example');
  await expect(page.getByText('No domains yet')).toBeVisible();
  await expect(verifyNew(page)).toBeFocused();
});

test.describe('when the provider rejects', () => {
  test.use({ allowed: FAILED_REQUESTS });

  test('what is no domain, or is there already, is rejected beside the field', LONG, async ({ page, openAs }) => {
    await openAs(activeCustomer, '/verify-domain');
    await verifyNew(page).click();
    await field(page).fill('ftp://files.northwall.example');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveAccessibleDescription('Callbacks are sent over http or https.');
    await expect(field(page)).toHaveValue('ftp://files.northwall.example');
    await field(page).fill('http://PAYOUTS.northwall.example');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveAccessibleDescription(/is on your list already/);
    await field(page).fill('payouts-2.northwall.example');
    await page.keyboard.press('Enter');
    await expect(added(page)).toBeVisible();
  });

  test('two tabs agree', LONG, async ({ page, openAs, openTab }) => {
    await openAs(activeCustomer, '/verify-domain');
    const other = await openTab('/verify-domain');
    await expect(deleteButton(other, 'payouts.northwall.example')).toBeVisible();

    await test.step('what one tab adds shows in the other on return', async () => {
      await add(other, host);
      await added(other).getByRole('button', { name: 'Done' }).click();
      await expect(added(other)).toBeHidden();
      await comeBack(page);
      await expect(row(page, host)).toContainText('Not verified');
    });

    await test.step('what one tab deleted is reported as gone in the other, which continues', async () => {
      await remove(other);
      await expect(deleteButton(other)).toHaveCount(0);
      await remove(page);
      await expect(toast(page, 'There is no such domain.')).toBeVisible();
      await expect(deletion(page)).toBeHidden();
      await expect(deleteButton(page)).toHaveCount(0);
      await expect(deleteButton(page, 'hooks-eu.northwall.example')).toBeFocused();
    });
  });
});
