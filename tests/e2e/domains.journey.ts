import type { Locator, Page } from '@playwright/test';
import { activeCustomer, announcement, expectHeading } from './support/steps.ts';
import { expect, test, LONG_WALK } from './support/test.ts';

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

async function goToDomains(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: 'Verify Domain', exact: true }).click();
  await expectHeading(page, 'Verify Domain');
  await page.getByRole('tab', { name: 'Domains' }).click();
}

async function remove(page: Page, name = host): Promise<void> {
  await deleteButton(page, name).click();
  await deletion(page, name).getByRole('button', { name: 'Delete domain' }).click();
}

test('a domain is added, listed, checked and deleted', LONG_WALK, async ({ page, openAs, reload }) => {
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
    await expect(verification(page)).toContainText('Domains shown: 7 of 10 verified');
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
