import type { Page } from '@playwright/test';
import { BROKEN_RESPONSES, chooseFaults, rejection, UNCONFIRMED } from '#tests/e2e/support/faults.ts';
import {
  EVM_ADDRESS,
  faucetDialog,
  fillFaucet,
  LOAD_FAUCETS,
  REQUEST_FAUCET,
  sendButton,
} from '#tests/e2e/support/faucets.ts';
import { activeCustomer, expectHeading } from '#tests/e2e/support/steps.ts';
import { expect, FAILED_REQUESTS, test, LONG } from '#tests/e2e/support/test.ts';

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

test('test coins are requested once, however often that is pressed', LONG, async ({ page, openAs, calls }) => {
  await openAs(activeCustomer, '/faucets');
  await expect(page.getByText('1–10 of 14')).toBeVisible();
  const slow = calls.hold(REQUEST_FAUCET);
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

test('each rejection is shown, preserves the input, and can be retried', LONG, async ({ page, openAs, calls }) => {
  await openAs(activeCustomer, '/faucets');
  await expect(page.getByText('1–10 of 14')).toBeVisible();
  const dialog = await fillFaucet(page, 'Token');
  const rejections = [
    {
      name: '400',
      fault: rejection(400, 'Refused.', ['The address is on no list.']),
      message: 'The address is on no list.',
    },
    { name: '403', fault: rejection(403, 'Forbidden.'), message: "Read-only: your role doesn't allow this." },
    {
      name: '409',
      fault: rejection(409, 'A request is under way already.'),
      message: 'A request is under way already.',
    },
    { name: '429', fault: rejection(429, ''), message: "You've reached the request limit. Try again later." },
    ...BROKEN_RESPONSES.map(({ name, fault, message }) => ({
      name,
      fault,
      message: fault === 'no network' ? UNCONFIRMED : message,
    })),
  ];
  for (const { fault, message } of chooseFaults(rejections, '400', '429', 'no network')) {
    const restore = calls.break(REQUEST_FAUCET, fault);
    await sendButton(page).click();
    await expect(dialog.getByText(message)).toBeVisible();
    await expectFormPreserved(page);
    await restore();
  }
  await sendButton(page).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1–10 of 15')).toBeVisible();
});

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

test('a history that does not load reports it, and loads when asked again', LONG, async ({ page, openAs, calls }) => {
  await openAs(activeCustomer);
  const restore = calls.break(LOAD_FAUCETS, rejection(500, 'Not now.'));
  await page.getByRole('link', { name: 'Faucets' }).click();
  await expectHeading(page, 'Faucets');
  await expect(page.getByRole('heading', { name: "Couldn't load faucets" })).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('1–10 of 14')).toBeVisible();
});
