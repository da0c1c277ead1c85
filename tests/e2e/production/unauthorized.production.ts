import { CREATE_KEY, LIST_KEYS, rejection, TOGGLE_KEY, VERSIONS } from '#tests/e2e/support/faults.ts';
import {
  activeCustomer,
  emailField,
  expectHeading,
  expectLogIn,
  submitLogIn,
  toast,
} from '#tests/e2e/support/steps.ts';
import { expect, FAILED_REQUESTS, test, LONG } from '#tests/e2e/support/test.ts';

test.use({ allowed: FAILED_REQUESTS });

test.describe('without the right to do so', () => {
  const notice = "Read-only: your role doesn't allow this.";
  const forbidden = rejection(403, 'Forbidden.');

  test('reads and changes show the read-only notice', LONG, async ({ page, openAs, calls }) => {
    await openAs(activeCustomer, '/api-keys');
    await expect(page.getByText('Showing 10 keys')).toBeVisible();

    calls.break(TOGGLE_KEY, forbidden);
    await page.getByRole('button', { name: 'Active. Deactivate payouts-worker' }).click();
    await page.getByRole('button', { name: 'Deactivate key' }).click();
    await expect(toast(page, notice)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Dismiss' }).click();

    calls.break(CREATE_KEY, forbidden);
    await page.getByRole('button', { name: 'Create API key' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create API key' });
    await dialog.getByLabel('Key name').fill('ledger-sync');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(notice)).toBeVisible();
    await expect(dialog.getByLabel('Key name')).toHaveValue('ledger-sync');
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    calls.break(LIST_KEYS, forbidden);
    await page.reload();
    await expect(page.getByRole('heading', { name: "Couldn't load API keys" })).toBeVisible();
    await expect(page.getByRole('main').getByText(notice)).toBeVisible();
    await expect(toast(page, notice)).toHaveCount(0);
    await expectHeading(page, 'API Key Management');
  });
});

test.describe('a 401 in the middle', () => {
  test('leads to the log-in, reports it, and the next session starts clean', async ({ page, openAs, calls }) => {
    await openAs(activeCustomer, '/api-keys');
    await expect(page.getByText('Showing 10 keys')).toBeVisible();
    const restore = calls.break(LIST_KEYS, rejection(401, 'The session is not valid.'));
    await page.getByRole('button', { name: 'Load more' }).click();
    await expectLogIn(page);
    await expect(page.getByText('Your session expired. Log in to continue.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('gatehouse.session'))).toBeNull();
    await restore();
    await submitLogIn(page, activeCustomer);
    await expectHeading(page, 'API Key Management');
    await expect(page.getByText('Your session expired')).toHaveCount(0);
  });

  test('several at once end the session once', LONG, async ({ page, openAs, calls }) => {
    await openAs(activeCustomer);
    // The dashboard has fetched the keys it needs.
    await expect(page.getByRole('button', { name: 'Run request' })).toBeVisible();
    for (const operation of [LIST_KEYS, VERSIONS]) calls.break(operation, rejection(401, 'No session.'));
    await page.getByRole('link', { name: 'API Key Management' }).click();
    await expectLogIn(page);
    await expect(page.getByText('Your session expired. Log in to continue.')).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeEmpty();
  });

  test('from a dialog closes it with the page', LONG, async ({ page, openAs, calls }) => {
    await openAs(activeCustomer, '/api-keys');
    await expect(page.getByText('Showing 10 keys')).toBeVisible();
    calls.break(CREATE_KEY, rejection(401, 'No session.'));
    await page.getByRole('button', { name: 'Create API key' }).click();
    await page.getByRole('dialog').getByLabel('Key name').fill('ledger-sync');
    await page.keyboard.press('Enter');
    await expectLogIn(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await emailField(page).fill(activeCustomer.email);
    await expect(emailField(page)).toHaveValue(activeCustomer.email);
  });

  test('with a dialog open comes back to it, with what was typed', async ({ page, openAs, calls }) => {
    await openAs(activeCustomer, '/api-keys');
    const restore = calls.break(CREATE_KEY, rejection(401, 'No session.'));
    await page.getByRole('button', { name: 'Create API key' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create API key' });
    await dialog.getByLabel('Key name').fill('ledger-sync');
    await page.keyboard.press('Enter');
    await expectLogIn(page);
    await restore();
    await submitLogIn(page, activeCustomer);
    await expect(dialog.getByLabel('Key name')).toHaveValue('ledger-sync');
    await expect(dialog.getByText('We restored what you typed')).toBeVisible();
    await dialog.getByRole('button', { name: 'Create API key' }).click();
    await expect(page.getByRole('dialog', { name: 'API key created' })).toBeVisible();
  });

  test(
    'seen by another tab comes back to the rotation of this one, with what was typed',
    LONG,
    async ({ page, openAs, openTab, calls }) => {
      await openAs(activeCustomer, '/api-keys');
      await page.getByRole('button', { name: 'Rotate key payouts-worker' }).click();
      const dialog = page.getByRole('dialog', { name: 'Rotate payouts-worker' });
      await dialog.getByLabel('Key name').fill('payouts-2027');
      const restore = calls.break(VERSIONS, rejection(401, 'No session.'));
      const other = await openTab('/api-keys');
      await expectLogIn(other);
      await expectLogIn(page);
      await expect(page.getByText('Your session expired. Log in to continue.')).toBeVisible();
      await restore();
      await submitLogIn(page, activeCustomer);
      await expect(dialog.getByLabel('Key name')).toHaveValue('payouts-2027');
      await expectHeading(other, 'API Key Management');
      expect(await other.evaluate(() => sessionStorage.getItem('gatehouse.drafts'))).toBeNull();
    },
  );
});
