import type { Page } from '@playwright/test';
import { EVM_ADDRESS, faucetDialog, fillFaucet, REQUEST_FAUCET, sendButton } from '#tests/e2e/support/faucets.ts';
import { activeCustomer } from '#tests/e2e/support/steps.ts';
import { expect, FAILED_REQUESTS, test } from '#tests/e2e/support/test.ts';

test.use({ allowed: FAILED_REQUESTS });

async function expectFormPreserved(page: Page): Promise<void> {
  const dialog = faucetDialog(page);
  await expect(dialog.getByLabel('Network')).toHaveValue('sepolia');
  await expect(dialog.getByLabel('Address')).toHaveValue(EVM_ADDRESS);
  await expect(dialog.getByLabel('Token')).toBeChecked();
}

function tooMany(seconds: string): Response {
  const error = { code: 'too_many', message: 'The limit has been reached.', details: [] };
  return Response.json({ error }, { status: 429, headers: { 'retry-after': seconds } });
}

test('a limit counts down the seconds that the provider names across origins', async ({ page, openAs, calls }) => {
  await openAs(activeCustomer, '/faucets');
  await expect(page.getByText('1–10 of 14')).toBeVisible();
  let requestCount = 0;
  calls.handle(REQUEST_FAUCET, () => {
    requestCount += 1;
    return Promise.resolve(tooMany('40'));
  });
  const dialog = await fillFaucet(page, 'Token');
  await sendButton(page).click();
  await expect(dialog.getByRole('timer')).toHaveText(/^Next request in 0:[1-4]\d$/);
  await page.keyboard.press('Enter');
  await expectFormPreserved(page);
  expect(requestCount).toBe(1);
});
