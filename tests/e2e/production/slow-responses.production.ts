import { CREATE_KEY, LIST_KEYS, LOG_IN, REVEAL_KEY, SUBSCRIPTION, TOGGLE_KEY } from '#tests/e2e/support/faults.ts';
import { activeCustomer, createdDialog, expectHeading, fillLogIn, goToKeys, keyRow } from '#tests/e2e/support/steps.ts';
import { expect, FAILED_REQUESTS, test, LONG } from '#tests/e2e/support/test.ts';

test.use({ allowed: FAILED_REQUESTS });

test.describe('while a response takes its time', () => {
  test('the log-in is sent once, however often it is requested', LONG, async ({ page, open, calls }) => {
    await open('/auth/login');
    const slow = calls.hold(LOG_IN);
    await fillLogIn(page, activeCustomer);
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
    const busy = page.getByRole('button', { name: 'Logging in' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await busy.dblclick({ force: true });
    await slow.release();
    await expectHeading(page, 'Dashboard');
    expect(slow.count()).toBe(1);
  });

  test('a key is created once, however often it is requested', LONG, async ({ page, openAs, calls }) => {
    await openAs(activeCustomer, '/api-keys');
    await expect(page.getByText('Showing 10 keys')).toBeVisible();
    const slow = calls.hold(CREATE_KEY);
    await page.getByRole('button', { name: 'Create API key' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Key name').fill('ledger-sync');
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Creating' }).dblclick({ force: true });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await slow.release();
    await expect(createdDialog(page)).toBeVisible();
    expect(slow.count()).toBe(1);
  });

  test('a key is changed, revealed and listed once', LONG, async ({ page, openAs, calls }) => {
    await openAs(activeCustomer, '/api-keys');
    await expect(page.getByText('Showing 10 keys')).toBeVisible();

    const toggling = calls.hold(TOGGLE_KEY);
    await page.getByRole('button', { name: 'Active. Deactivate payouts-worker' }).click();
    await page.getByRole('button', { name: 'Deactivate key' }).dblclick();
    await page.getByRole('button', { name: 'Saving' }).dblclick({ force: true });
    await toggling.release();
    await expect(page.getByRole('button', { name: 'Inactive. Activate payouts-worker' })).toBeVisible();
    expect(toggling.count()).toBe(1);

    const revealing = calls.hold(REVEAL_KEY);
    const row = keyRow(page, 'payouts-worker');
    await row.getByRole('button', { name: 'Copy key payouts-worker' }).dblclick();
    await row.getByRole('button', { name: 'Reveal key payouts-worker' }).click();
    await revealing.release();
    await row.getByRole('button', { name: 'Hide key payouts-worker' }).click();
    await row.getByRole('button', { name: 'Reveal key payouts-worker' }).click();
    await expect(row.getByRole('button', { name: 'Hide key payouts-worker' })).toBeVisible();
    expect(revealing.count()).toBe(1);

    const listing = calls.hold(LIST_KEYS);
    await page.getByRole('button', { name: 'Load more' }).dblclick();
    await listing.release();
    await expect(page.getByText('Showing 20 keys')).toBeVisible();
    expect(listing.count()).toBe(1);
  });

  test(
    'a list shows that it loads, and a visit that ends in the meantime shows no message',
    LONG,
    async ({ page, openAs, calls }) => {
      await openAs(activeCustomer);
      const slow = calls.hold(LIST_KEYS);
      await goToKeys(page);
      // The dashboard has cached some keys, so the list shows during the refetch.
      const card = page.getByRole('region', { name: 'API Key Management' }).first();
      await expect(card).toHaveAttribute('aria-busy', 'true');
      await page.getByRole('link', { name: 'Dashboard' }).click();
      await expectHeading(page, 'Dashboard');
      await slow.release();
      await goToKeys(page);
      await expect(keyRow(page, 'payouts-worker')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Notifications' })).toBeEmpty();
    },
  );
});

test('an account that is suspended in the meantime is blocked when the user returns', async ({
  page,
  openAs,
  calls,
}) => {
  await openAs(activeCustomer);
  const plan = { active: false, name: 'Growth', free: false, suspended: true, subscription: 'monthly' };
  const body = JSON.stringify({ context: {}, data: { item: { ...plan, ...FIGURES } } });
  const restore = calls.break(SUBSCRIPTION, { status: 200, body });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const block = page.getByRole('alertdialog', { name: 'Your account is suspended' });
  await expect(block).toBeVisible();
  await restore();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(block).toBeHidden();
});

const FIGURES = {
  subscriptionPayment: 299,
  monthlyCredits: 1000,
  throughput: { softLimit: 1, hardLimit: 2 },
  paygAdditionalCreditsPerOneDollar: 100,
  paygPeriodToDate: 0,
  subtotal: 299,
  hasPendingInvoices: true,
  isCancelled: false,
  scheduledCancellationDate: null,
  nextBillingDate: null,
};
