import type { Locator, Page } from '@playwright/test';
import { expectHeading, logIn } from './steps.ts';
import { expect } from './test.ts';

/** Steps on the team page. */

export function memberRow(page: Page, email: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: email }) });
}

export async function goToTeam(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await expectHeading(page, 'Team');
}

/** Signed in, with the whole team visible. */
export async function logInToTeam(page: Page, account: Parameters<typeof logIn>[1]): Promise<void> {
  await logIn(page, account);
  await goToTeam(page);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
}

export function inviteDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Invite member' });
}

/** Opens and fills in the dialog; the caller submits it. */
export async function fillInvitation(page: Page, email: string, ...roles: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Invite member' }).click();
  await inviteDialog(page).getByLabel('Email').fill(email);
  for (const role of roles) await inviteDialog(page).getByRole('checkbox', { name: role }).check();
}

export async function sendInvitation(page: Page): Promise<void> {
  await inviteDialog(page).getByRole('button', { name: 'Send invitation' }).click();
}

/** Returns the confirmation dialog. */
export async function openDeleteDialog(page: Page, email: string): Promise<Locator> {
  await page.getByRole('button', { name: `Remove ${email}` }).click();
  return page.getByRole('dialog', { name: `Remove ${email}?` });
}
