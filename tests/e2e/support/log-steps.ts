import type { Locator, Page } from '@playwright/test';
import { expectHeading } from './steps.ts';
import { expect } from './test.ts';

/** Steps of the log journeys. */

export const log = (page: Page): Locator => page.getByRole('table');
export const detail = (page: Page): Locator => page.getByRole('dialog');
export const entries = (page: Page): Locator => log(page).getByRole('rowheader').getByRole('button');
export const filter = (page: Page, name: string): Locator => page.getByRole('combobox', { name });

export async function goToLogs(page: Page, tab: 'Webhooks' | 'API calls'): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('navigation').getByRole('link', { name: 'Usage', exact: true }).click();
  await expectHeading(page, 'Usage');
  await page.getByRole('tab', { name: tab, exact: true }).click();
  await expect(page.getByText(/^Showing 20 (callbacks|calls)/)).toBeVisible();
}

export function copiedText(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
