import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { activeCustomer, expectHeading, submitLogIn, suspended } from './support/steps.ts';
import { expect, test, WALK, LONG } from './support/test.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const plans = (page: Page) => page.getByRole('list', { name: 'Plans' });
const plan = (page: Page, name: string) =>
  plans(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });

const fact = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

async function goToBilling(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('navigation').getByRole('link', { name: 'Billing' }).last().click();
  await expectHeading(page, 'Billing');
}

/** From the payment's return page to the dashboard. */
async function expectPaid(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/subscription-success($|\?)/);
  await expect(page.getByText('Checking your subscription')).toBeVisible();
  await expect(page.getByText('Your subscription is active')).toBeVisible({ timeout: 8_000 });
  await page.getByRole('link', { name: 'View dashboard' }).click();
  await expectHeading(page, 'Dashboard');
}

test(
  'a plan is bought in a new tab, and the first one shows it when the user returns',
  WALK,
  async ({ page, context, openAs, openUrl }) => {
    await openAs(activeCustomer);
    await page.getByRole('link', { name: 'Growth plan. Change plan' }).click();
    await page.getByRole('radio', { name: /^Annual/ }).check();
    await expect(plan(page, 'Business')).toContainText('$5,748 billed annually');
    await expect(plan(page, 'Growth').getByRole('button', { name: 'Switch to annual' })).toBeEnabled();
    const newTab = context.waitForEvent('page');
    await plan(page, 'Business').getByRole('button', { name: 'Upgrade to Business' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue to checkout' }).click();
    const shop = await newTab;

    await test.step('canceling leads back to the plans', async () => {
      await expect(shop.getByText(`Business plan, billed annually, for ${activeCustomer.email}`)).toBeVisible();
      await shop.getByRole('button', { name: 'Cancel' }).click();
      await expect(shop).toHaveURL(/\/billing(\?[^#]*)?#upgrade-plan$/);
      await expect(plan(shop, 'Growth')).toContainText('Active plan');
    });

    await test.step('paid, the new tab continues with the plan', async () => {
      await shop.getByRole('radio', { name: /^Annual/ }).check();
      const another = context.waitForEvent('page');
      await plan(shop, 'Business').getByRole('button', { name: 'Upgrade to Business' }).click();
      await shop.getByRole('dialog').getByRole('button', { name: 'Continue to checkout' }).click();
      const till = await another;
      await till.getByRole('button', { name: 'Pay', exact: true }).click();
      // People may go on before the payment is checked; the journey that waits for that is about paying.
      await expect(till.getByText('Checking your subscription')).toBeVisible();
      await openUrl(till, new URL('/dashboard', till.url()).href);
      await expectHeading(till, 'Dashboard');
      await expect(till.getByText('Business', { exact: true })).toBeVisible();
    });

    await test.step('the first tab knows once it is looked at again', async () => {
      await expect(plan(page, 'Growth')).toContainText('Switch to annual');
      await comeBack(page);
      await expect(plan(page, 'Business')).toContainText('Active plan');
      await expect(plan(page, 'Growth')).toContainText('Downgrade');
      // A paid year cannot become free of charge.
      await expect(plan(page, 'Free').getByRole('button', { name: 'Downgraded plan' })).toBeDisabled();
      await expect(page.getByRole('columnheader', { name: 'Business (current)' })).toBeVisible();
      await tab(page, 'Subscription').click();
      await expect(fact(page, 'Amount')).toContainText('$5,748.00 a year');
      await expect(fact(page, 'Subscription payment')).toContainText('$0.00');
    });
  },
);

test('a suspended account pays its invoice and is free again', LONG, async ({ page, open }) => {
  const block = page.getByRole('alertdialog', { name: 'Your account is suspended' });
  await open('/');
  await submitLogIn(page, suspended);
  await block.getByRole('link', { name: 'View billing' }).click();
  await expect(plans(page)).toBeVisible();
  await expect(page.getByText('Your account is suspended.')).toBeVisible();
  for (const choice of ['Fail payment', 'Pay']) {
    await page.getByRole('button', { name: 'View invoice' }).click();
    await expect(page.getByText(`Unpaid invoice: Growth plan, for ${suspended.email}`)).toBeVisible();
    await expect(page.getByRole('heading', { name: '$240.50' })).toBeVisible();
    await page.getByRole('button', { name: choice, exact: true }).click();
    if (choice === 'Pay') break;
    await expectHeading(page, 'Billing');
    await expect(page.getByText('Your account is suspended.')).toBeVisible();
  }
  await expectPaid(page);
  await expect(block).toBeHidden();
  await goToBilling(page);
  // The page returns to the tab that was open before the payment.
  await tab(page, 'Subscription').click();
  await expect(fact(page, 'Subtotal')).toContainText('$199.00');
  await expect(page.getByRole('button', { name: 'View invoice' })).toHaveCount(0);
});

test('an invoice is found in the list and downloaded', WALK, async ({ page, openAs }) => {
  await openAs(activeCustomer);
  await goToBilling(page);
  const invoices = page.getByRole('region', { name: 'Invoices' });
  const row = invoices.getByRole('row').filter({ hasText: 'Paid' }).first();
  const number = (await row.getByRole('rowheader').textContent()) ?? '';
  await expect(invoices.getByText('Showing 10 invoices')).toBeVisible();
  await invoices.getByRole('button', { name: 'Load more' }).click();
  await expect(invoices.getByText('Showing 10 invoices')).toBeHidden();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: `Download invoice ${number}` }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`invoice-${number}.pdf`);
  const pdf = (await readFile(await file.path())).toString('latin1');
  expect(pdf).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/);
  expect(pdf).toContain(`Invoice ${number}`);
  expect(pdf).toContain('Northwall Payments');
});
