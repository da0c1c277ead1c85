import type { Locator, Page } from '@playwright/test';
import {
  BROKEN_RESPONSES,
  chooseFaults,
  CHOOSE_VERSION,
  CREATE_KEY,
  LIST_KEYS,
  LOCALIZATION,
  LOG_IN,
  NO_RESPONSE,
  rejection,
  REVEAL_KEY,
  SUBSCRIPTION,
  TOGGLE_KEY,
  UNCONFIRMED,
  VERSIONS,
} from '#tests/e2e/support/faults.ts';
import {
  activeCustomer,
  createdDialog,
  emailField,
  expectHeading,
  fillLogIn,
  keyRow,
  logInButton,
  passwordField,
  toast,
} from '#tests/e2e/support/steps.ts';
import { expect, FAILED_REQUESTS, test, LONG } from '#tests/e2e/support/test.ts';

test.use({ allowed: FAILED_REQUESTS });

const mutationMessage = (message: string) => (message === NO_RESPONSE ? UNCONFIRMED : message);
const tryAgain = (within: Page | Locator) => within.getByRole('button', { name: 'Retry' });

test('the log-in shows what happened, preserves the input and works the next time', async ({ page, open, calls }) => {
  await open('/auth/login');
  await fillLogIn(page, activeCustomer);
  for (const { name, fault, message } of BROKEN_RESPONSES) {
    await test.step(name, async () => {
      const restore = calls.break(LOG_IN, fault);
      await logInButton(page).click();
      await expect(page.getByRole('main').getByText(message)).toBeVisible();
      await expect(emailField(page)).toHaveValue(activeCustomer.email);
      await expect(passwordField(page)).toHaveValue(activeCustomer.password);
      await restore();
    });
  }
  await logInButton(page).click();
  await expectHeading(page, 'Dashboard');
});

test('a 401 to the log-in itself shows in the form and ends nothing', async ({ page, open, calls }) => {
  await open('/auth/login');
  const restore = calls.break(LOG_IN, rejection(401, 'Not with this password.'));
  await fillLogIn(page, activeCustomer);
  await logInButton(page).click();
  await expect(page.getByRole('main').getByText('Not with this password.')).toBeVisible();
  await expect(page.getByText('Your session expired')).toHaveCount(0);
  await expect(passwordField(page)).toHaveValue(activeCustomer.password);
  await restore();
  await logInButton(page).click();
  await expectHeading(page, 'Dashboard');
});

test('keys that do not load explain why, and load when tried again', async ({ page, openAs, calls }) => {
  await openAs(activeCustomer, '/api-keys');
  await expect(page.getByText('Showing 10 keys')).toBeVisible();
  for (const { name, fault, message } of chooseFaults(BROKEN_RESPONSES, 'HTML in the place of JSON')) {
    await test.step(name, async () => {
      const restore = calls.break(LIST_KEYS, fault);
      await page.reload();
      const card = page.getByRole('region', { name: 'API Key Management' });
      await expect(card.getByRole('heading', { name: "Couldn't load API keys" })).toBeVisible();
      await expect(card.getByText(message)).toBeVisible();
      await restore();
      await tryAgain(card).click();
      await expect(keyRow(page, 'payouts-worker')).toBeVisible();
    });
  }
});

test('a page of keys that fails to load leaves the others visible', LONG, async ({ page, openAs, calls }) => {
  await openAs(activeCustomer, '/api-keys');
  await expect(page.getByText('Showing 10 keys')).toBeVisible();
  for (const [index, { name, fault, message }] of BROKEN_RESPONSES.slice(2).entries()) {
    await test.step(name, async () => {
      const restore = calls.break(LIST_KEYS, fault);
      await page.getByRole('button', { name: 'Load more' }).click();
      await expect(page.getByText(`Couldn't load more keys. ${message}`)).toBeVisible();
      await expect(page.getByRole('rowheader')).toHaveCount(10 * (index + 1));
      await restore();
      await tryAgain(page).click();
      await expect(page.getByRole('rowheader')).toHaveCount(index === 0 ? 20 : 23);
    });
  }
});

test('a key that was not created still has its name in the dialog', LONG, async ({ page, openAs, calls }) => {
  await openAs(activeCustomer, '/api-keys');
  await expect(page.getByText('Showing 10 keys')).toBeVisible();
  await page.getByRole('button', { name: 'Create API key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create API key' });
  const name = dialog.getByLabel('Key name');
  const create = dialog.getByRole('button', { name: 'Create API key' });
  await name.fill('ledger-sync');
  for (const { name: what, fault, message } of chooseFaults(BROKEN_RESPONSES, 'no network')) {
    await test.step(what, async () => {
      const restore = calls.break(CREATE_KEY, fault);
      await create.click();
      await expect(dialog.getByText(mutationMessage(message))).toBeVisible();
      await expect(name).toHaveValue('ledger-sync');
      await restore();
    });
  }
  await test.step('a rejection with details', async () => {
    const restore = calls.break(CREATE_KEY, rejection(400, 'No.', ['This name is taken.', 'Choose another one.']));
    await create.click();
    await expect(name).toHaveAccessibleDescription(/This name is taken\. Choose another one\./);
    await expect(name).toHaveValue('ledger-sync');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await restore();
  });
  await create.click();
  await expect(createdDialog(page)).toBeVisible();
});

