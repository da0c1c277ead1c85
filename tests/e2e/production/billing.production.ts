import type { Page } from '@playwright/test';
import { breakCall, BROKEN, holdCall, type Operation, refusal } from '#tests/e2e/support/faults.ts';
import { activeCustomer, expectLogIn, logIn, logOut, submitLogIn, suspended, toast } from '#tests/e2e/support/steps.ts';
import { expect, REFUSALS, test } from '#tests/e2e/support/test.ts';

const PLANS: Operation = { method: 'GET', path: /\/api\/account\/subscriptions-and-plans$/ };
const INVOICES: Operation = { method: 'GET', path: /\/api\/account\/invoices$/ };
const REFUSED = 'This address was not opened';

const plans = (page: Page) => page.getByRole('list', { name: 'Plans' });
const viewInvoice = (page: Page) => page.getByRole('button', { name: 'View invoice' });

test.use({ allowed: REFUSALS });

test('plans that do not come are told in their place and asked for again, and a foreign address is not opened', async ({
  page,
  context,
  open,
}) => {
  await open('/auth/login');
  await logIn(page, activeCustomer);
  for (const { fault, says } of [...BROKEN, { fault: refusal(500, 'Down for a while.'), says: 'Down for a while.' }]) {
    const mend = await breakCall(page, PLANS, fault);
    await open('/billing#upgrade-plan');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'The plans did not load' })).toBeVisible();
    await expect(page.getByRole('main').getByText(says)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Enterprise' })).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(plans(page)).toBeVisible();
  }
  // No host is on the list of this deployment (D40).
  await page.getByRole('button', { name: 'Upgrade to Business' }).click();
  await expect(toast(page, REFUSED)).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test('an invoice is asked for once, told when it does not come, and forgotten by a log-out', async ({ page, open }) => {
  await open('/auth/login');
  await submitLogIn(page, suspended);
  await page.getByRole('link', { name: 'Go to billing' }).click();

  await test.step('without an answer the button is there again', async () => {
    const mend = await breakCall(page, INVOICES, 'no network');
    await viewInvoice(page).click();
    await expect(toast(page, 'The server did not answer.')).toBeVisible();
    await expect(viewInvoice(page)).toBeEnabled();
    await mend();
  });

  await test.step('a foreign address is refused', async () => {
    await viewInvoice(page).click();
    await expect(toast(page, REFUSED)).toBeVisible();
    await expect(page).toHaveURL(/\/billing#upgrade-plan$/);
  });

  await test.step('several presses ask once, and an answer after the log-out leads nowhere', async () => {
    const slow = await holdCall(page, INVOICES);
    await viewInvoice(page).click();
    await page.getByRole('button', { name: 'Opening' }).dblclick({ force: true });
    await logOut(page);
    await slow.letGo();
    await expectLogIn(page);
    expect(slow.count()).toBe(1);
  });
});
