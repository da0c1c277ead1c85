import type { Locator, Page } from '@playwright/test';
import type { Operation } from './faults.ts';
import { expect } from './test.ts';

export const EVM_ADDRESS = '0x7A250d5630B4cF539739dF2C5dAcb4c659F2488D';

const XRP_ADDRESS = 'rPT1Sjq2YGrBMTttX4GZHjKu9dyfqYt6W';

export const REQUEST_FAUCET: Operation = { method: 'POST', path: /\/api\/faucet$/ };

export function faucetDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Request test coins' });
}

/** The submit button in any state. */
export function sendButton(page: Page): Locator {
  return faucetDialog(page).getByRole('button', { name: /^Request/ });
}

/** By keyboard, because the previous toast may cover the button; a key does not wait until it is enabled. */
export async function openFaucetDialog(page: Page): Promise<Locator> {
  const opener = page.getByRole('main').getByRole('button', { name: 'Request test coins' }).first();
  await expect(opener).toBeEnabled();
  await opener.press('Enter');
  await expect(faucetDialog(page)).toBeVisible();
  return faucetDialog(page);
}

export async function fillFaucet(page: Page, type: 'Coin' | 'Token' = 'Coin'): Promise<Locator> {
  const dialog = await openFaucetDialog(page);
  await dialog.getByLabel('Blockchain').selectOption('ethereum');
  await dialog.getByLabel('Network').selectOption('sepolia');
  await dialog.getByLabel('Address').fill(EVM_ADDRESS);
  await dialog.getByLabel(type).check();
  return dialog;
}

/** Sends requests up to the rate limit; the dialog stays open with the focus on its button. */
export async function reachLimit(page: Page): Promise<void> {
  for (let times = 0; times < 4; times += 1) {
    const dialog = await openFaucetDialog(page);
    await dialog.getByLabel('Blockchain').selectOption('xrp');
    await dialog.getByLabel('Network').selectOption('testnet');
    await dialog.getByLabel('Address').fill(XRP_ADDRESS);
    await sendButton(page).click();
    if (times < 3) await expect(dialog).toBeHidden();
    else await expect(dialog.getByRole('timer')).toBeVisible();
  }
}
