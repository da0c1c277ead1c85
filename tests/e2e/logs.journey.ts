import { readFile } from 'node:fs/promises';
import { copiedText, detail, entries, filter, goToLogs, log } from './support/log-steps.ts';
import { activeCustomer, announcement } from './support/steps.ts';
import { expect, test, WALK, LONG } from './support/test.ts';

test('callback logs are narrowed, scrolled, opened and left again', WALK, async ({ page, openAs }) => {
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

test('API calls are viewed, copied as curl and exported', LONG, async ({ page, openAs }) => {
  await openAs(activeCustomer, '/usage#api-request');
  await expect(page.getByText('Showing 20 calls')).toBeVisible();
  await filter(page, 'API key').selectOption({ index: 1 });
  await expect(page).toHaveURL(/key=/);
  await expect(page.getByText(/^Showing .* calls?$/)).toBeVisible();
  await filter(page, 'API key').selectOption('');
  await expect(page.getByText('Showing 20 calls')).toBeVisible();

  await page
    .getByRole('button', { name: /^View request/ })
    .first()
    .click();
  await expect(detail(page).getByRole('tree', { name: 'Request' })).toContainText('method');
  await detail(page).getByRole('button', { name: 'Copy as curl' }).click();
  await expect(announcement(page, 'Text copied to clipboard!')).toBeAttached();
  expect(await copiedText(page)).toMatch(/^curl[^]*"x-api-key: \$API_KEY"/);
  await detail(page).getByRole('tab', { name: 'Response' }).click();
  await expect(detail(page).getByRole('tree', { name: 'Response' })).toContainText('statusCode');
  await detail(page).getByRole('button', { name: 'Close' }).click();
  await expect(detail(page)).toBeHidden();

  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByText('20 loaded rows.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'As CSV', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^api-calls-part-20-\d{8}-\d{4}\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.split('\r\n')[0]).toBe('id,dateTime,statusCode,product,spentCredits,responseTime,referenceId');
  expect(text.split('\r\n')).toHaveLength(22);
});

test('on a phone a callback is found and read', LONG, async ({ page, openAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(activeCustomer);
  await goToLogs(page, 'Webhooks');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await filter(page, 'Status').selectOption('failed');
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expect(log(page).getByText('Success')).toHaveCount(0);
  await page.getByText('Relative').click();
  await expect(log(page).getByText(/ago$/).first()).toBeVisible();
  await entries(page).nth(1).click();
  await expect(detail(page)).toHaveCSS('width', '390px');
  await expect(
    detail(page)
      .getByText(/^Your server (answered|sent)/)
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.keyboard.press('Escape');
  await expect(entries(page).nth(1)).toBeFocused();
});

test('a failed callback is redelivered, and its new delivery opened', LONG, async ({ page, openAs }) => {
  await openAs(activeCustomer, '/usage#webhooks');
  await filter(page, 'Status').selectOption('failed');
  await expect(log(page).getByText('Success')).toHaveCount(0);
  await entries(page).first().click();
  const event = await detail(page).getByRole('heading', { level: 2 }).innerText();
  await expect(detail(page).getByRole('tree', { name: 'Callback' })).toBeVisible();
  await detail(page).getByRole('button', { name: 'Redeliver' }).press('Enter');
  await expect(detail(page).getByText('Redelivery requested.')).toBeVisible();
  await expect(detail(page).getByRole('button', { name: 'Redeliver' })).toBeFocused();
  const before = page.url();
  await detail(page).getByRole('link', { name: 'Show the new delivery' }).press('Enter');
  await expect(page).not.toHaveURL(before);
  await expect(detail(page)).toContainText(new URL(page.url()).searchParams.get('entry') ?? 'an entry');
  await expect(detail(page).getByRole('heading', { level: 2 })).toContainText(event.split('\n').at(-1) ?? event);
  await page.goBack();
  await expect(page).toHaveURL(before);
});
