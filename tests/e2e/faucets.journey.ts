import { EVM_ADDRESS, faucetDialog, openFaucetDialog, sendButton } from './support/faucets.ts';
import { activeCustomer, announcement, expectHeading, toast } from './support/steps.ts';
import { expect, FAILED_REQUESTS, test, LONG_WALK } from './support/test.ts';

// The provider rejects requests on purpose here, and the browser logs that.
test.use({ allowed: FAILED_REQUESTS });

test(
  'a customer looks through the history and requests coins and tokens',
  LONG_WALK,
  async ({ page, openAs, reload }) => {
    await openAs(activeCustomer);
    await page.getByRole('link', { name: 'Faucets' }).click();
    await expectHeading(page, 'Faucets');

    await test.step('the history has two pages and whole addresses', async () => {
      await expect(page.getByText('1–10 of 14')).toBeVisible();
      const first = page.getByRole('row').nth(1);
      await expect(first).toContainText('0x7A250d…2488D');
      await expect(first).toContainText(/ 20\d\d, \d\d:\d\d UTC/);
      await first.getByRole('button', { name: `Copy address ${EVM_ADDRESS}` }).click();
      await expect(announcement(page, 'Text copied to clipboard!')).toBeAttached();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(EVM_ADDRESS);
      await page.getByRole('button', { name: /^Page 2/ }).click();
      await expect(page.getByText('11–14 of 14')).toBeVisible();
    });

    await test.step('the dialog requires what the blockchain supports', async () => {
      const dialog = await openFaucetDialog(page);
      await expect(dialog.getByLabel('Network')).toBeDisabled();
      await expect(sendButton(page)).toBeDisabled();
      await dialog.getByLabel('Blockchain').selectOption('bitcoin');
      await dialog.getByLabel('Network').selectOption('testnet');
      await expect(dialog.getByRole('radiogroup')).toHaveCount(0);
      await expect(dialog.getByLabel('Amount', { exact: true })).toHaveValue('0.0005 coins');
      await dialog.getByLabel('Blockchain').selectOption('tron');
      await expect(dialog.getByLabel('Network')).toHaveValue('');
      await dialog.getByLabel('Network').selectOption('nile');
      await dialog.getByLabel('Token').check();
      await expect(dialog.getByLabel('Amount', { exact: true })).toHaveValue('20 USDT');
    });

    await test.step('an address of another chain is rejected, and the dialog preserves all of it', async () => {
      const dialog = faucetDialog(page);
      await dialog.getByLabel('Blockchain').selectOption('ethereum');
      await dialog.getByLabel('Network').selectOption('sepolia');
      await dialog.getByLabel('Address').fill(EVM_ADDRESS.slice(0, -1));
      await dialog.getByLabel('Token').check();
      await sendButton(page).click();
      await expect(dialog.getByText('The address does not fit the chosen network.')).toBeVisible();
      await dialog.getByLabel('Address').press('End');
      await page.keyboard.type('D');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(toast(page, 'Test coins requested.')).toBeVisible();
    });

    await test.step('what was requested is on top, also after a reload', async () => {
      await expect(page.getByText('1–10 of 15')).toBeVisible();
      await reload();
      await expect(page.getByRole('row').nth(1)).toContainText('20');
      await expect(page.getByRole('row').nth(1)).toContainText('USDT');
    });
  },
);