test('a key that was not deactivated stays active, and its dialog open', LONG, async ({ page, openAs, calls }) => {
  await openAs(activeCustomer, '/api-keys');
  await expect(page.getByText('Showing 10 keys')).toBeVisible();
  const badge = page.getByRole('button', { name: 'Active. Deactivate payouts-worker' });
  await badge.click();
  const dialog = page.getByRole('dialog', { name: 'Deactivate payouts-worker?' });
  for (const { name, fault, message } of chooseFaults(BROKEN_RESPONSES, 'no network')) {
    await test.step(name, async () => {
      const restore = calls.break(TOGGLE_KEY, fault);
      await dialog.getByRole('button', { name: 'Deactivate key' }).click();
      await expect(toast(page, mutationMessage(message))).toBeVisible();
      await expect(dialog).toBeVisible();
      await restore();
    });
  }
  await dialog.getByRole('button', { name: 'Deactivate key' }).click();
  await expect(page.getByRole('button', { name: 'Inactive. Activate payouts-worker' })).toBeVisible();
});

test('a key that was not revealed is only logged', LONG, async ({ page, openAs, calls }) => {
  await openAs(activeCustomer, '/api-keys');
  await expect(page.getByText('Showing 10 keys')).toBeVisible();
  const row = keyRow(page, 'payouts-worker');
  for (const { name, fault } of chooseFaults(BROKEN_RESPONSES, 'an empty 500')) {
    await test.step(name, async () => {
      const restore = calls.break(REVEAL_KEY, fault);
      const logged = page.waitForEvent('console', (message) => message.text().startsWith('A key was not revealed'));
      await row.getByRole('button', { name: 'Reveal key payouts-worker' }).click();
      expect((await logged).type()).toBe('debug');
      await expect(row.getByRole('button', { name: 'Reveal key payouts-worker' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Notifications' })).toBeEmpty();
      await restore();
    });
  }
  await row.getByRole('button', { name: 'Reveal key payouts-worker' }).click();
  await expect(row.getByRole('button', { name: 'Hide key payouts-worker' })).toBeVisible();
});

test(
  'versions that do not load, and one that was not chosen, can be tried again',
  LONG,
  async ({ page, openAs, calls }) => {
    await openAs(activeCustomer, '/api-keys');
    await expect(page.getByText('Showing 10 keys')).toBeVisible();
    const box = page.getByRole('region', { name: 'Default API version' });
    for (const { name, fault } of chooseFaults(BROKEN_RESPONSES, 'no network')) {
      await test.step(`reading: ${name}`, async () => {
        const restore = calls.break(VERSIONS, fault);
        await page.reload();
        await expect(box.getByText("Couldn't load API versions.")).toBeVisible();
        await restore();
        await tryAgain(box).click();
        await expect(box.getByText('2024-12-12')).toBeVisible();
      });
    }
    await box.getByRole('button', { name: 'Change version' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change default API version' });
    await dialog.getByLabel('2026-06-01').check();
    for (const { name, fault, message } of chooseFaults(BROKEN_RESPONSES, 'an empty 500')) {
      await test.step(`choosing: ${name}`, async () => {
        const restore = calls.break(CHOOSE_VERSION, fault);
        await dialog.getByRole('button', { name: 'Save version' }).click();
        await expect(toast(page, mutationMessage(message))).toBeVisible();
        await expect(dialog.getByLabel('2026-06-01')).toBeChecked();
        await restore();
      });
    }
    await dialog.getByRole('button', { name: 'Save version' }).click();
    await expect(box.getByText('2026-06-01')).toBeVisible();
  },
);

test('a plan that does not load leaves the console usable', LONG, async ({ page, openAs, calls }) => {
  for (const { name, fault } of chooseFaults(BROKEN_RESPONSES, 'JSON that is cut short')) {
    await test.step(name, async () => {
      const restore = calls.break(SUBSCRIPTION, fault);
      await openAs(activeCustomer);
      await expect(page.getByText("Couldn't load your plan")).toBeVisible();
      await expect(page.getByRole('link', { name: 'Plans', exact: true })).toBeVisible();
      await restore();
      await tryAgain(page).click();
      await expect(page.getByText('Growth', { exact: true })).toBeVisible();
    });
  }
});

test('texts of the provider that fail to load leave the English in place', async ({ page, openAs, calls }) => {
  calls.break(LOCALIZATION, { status: 500, body: '' });
  await openAs(activeCustomer, '/api-keys');
  await expect(page.getByText('Showing 10 keys')).toBeVisible();
});
