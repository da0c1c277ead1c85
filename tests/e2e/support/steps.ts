import type { Locator, Page } from '@playwright/test';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { expect } from './test.ts';

/** Steps that all journeys share. */

export const { activeCustomer, freePlan, suspended, twoFactor } = demoAccounts;

type LogIn = { readonly email: string; readonly password: string };

export function emailField(page: Page): Locator {
  return page.getByLabel('Email', { exact: true });
}

export function passwordField(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Password' });
}

export async function fillLogIn(page: Page, { email, password }: LogIn): Promise<void> {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
}

export function logInButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Log in', exact: true });
}

export async function submitLogIn(page: Page, account: LogIn): Promise<void> {
  await fillLogIn(page, account);
  await logInButton(page).click();
}

/** From the log-in screen to the dashboard. */
export async function logIn(page: Page, account: LogIn): Promise<void> {
  await submitLogIn(page, account);
  await expectHeading(page, 'Dashboard');
}

export async function logOut(page: Page, brand = 'Gatehouse'): Promise<void> {
  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expectLogIn(page, brand);
}

export async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

export async function expectLogIn(page: Page, brand = 'Gatehouse'): Promise<void> {
  await expect(page).toHaveURL(/\/auth\/login($|\?)/);
  await expectHeading(page, `Log in to ${brand}`);
}

/** The log-in screen is drawn before the console runs, which starts when the page is touched. */
export async function expectStarted(page: Page): Promise<void> {
  // The first move of a pointer on a page has no distance yet.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(page.locator('#first-paint')).toHaveCount(0);
}

export async function goToKeys(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'API Key Management' }).click();
  await expectHeading(page, 'API Key Management');
}

export function keyRow(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
}

export async function createKey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create API key' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create API key' });
  await dialog.getByLabel('Key name').fill(name);
  await dialog.getByRole('button', { name: 'Create API key' }).click();
}

export function createdDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'API key created' });
}

/** For assistive technology; the pressed button shows it to everyone else. */
export function announcement(page: Page, text: string): Locator {
  return page.getByRole('status').filter({ hasText: text });
}

export function toast(page: Page, text: string): Locator {
  return page.getByRole('region', { name: 'Notifications' }).getByText(text);
}
