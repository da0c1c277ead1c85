import type { Page } from '@playwright/test';
import {
  breakCall,
  BROKEN_RESPONSES,
  holdCall,
  interceptCall,
  rejection,
  UNCONFIRMED,
} from '#tests/e2e/support/faults.ts';
import {
  EVM_ADDRESS,
  faucetDialog,
  fillFaucet,
  LOAD_FAUCETS,
  REQUEST_FAUCET,
  sendButton,
} from '#tests/e2e/support/faucets.ts';
import { activeCustomer, expectHeading, logIn, toast } from '#tests/e2e/support/steps.ts';
import { expect, FAILED_REQUESTS, test } from '#tests/e2e/support/test.ts';

test.use({ allowed: FAILED_REQUESTS });

async function toFaucets(page: Page): Promise<void> {
  await logIn(page, activeCustomer);
  await page.getByRole('link', { name: 'Faucets' }).click();
  await expect(page.getByText('1–10 of 14')).toBeVisible();
}

async function expectFormPreserved(page: Page): Promise<void> {
  const dialog = faucetDialog(page);
  await expect(dialog.getByLabel('Network')).toHaveValue('sepolia');
  await expect(dialog.getByLabel('Address')).toHaveValue(EVM_ADDRESS);
  await expect(dialog.getByLabel('Token')).toBeChecked();
}

test('test coins are requested once, however often that is pressed', async ({ page, open }) => {
  await open('/auth/login');
  await toFaucets(page);
  const slow = await holdCall(page, REQUEST_FAUCET);
  const dialog = await fillFaucet(page);
  await dialog.getByLabel('Address').focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Requesting' }).dblclick({ force: true });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await slow.release();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1–10 of 15')).toBeVisible();
  expect(slow.count()).toBe(1);
});

test('each rejection is shown, preserves the input, and can be retried', async ({ page, open }) => {
  await open('/auth/login');
  await toFaucets(page);
  const dialog = await fillFaucet(page, 'Token');
  const rejections = [
    { fault: rejection(400, 'Refused.', ['The address is on no list.']), message: 'The address is on no list.' },
    { fault: rejection(403, 'Forbidden.'), message: "Read-only: your role doesn't allow this." },
    { fault: rejection(409, 'A request is under way already.'), message: 'A request is under way already.' },
    { fault: rejection(429, ''), message: 'refused' },
    ...BROKEN_RESPONSES.map(({ fault, message }) => ({
      fault,
      message: fault === 'no network' ? UNCONFIRMED : message,
    })),
  ];
  for (const { fault, message } of rejections) {
    const restore = await breakCall(page, REQUEST_FAUCET, fault);
    await sendButton(page).click();
    const expectedMessage = message === 'refused' ? "You've reached the request limit. Try again later." : message;
    await expect(dialog.getByText(expectedMessage)).toBeVisible();
    await expect(toast(page, expectedMessage).first()).toBeVisible();
    await expectFormPreserved(page);
    await restore();
  }
  await sendButton(page).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1–10 of 15')).toBeVisible();
});

test('a limit counts down to its end, in seconds that the provider names across origins', async ({ page, open }) => {
  await open('/auth/login');
  await toFaucets(page);
  let requestCount = 0;
  await interceptCall(page, { method: 'POST', path: /\/api\/faucet$/ }, async (route) => {
    requestCount += 1;
    if (requestCount > 1) return route.continue();
    const origin = (await route.request().headerValue('origin')) ?? '*';
    return route.fulfill({
      status: 429,
      contentType: 'application/json',
      body: JSON.stringify({ error: { code: 'too_many', message: 'The limit has been reached.', details: [] } }),
      headers: {
        'retry-after': '3',
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': 'x-refresh-token, retry-after',
      },
    });
  });
  const dialog = await fillFaucet(page, 'Token');
  await sendButton(page).click();
  await expect(dialog.getByRole('timer')).toHaveText(/^Next request in 0:0[123]$/);
  await page.keyboard.press('Enter');
  await expectFormPreserved(page);
  await expect(dialog.getByRole('timer')).toHaveCount(0);
  await expect(dialog.getByText('You can request test coins again.')).toBeAttached();
  await sendButton(page).click();
  await expect(dialog).toBeHidden();
  expect(requestCount).toBe(2);
});

test('a history that does not load reports it, and loads when asked again', async ({ page, open }) => {
  await open('/auth/login');
  await logIn(page, activeCustomer);
  const restore = await breakCall(page, LOAD_FAUCETS, rejection(500, 'Not now.'));
  await page.getByRole('link', { name: 'Faucets' }).click();
  await expectHeading(page, 'Faucets');
  await expect(page.getByRole('heading', { name: "Couldn't load faucets" })).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('1–10 of 14')).toBeVisible();
});
