import { copiedText, detail, entries, filter, goToLogs, log } from './support/log-steps.ts';
import { activeCustomer, announcement } from './support/steps.ts';
import { expect, test, LONG_WALK } from './support/test.ts';

test('callback logs are narrowed, scrolled, opened and left again', LONG_WALK, async ({ page, openAs }) => {
  await openAs(activeCustomer);
  await goToLogs(page, 'Webhooks');

  await test.step('another blockchain clears the network', async () => {
    await filter(page, 'Blockchain').selectOption('tron');
    await filter(page, 'Network').selectOption('nile');
    await expect(page).toHaveURL(/blockchain=tron&network=nile/);
    await expect(log(page).getByRole('row').nth(1)).toContainText(/Tron\s*Tron Nile|Nile/);
    await filter(page, 'Blockchain').selectOption('bitcoin');
    await expect(page).not.toHaveURL(/network=/);
    await filter(page, 'Status').selectOption('failed');
    await expect(page.getByText(/Showing .* callbacks/)).toBeVisible();
    await expect(log(page).getByText('Success')).toHaveCount(0);
  });

  await test.step('a phrase finds the callback that holds it', async () => {
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(log(page)).toBeVisible();
    await entries(page).nth(3).click();
    const id = await detail(page).locator('dt', { hasText: 'Callback ID' }).locator('+ dd').innerText();
    await page.keyboard.press('Escape');
    await expect(entries(page).nth(3)).toBeFocused();
    await page.getByRole('textbox', { name: 'Any text in a callback' }).fill(id.trim());
    await expect(page.getByText('Showing 1 callback', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
  });

  await test.step('more come on the way down, while few are in the page', async () => {
    await expect(page.getByText('Showing 20 callbacks')).toBeVisible();
    for (const count of [30, 40, 50]) {
      await log(page).evaluate((box) => box.scrollTo(0, box.scrollHeight));
      await expect(page.getByText(`Showing ${count} callbacks`)).toBeVisible();
    }
    expect(await log(page).getByRole('row').count()).toBeLessThan(60);
  });

  await test.step('one is opened, its URL copied, and Back closes it', async () => {
    await log(page).evaluate((box) => box.scrollTo(0, 0));
    await expect(log(page).getByRole('row').nth(7)).toHaveAttribute('aria-rowindex', '8');
    const event = (await entries(page).nth(6).getAttribute('aria-label')) ?? '';
    await entries(page).nth(6).click();
    await expect(detail(page).getByRole('tree', { name: 'Callback' })).toBeVisible();
    await detail(page).getByRole('button', { name: 'Copy link to this entry' }).click();
    await expect(announcement(page, 'Text copied to clipboard!')).toBeAttached();
    expect(await copiedText(page)).toBe(page.url());
    expect(page.url()).toMatch(/entry=.*after=/);
    await page.goBack();
    await expect(detail(page)).toBeHidden();
    await expect(entries(page).nth(6)).toBeFocused();
    await page.goForward();
    await expect(detail(page).getByRole('heading', { level: 2 })).toContainText(event);
  });
});
