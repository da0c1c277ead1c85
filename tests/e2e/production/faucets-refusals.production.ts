import type { Page } from '@playwright/test';
import { breakCall, BROKEN, holdCall, interceptCall, refusal, UNCONFIRMED } from '#tests/e2e/support/faults.ts';
import {
  EVM_ADDRESS,
  faucetDialog,
  fillFaucet,
  LOAD_FAUCETS,
  REQUEST_FAUCET,
  sendButton,
} from '#tests/e2e/support/faucets.ts';
import { activeCustomer, expectHeading, logIn, toast } from '#tests/e2e/support/steps.ts';
import { expect, REFUSALS, test } from '#tests/e2e/support/test.ts';

test.use({ allowed: REFUSALS });

async function toFaucets(page: Page): Promise<void> {
  await logIn(page, activeCustomer);
  await page.getByRole('link', { name: 'Faucets' }).click();
  await expect(page.getByText('1–10 of 14')).toBeVisible();
}

async function expectKept(page: Page): Promise<void> {
  const dialog = faucetDialog(page);
  await expect(dialog.getByLabel('Network')).toHaveValue('sepolia');
  await expect(dialog.getByLabel('Address')).toHaveValue(EVM_ADDRESS);
  await expect(dialog.getByLabel('Token')).toBeChecked();
}

test('test coins are asked for once, however often that is pressed', async ({ page, open }) => {
  await open('/auth/login');
  await toFaucets(page);
  const slow = await holdCall(page, REQUEST_FAUCET);
  const dialog = await fillFaucet(page);
  await dialog.getByLabel('Address').focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Requesting' }).dblclick({ force: true });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await slow.letGo();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1–10 of 15')).toBeVisible();
  expect(slow.count()).toBe(1);
});

test('each refusal is told, keeps what was typed, and can be tried again', async ({ page, open }) => {
  await open('/auth/login');
  await toFaucets(page);
  const dialog = await fillFaucet(page, 'Token');
  const refusals = [
    { fault: refusal(400, 'Refused.', ['The address is on no list.']), says: 'The address is on no list.' },
    { fault: refusal(403, 'Forbidden.'), says: 'Read only: your role does not allow this.' },
    { fault: refusal(409, 'A request is under way already.'), says: 'A request is under way already.' },
    { fault: refusal(429, ''), says: 'refused' },
    ...BROKEN.map(({ fault, says }) => ({ fault, says: fault === 'no network' ? UNCONFIRMED : says })),
  ];
  for (const { fault, says } of refusals) {
    const mend = await breakCall(page, REQUEST_FAUCET, fault);
    await sendButton(page).click();
    const told = says === 'refused' ? 'The limit for requests is reached. Wait a while' : says;
    await expect(dialog.getByText(told)).toBeVisible();
    await expect(toast(page, told).first()).toBeVisible();
    await expectKept(page);
    await mend();
  }
  await sendButton(page).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1–10 of 15')).toBeVisible();
});

test('a limit counts down to its end, in seconds that the provider names across origins', async ({ page, open }) => {
  await open('/auth/login');
  await toFaucets(page);
  let asked = 0;
  await interceptCall(page, { method: 'POST', path: /\/api\/faucet$/ }, async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
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
  await expectKept(page);
  await expect(dialog.getByRole('timer')).toHaveCount(0);
  await expect(dialog.getByText('You can request test coins again.')).toBeAttached();
  await sendButton(page).click();
  await expect(dialog).toBeHidden();
  expect(asked).toBe(2);
});

test('a history that does not load says so, and loads when asked again', async ({ page, open }) => {
  await open('/auth/login');
  await logIn(page, activeCustomer);
  const mend = await breakCall(page, LOAD_FAUCETS, refusal(500, 'Not now.'));
  await page.getByRole('link', { name: 'Faucets' }).click();
  await expectHeading(page, 'Faucets');
  await expect(page.getByRole('heading', { name: 'Faucets did not load' })).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('1–10 of 14')).toBeVisible();
});
