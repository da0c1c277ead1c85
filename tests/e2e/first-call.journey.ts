import type { Page } from '@playwright/test';
import { activeCustomer, expectHeading, keyRow } from './support/steps.ts';
import { expect, test, LONG_WALK } from './support/test.ts';

const panel = (page: Page) => page.getByRole('form', { name: 'Make your first API call' });
const code = (page: Page) => panel(page).getByRole('region', { name: /^The call in/ });
const firstCallStep = (page: Page) =>
  page.getByRole('region', { name: 'Getting started' }).getByRole('listitem').filter({ hasText: 'first API call' });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test(
  'a customer takes the first call away, sends it, and reads the response to the last digit',
  LONG_WALK,
  async ({ page, openAs, openTab, reload }) => {
    await test.step('the call shows with a masked key and is copied with the whole one', async () => {
      await openAs(activeCustomer);
      const key = panel(page).getByLabel('API key');
      // The keys behind the first page come when somebody is about to choose.
      await key.focus();
      await key.selectOption('payments-prod');
      await expect(code(page)).toContainText(/x-api-key: [0-9a-f]{8}…[0-9a-f]{4}/);
      await panel(page).getByRole('button', { name: 'Copy the call with its key' }).click();
      await expect.poll(() => clipboard(page)).toMatch(/^ADDRESS=0x\w{40}\ncurl -H "x-api-key: [0-9a-f]{32}" \\\n/);
      await panel(page).getByRole('tab', { name: 'Python' }).click();
      await expect(code(page)).toContainText('requests.get(');
    });

    await test.step('it is sent, and its step is done', async () => {
      await expect(firstCallStep(page)).not.toContainText('Done');
      await panel(page).getByRole('button', { name: 'Run request' }).click();
      await expect(panel(page).getByRole('status').first()).toContainText('200');
      await expect(firstCallStep(page)).toHaveText('Done: Create first API call');
    });

    await test.step('the response is searched, folded and copied from by keyboard', async () => {
      const tree = panel(page).getByRole('tree', { name: 'Response' });
      await panel(page).getByLabel('Find in this JSON').fill('amountInWei');
      await expect(panel(page).getByText('1 of 1')).toBeVisible();
      await panel(page).getByRole('button', { name: 'Copy path' }).click();
      await expect.poll(() => clipboard(page)).toBe('$.data.item.confirmedBalance.amountInWei');
      await panel(page).getByRole('button', { name: 'Copy value' }).click();
      await expect.poll(() => clipboard(page)).toMatch(/^\d{25}$/);
      await expect(tree).toContainText(await clipboard(page));
      await tree.focus();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect(tree.getByRole('treeitem', { selected: true })).toHaveAttribute('aria-expanded', 'false');
      await panel(page).getByRole('tab', { name: 'Request' }).click();
      await expect(panel(page).getByRole('tree', { name: 'Request' })).toContainText('"GET"');
    });

    await test.step('another address hides the result, and an invalid one is reported', async () => {
      await panel(page).getByLabel('Address').fill('0x12');
      await expect(panel(page).getByRole('tree')).toHaveCount(0);
      await expect(panel(page).getByText(/^Enter a valid address: 0x/)).toBeVisible();
      await expect(panel(page).getByRole('button', { name: 'Run request' })).toBeDisabled();
    });

    await test.step('the step is still done after a reload', async () => {
      await reload();
      await expectHeading(page, 'Dashboard');
      await expect(firstCallStep(page)).toHaveText('Done: Create first API call');
    });

    await test.step('a key that another tab switched off is not offered on coming back', async () => {
      await page.getByRole('button', { name: 'Show Make your first API call' }).click();
      const key = panel(page).getByLabel('API key');
      await key.selectOption('payouts-worker');
      const other = await openTab('/api-keys');
      await keyRow(other, 'payouts-worker')
        .getByRole('button', { name: /^Active\. Deactivate/ })
        .click();
      await other.getByRole('button', { name: 'Deactivate key' }).click();
      await expect(keyRow(other, 'payouts-worker').getByRole('button', { name: /^Inactive/ })).toBeVisible();
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(key.getByRole('option', { name: 'payouts-worker' })).toHaveCount(0);
      await expect(panel(page).getByRole('button', { name: 'Run request' })).toBeEnabled();
    });
  },
);
