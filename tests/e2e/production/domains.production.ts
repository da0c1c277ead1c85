import type { Page } from '@playwright/test';
import {
  BROKEN_RESPONSES,
  chooseFaults,
  NO_RESPONSE,
  type Operation,
  rejection,
  UNCONFIRMED,
} from '#tests/e2e/support/faults.ts';
import { activeCustomer, toast } from '#tests/e2e/support/steps.ts';
import { expect, FAILED_REQUESTS, test, LONG } from '#tests/e2e/support/test.ts';

test.use({ allowed: FAILED_REQUESTS });

const LIST: Operation = { method: 'GET', path: /\/api\/account\/callback-urls$/ };
const ADD: Operation = { method: 'POST', path: /\/api\/account\/callback-urls\/add$/ };
const DELETE: Operation = { method: 'DELETE', path: /\/api\/account\/callback-urls\/[^/]+$/ };

const READ_ONLY = "Read-only: your role doesn't allow this.";
const mutationMessage = (message: string) => (message === NO_RESPONSE ? UNCONFIRMED : message);

const host = 'payouts.northwall.example';
const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Verify new domain' });
const deletion = (page: Page) => page.getByRole('dialog', { name: `Delete ${host}?` });
const deleteButton = (page: Page) => page.getByRole('button', { name: `Delete ${host}` });
const shown = (page: Page) => expect(page.getByText('Showing 10 domains')).toBeVisible();

test('domains that do not load explain why, and load when tried again', LONG, async ({ page, openAs, calls }) => {
  await openAs(activeCustomer, '/verify-domain');
  await shown(page);
  for (const { name, fault, message } of chooseFaults(BROKEN_RESPONSES, 'JSON that is cut short')) {
    await test.step(name, async () => {
      const restore = calls.break(LIST, fault);
      await page.reload();
      const card = page.getByRole('region', { name: 'Verify Domain' }).first();
      await expect(card.getByRole('heading', { name: "Couldn't load domains" })).toBeVisible();
      await expect(card.getByText(message)).toBeVisible();
      await restore();
      await card.getByRole('button', { name: 'Retry' }).click();
      await shown(page);
    });
  }
});

test('a check that fails leaves the list visible and explains why', LONG, async ({ page, openAs, calls }) => {
  await openAs(activeCustomer, '/verify-domain');
  await shown(page);
  const restore = calls.break(LIST, 'no network');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('status').filter({ hasText: NO_RESPONSE })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(10);
  await restore();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('No change since the last check.')).toBeVisible();
});

test('a domain that was not added stays in the dialog', LONG, async ({ page, openAs, calls }) => {
  await openAs(activeCustomer, '/verify-domain');
  await shown(page);
  await page.getByRole('button', { name: 'Verify new domain' }).click();
  const dialog = addDialog(page);
  const field = dialog.getByRole('textbox', { name: 'Domain' });
  const submit = dialog.getByRole('button', { name: 'Verify domain' });
  await field.fill('ledger-hooks.northwall.example');
  const rejections = [
    { name: '400', fault: rejection(400, 'No.', ['It is no domain.']), message: 'It is no domain.' },
    { name: '409', fault: rejection(409, 'No.', ['It is taken.']), message: 'It is taken.' },
  ];
  for (const { name, fault, message } of chooseFaults([...BROKEN_RESPONSES, ...rejections], 'no network', '400')) {
    await test.step(name, async () => {
      const restore = calls.break(ADD, fault);
      await submit.click();
      await expect(dialog.getByText(mutationMessage(message))).toBeVisible();
      await expect(field).toHaveValue('ledger-hooks.northwall.example');
      await restore();
    });
  }
  await test.step('403', async () => {
    const restore = calls.break(ADD, rejection(403, 'Forbidden.'));
    await submit.click();
    await expect(dialog.getByText(READ_ONLY)).toBeVisible();
    await expect(field).toHaveValue('ledger-hooks.northwall.example');
    await restore();
  });
  await submit.click();
  await expect(page.getByRole('dialog', { name: 'Domain added' })).toBeVisible();
});

test('a domain that was not deleted stays in the list, and its dialog open', LONG, async ({ page, openAs, calls }) => {
  await openAs(activeCustomer, '/verify-domain');
  await shown(page);
  await deleteButton(page).click();
  const confirm = deletion(page).getByRole('button', { name: 'Delete domain' });
  const { 2: empty500, 3: noNetwork } = BROKEN_RESPONSES;
  const faults = [
    { name: '400', fault: rejection(400, 'No.', ['It is in use.']), message: 'It is in use.' },
    { name: '403', fault: rejection(403, 'Forbidden.'), message: READ_ONLY },
    { name: '409', fault: rejection(409, 'Somebody was faster.'), message: 'Somebody was faster.' },
    { name: '500', fault: empty500!.fault, message: empty500!.message },
    { name: 'no network', fault: noNetwork!.fault, message: UNCONFIRMED },
  ];
  for (const { name, fault, message } of chooseFaults(faults, '409', '500')) {
    await test.step(name, async () => {
      const restore = calls.break(DELETE, fault);
      await confirm.click();
      await expect(toast(page, message)).toBeVisible();
      await expect(deletion(page)).toBeVisible();
      await expect(confirm).not.toHaveAttribute('aria-busy');
      await restore();
    });
  }
  await confirm.click();
  await expect(deletion(page)).toBeHidden();
  await expect(deleteButton(page)).toHaveCount(0);
});

test('while a response takes its time, everything is sent once', LONG, async ({ page, openAs, calls }) => {
  await openAs(activeCustomer, '/verify-domain');
  await shown(page);

  await test.step('adding', async () => {
    const slow = calls.hold(ADD);
    await page.getByRole('button', { name: 'Verify new domain' }).click();
    await addDialog(page).getByRole('textbox', { name: 'Domain' }).fill('ledger-hooks.northwall.example');
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
    await addDialog(page).getByRole('button', { name: 'Adding' }).dblclick({ force: true });
    await page.keyboard.press('Escape');
    await expect(addDialog(page)).toBeVisible();
    await slow.release();
    await expect(page.getByRole('dialog', { name: 'Domain added' })).toBeVisible();
    expect(slow.count()).toBe(1);
    await page.keyboard.press('Escape');
  });

  await test.step('checking again', async () => {
    const slow = calls.hold(LIST);
    await page.getByRole('button', { name: 'Check again' }).dblclick();
    await page.getByRole('button', { name: 'Checking' }).dblclick({ force: true });
    await slow.release();
    await expect(page.getByText('No change since the last check.')).toBeVisible();
    expect(slow.count()).toBe(1);
  });

  await test.step('deleting', async () => {
    const slow = calls.hold(DELETE);
    await deleteButton(page).click();
    await deletion(page).getByRole('button', { name: 'Delete domain' }).dblclick();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(deletion(page)).toBeVisible();
    await slow.release();
    await expect(deletion(page)).toBeHidden();
    expect(slow.count()).toBe(1);
  });
});
