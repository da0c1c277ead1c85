import type { Page } from '@playwright/test';
import { copiedText, detail, entries, filter, goToLogs, log } from './support/log-steps.ts';
import { activeCustomer, announcement, expectHeading, submitLogIn } from './support/steps.ts';
import { expect, test, PRODUCTION_WALK } from './support/test.ts';

/** The facts of the open entry, which the other profile must show too. */
const facts = (page: Page) => detail(page).locator('dl');
const rowAt = (page: Page, rowIndex: number) => log(page).getByRole('row').nth(rowIndex);

/** Copies the link to the full entry, of which the page shows a part. */
async function copyEntryLink(page: Page): Promise<string> {
  await detail(page)
    .getByRole('button', { name: /^Copy: / })
    .click();
  await expect(announcement(page, 'Text copied to clipboard!')).toBeAttached();
  return copiedText(page);
}

/** A colleague's signed-in browser, which shares only the url. */
async function colleague(openDevice: (path: string) => Promise<Page>): Promise<Page> {
  const device = await openDevice('/');
  await submitLogIn(device, activeCustomer);
  await expectHeading(device, 'Dashboard');
  return device;
}

test(
  'the URL of an entry leads a colleague to it, and on to what is newest',
  PRODUCTION_WALK,
  async ({ page, openAs, openDevice, openUrl: openAddress }) => {
    await openAs(activeCustomer);
    await goToLogs(page, 'Webhooks');
    await filter(page, 'Blockchain').selectOption('tron');
    await expect(page.getByText('Showing 20 callbacks')).toBeVisible();
    await entries(page).nth(12).click();
    const shown = await facts(page).innerText();
    const json = await copyEntryLink(page);
    expect(JSON.parse(json)).toMatchObject({ body: { data: { item: { blockchain: 'tron' } } } });

    const device = await colleague(openDevice);
    await openAddress(device, page.url());
    await expect(facts(device)).toHaveText(shown, { useInnerText: true });
    expect(await copyEntryLink(device)).toBe(json);
    await expect(filter(device, 'Blockchain')).toHaveValue('tron');
    await expect(rowAt(device, 1)).toHaveAttribute('aria-current', 'true');
    await device.keyboard.press('Escape');
    await expect(device).not.toHaveURL(/entry=/);
    await expect(entries(device).first()).toBeFocused();
    await device.getByRole('button', { name: 'Jump to latest' }).click();
    await expect(device.getByText('Showing the shared entry and older ones.')).toBeHidden();
    await expect(entries(device).nth(12)).toBeVisible();
  },
);
