import { activeCustomer, expectHeading } from './support/steps.ts';
import { expect, test } from './support/test.ts';

/** Every page of the navigation and its logs, by the keys that lead there. */
const PAGES = [
  ['gk', 'API Key Management', '/api-keys'],
  ['gv', 'Verify Domain', '/verify-domain'],
  ['gb', 'Billing', '/billing'],
  ['gu', 'Usage', '/usage#usage-summary'],
  ['gw', 'Usage', '/usage#webhooks'],
  ['gl', 'Usage', '/usage#api-request'],
  ['gt', 'Team', '/team'],
  ['gf', 'Faucets', '/faucets'],
  ['gd', 'Dashboard', '/dashboard'],
] as const;

/** The primary action of each page, by what is typed into the palette and by its keys. */
const ACTIONS = [
  ['create key', 'ck', 'Create API key'],
  ['verify new', 'cd', 'Verify new domain'],
  ['invite', 'ci', 'Invite member'],
  ['test coins', 'cf', 'Request test coins'],
] as const;

test('every page and every primary action is a few keys away', async ({ page, openAs }) => {
  const { keyboard } = page;
  await openAs(activeCustomer);
  await expectHeading(page, 'Dashboard');
  for (const [keys, title, path] of PAGES) {
    for (const key of keys) await keyboard.press(key);
    await expectHeading(page, title);
    await expect(page).toHaveURL((url) => (url.pathname + url.hash).startsWith(path));
  }
  for (const [query, keys, title] of ACTIONS) {
    const dialog = page.getByRole('dialog', { name: title });
    await keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search or go to a page' })).toBeFocused();
    await keyboard.type(query);
    await keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await keyboard.press('g');
    await keyboard.press('d');
    await expectHeading(page, 'Dashboard');
    for (const key of keys) await keyboard.press(key);
    await expect(dialog).toBeVisible();
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search or go to a page' })).toBeFocused();
  await keyboard.type('upgrade');
  await keyboard.press('Enter');
  await expectHeading(page, 'Billing');
  await expect(page).toHaveURL(/#upgrade-plan$/);
});
