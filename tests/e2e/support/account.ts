import type { Locator, Page } from '@playwright/test';

/** Steps of the account journeys. */

export const NEW_EMAIL = 'elena@riverstone.example';

type MenuDialog = 'Change email' | 'Change password';

export async function openFromMenu(page: Page, name: MenuDialog): Promise<Locator> {
  await choose(page, name);
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  return dialog;
}

/** Which "My profile" of the menu leads to. */
export async function openAccountTab(page: Page, tab: string): Promise<void> {
  await choose(page, 'My profile');
  await page.getByRole('tab', { name: tab }).press('Enter');
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.getByRole('menuitem', { name }).click();
}

export function changeEmailDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Change email' });
}

export function emailChangedDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Email changed' });
}

export async function fillNewEmail(dialog: Locator, email: string, password: string): Promise<void> {
  await dialog.getByLabel('New email').fill(email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
}
