import type { Locator, Page } from '@playwright/test';
import { tabTo } from '#tests/e2e/support/accessibility.ts';
import { EVM_ADDRESS, faucetDialog, sendButton } from '#tests/e2e/support/faucets.ts';
import { copiedText, detail, entries } from '#tests/e2e/support/log-steps.ts';
import { createdDialog, keyRow, toast } from '#tests/e2e/support/steps.ts';
import { inviteDialog, memberRow } from '#tests/e2e/support/team-steps.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const DOMAIN = 'ledger-hooks.northwall.example';
const INVITED = 'dimitar.angelov@northwall.example';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function press(page: Page, control: Locator, most?: number): Promise<void> {
  await tabTo(page, control, most);
  await page.keyboard.press('Enter');
}

/** Uses the sidebar; the focus moves to the heading of the page. */
async function goTo(page: Page, link: string, heading = link): Promise<void> {
  await press(page, page.getByRole('navigation').getByRole('link', { name: link, exact: true }), 120);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
}

/** Counts the pointer events of a page. */
async function countPointers(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset['pointers'] = '0';
    addEventListener('pointerdown', () => {
      const { dataset } = document.documentElement;
      dataset['pointers'] = String(Number(dataset['pointers']) + 1);
    });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['pointers']));
}

test('a customer’s day goes by keyboard alone, and the focus is never lost', async ({ page, open }) => {
  await open('/dashboard', { scenario: 'active-customer' });
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const pointers = await countPointers(page);

  await test.step('a key is created and copied', async () => {
    await goTo(page, 'API Key Management');
    await press(page, button(page, 'Create API key'));
    await expect(page.getByLabel('Key name')).toBeFocused();
    await page.keyboard.type('ledger-sync');
    await page.keyboard.press('Enter');
    await expect(createdDialog(page).getByRole('button', { name: 'Copy key' })).toBeFocused();
    const key = await createdDialog(page).locator('code').textContent();
    await page.keyboard.press('Enter');
    await expect.poll(() => copiedText(page)).toBe(key);
    await press(page, button(page, 'Done'));
    await expect(button(page, 'Create API key')).toBeFocused();
    await expect(keyRow(page, 'ledger-sync')).toBeVisible();
  });

  await test.step('a domain is added', async () => {
    await goTo(page, 'Verify Domain');
    await page.getByRole('tab', { name: 'Subscriptions' }).press('ArrowRight');
    // The page's action is in front of its tabs.
    await page.keyboard.press('Shift+Tab');
    await expect(button(page, 'Verify new domain')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Domain' })).toBeFocused();
    await page.keyboard.type(DOMAIN);
    await page.keyboard.press('Enter');
    await expect(button(page, 'Copy URL')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Verify new domain')).toBeFocused();
    await expect(page.getByRole('rowheader', { name: DOMAIN })).toBeVisible();
  });

  await test.step('the usage is read, and an entry of the log', async () => {
    await goTo(page, 'Usage');
    await tabTo(page, page.getByRole('tab', { name: 'Usage summary' }));
    await expect(page.getByRole('meter', { name: 'Plan quota' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'API calls' })).toBeFocused();
    await expect(page.getByText('Showing 20 calls')).toBeVisible();
    await press(page, entries(page).first());
    await expect(detail(page).getByRole('tree')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entries(page).first()).toBeFocused();
  });

  await test.step('a member is invited', async () => {
    await goTo(page, 'Team');
    await press(page, button(page, 'Invite member'));
    await expect(inviteDialog(page).getByLabel('Email')).toBeFocused();
    await page.keyboard.type(INVITED);
    await tabTo(page, inviteDialog(page).getByRole('checkbox', { name: 'Developer' }));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(memberRow(page, INVITED)).toContainText('Developer');
    await expect(button(page, 'Invite member')).toBeFocused();
  });

  await test.step('a faucet is requested', async () => {
    await goTo(page, 'Faucets');
    const opener = page.getByRole('main').getByRole('button', { name: 'Request test coins' }).first();
    await press(page, opener);
    const dialog = faucetDialog(page);
    await expect(dialog.getByLabel('Blockchain')).toBeFocused();
    await page.keyboard.type('Ether');
    await tabTo(page, dialog.getByLabel('Network'));
    await page.keyboard.type('Sep');
    await tabTo(page, dialog.getByLabel('Address'));
    await page.keyboard.type(EVM_ADDRESS);
    await tabTo(page, dialog.getByLabel('Coin'));
    await page.keyboard.press('Space');
    await press(page, sendButton(page));
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.getByText('1–10 of 15')).toBeVisible();
  });

  await test.step('the bill is read, and the annual price of the own plan', async () => {
    await goTo(page, 'Billing');
    await expect(page.getByRole('row', { name: /^Subtotal/ })).toContainText('$205.02');
    await press(page, button(page, 'View annual prices'));
    await expect(page.getByRole('tab', { name: 'Upgrade' })).toBeFocused();
    const annual = page.getByRole('button', { name: 'Switch to annual: Growth' });
    await tabTo(page, annual);
    await expect(annual).toBeEnabled();
  });

  await test.step('every dialog of the menus comes back to its button', async () => {
    await press(page, page.getByRole('button', { name: 'Help', exact: true }), 120);
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeFocused();
    await expect(toast(page, 'error')).toHaveCount(0);
  });

  expect(await pointers(), 'no mouse and no finger').toBe(0);
});
