import type { Locator, Page } from '@playwright/test';

/** Steps of the account journeys. */

export const NEW_EMAIL = 'elena@riverstone.example';

type MenuDialog = 'My profile' | 'Change email' | 'Change password';

export async function openFromMenu(page: Page, name: MenuDialog): Promise<Locator> {
  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.getByRole('menuitem', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  return dialog;
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
