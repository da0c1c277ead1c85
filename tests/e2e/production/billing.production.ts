import type { Page } from '@playwright/test';
import { BROKEN_RESPONSES, chooseFaults, type Operation, rejection } from '#tests/e2e/support/faults.ts';
import { activeCustomer, expectLogIn, logOut, submitLogIn, suspended, toast } from '#tests/e2e/support/steps.ts';
import { expect, FAILED_REQUESTS, test, LONG } from '#tests/e2e/support/test.ts';

const PLANS: Operation = { method: 'GET', path: /\/api\/account\/subscriptions-and-plans$/ };
const INVOICES: Operation = { method: 'GET', path: /\/api\/account\/invoices$/ };
const INVOICE_FILE: Operation = { method: 'GET', path: /\/api\/invoices\/[^/]+\/file$/ };
const BLOCKED_LINK = 'We blocked this link';

const plans = (page: Page) => page.getByRole('list', { name: 'Plans' });
const viewInvoice = (page: Page) => page.getByRole('button', { name: 'View invoice' });

const UNAVAILABLE = [
  ...BROKEN_RESPONSES,
  { name: 'a 500 with a message', fault: rejection(500, 'Down for a while.'), message: 'Down for a while.' },
];

test.use({ allowed: FAILED_REQUESTS });

test('plans that fail to load are reported in place and retried, and an untrusted URL is blocked', async ({
  page,
  context,
  open,
  calls,
  openAs,
}) => {
  await openAs(activeCustomer);
  for (const { fault, message } of chooseFaults(UNAVAILABLE, 'a 500 with a message')) {
    const restore = calls.break(PLANS, fault);
    await open('/billing#upgrade-plan');
    await page.reload();
    await expect(page.getByRole('heading', { name: "Couldn't load plans" })).toBeVisible();
    await expect(page.getByRole('main').getByText(message)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Enterprise' })).toBeVisible();
    await restore();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(plans(page)).toBeVisible();
  }
  // This deployment trusts no host.
  await page.getByRole('button', { name: 'Upgrade to Business' }).click();
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  await expect(toast(page, BLOCKED_LINK)).toBeVisible();
  // The tab that opened within the click closes again.
  await expect.poll(() => context.pages().length).toBe(1);
});

test(
  'an invoice is requested once, a failure is shown, and a log-out discards it',
  LONG,
  async ({ page, open, calls }) => {
    await open('/auth/login');
    await submitLogIn(page, suspended);
    await page.getByRole('link', { name: 'Go to billing' }).click();

    await test.step('without a response the button is there again', async () => {
      const restore = calls.break(INVOICES, 'no network');
      await viewInvoice(page).click();
      await expect(page.getByRole('alert').filter({ hasText: "The server didn't respond." })).toBeVisible();
      await expect(viewInvoice(page)).toBeEnabled();
      await restore();
    });

    await test.step('an untrusted URL is blocked', async () => {
      await viewInvoice(page).click();
      await expect(toast(page, BLOCKED_LINK)).toBeVisible();
      await expect(page).toHaveURL(/\/billing#upgrade-plan$/);
    });

    await test.step('several clicks send one request, and a response after the log-out does not navigate', async () => {
      const slow = calls.hold(INVOICES);
      await viewInvoice(page).click();
      await page.getByRole('button', { name: 'Opening' }).dblclick({ force: true });
      await logOut(page);
      await slow.release();
      await expectLogIn(page);
      expect(slow.count()).toBe(1);
    });
  },
);

test(
  'an invoice that fails to download is reported, and comes at the next try',
  LONG,
  async ({ page, openAs, calls }) => {
    await openAs(activeCustomer, '/billing');
    const download = page.getByRole('button', { name: /^Download invoice / }).first();
    const restore = calls.break(INVOICE_FILE, rejection(500, 'Down for a while.'));
    await download.click();
    await expect(toast(page, 'Down for a while.')).toBeVisible();
    await restore();
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect(file.suggestedFilename()).toMatch(/^invoice-[\dA-F]{6}-\d{4}\.pdf$/);
  },
);
