import type { Page } from '@playwright/test';
import {
  breakCall,
  BROKEN,
  holdCall,
  NO_ANSWER,
  type Operation,
  refusal,
  UNCONFIRMED,
} from '#tests/e2e/support/faults.ts';
import { activeCustomer, expectHeading, logIn, toast } from '#tests/e2e/support/steps.ts';
import { expect, REFUSALS, test } from '#tests/e2e/support/test.ts';

test.use({ allowed: REFUSALS });

const LIST: Operation = { method: 'GET', path: /\/api\/account\/callback-urls$/ };
const ADD: Operation = { method: 'POST', path: /\/api\/account\/callback-urls\/add$/ };
const DELETE: Operation = { method: 'DELETE', path: /\/api\/account\/callback-urls\/[^/]+$/ };

const READ_ONLY = 'Read only: your role does not allow this.';
const mutationSays = (says: string) => (says === NO_ANSWER ? UNCONFIRMED : says);

const host = 'payouts.northwall.example';
const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Verify a new domain' });
const deletion = (page: Page) => page.getByRole('dialog', { name: `Delete ${host}?` });
const deleteButton = (page: Page) => page.getByRole('button', { name: `Delete ${host}` });
const shown = (page: Page) => expect(page.getByText('10 domains shown. There are more.')).toBeVisible();

async function logInToDomains(page: Page): Promise<void> {
  await logIn(page, activeCustomer);
  await page.getByRole('link', { name: 'Verify Domain', exact: true }).click();
  await expectHeading(page, 'Verify Domain');
  await shown(page);
}

test('domains that do not load say why, and load when tried again', async ({ page, open }) => {
  await open('/auth/login');
  await logInToDomains(page);
  for (const { name, fault, says } of BROKEN) {
    await test.step(name, async () => {
      const mend = await breakCall(page, LIST, fault);
      await page.reload();
      const card = page.getByRole('region', { name: 'Verify Domain' }).first();
      await expect(card.getByRole('heading', { name: 'Domains did not load' })).toBeVisible();
      await expect(card.getByText(says)).toBeVisible();
      await mend();
      await card.getByRole('button', { name: 'Try again' }).click();
      await shown(page);
    });
  }
});

test('a check that fails leaves the list in sight and says why', async ({ page, open }) => {
  await open('/auth/login');
  await logInToDomains(page);
  const mend = await breakCall(page, LIST, 'no network');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(toast(page, NO_ANSWER)).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(10);
  await mend();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Nothing has changed.')).toBeVisible();
});

test('a domain that was not added stays in the dialog', async ({ page, open }) => {
  await open('/auth/login');
  await logInToDomains(page);
  await page.getByRole('button', { name: 'Verify new domain' }).click();
  const dialog = addDialog(page);
  const field = dialog.getByRole('textbox', { name: 'Domain' });
  const submit = dialog.getByRole('button', { name: 'Verify domain' });
  await field.fill('ledger-hooks.northwall.example');
  const refusals = [
    { name: '400', fault: refusal(400, 'No.', ['It is no domain.']), says: 'It is no domain.' },
    { name: '409', fault: refusal(409, 'No.', ['It is taken.']), says: 'It is taken.' },
  ];
  for (const { name, fault, says } of [...BROKEN, ...refusals]) {
    await test.step(name, async () => {
      const mend = await breakCall(page, ADD, fault);
      await submit.click();
      await expect(dialog.getByText(mutationSays(says))).toBeVisible();
      await expect(field).toHaveValue('ledger-hooks.northwall.example');
      await mend();
    });
  }
  await test.step('403', async () => {
    const mend = await breakCall(page, ADD, refusal(403, 'Forbidden.'));
    await submit.click();
    await expect(toast(page, READ_ONLY)).toBeVisible();
    await expect(dialog.getByText(READ_ONLY)).toBeVisible();
    await expect(field).toHaveValue('ledger-hooks.northwall.example');
    await mend();
  });
  await submit.click();
  await expect(page.getByRole('dialog', { name: 'Domain added' })).toBeVisible();
});

test('a domain that was not deleted stays in the list, and its dialog open', async ({ page, open }) => {
  await open('/auth/login');
  await logInToDomains(page);
  await deleteButton(page).click();
  const confirm = deletion(page).getByRole('button', { name: 'Delete domain' });
  const { 2: empty500, 3: noNetwork } = BROKEN;
  const faults = [
    { name: '400', fault: refusal(400, 'No.', ['It is in use.']), says: 'It is in use.' },
    { name: '403', fault: refusal(403, 'Forbidden.'), says: READ_ONLY },
    { name: '409', fault: refusal(409, 'Somebody was faster.'), says: 'Somebody was faster.' },
    { name: '500', fault: empty500!.fault, says: empty500!.says },
    { name: 'no network', fault: noNetwork!.fault, says: UNCONFIRMED },
  ];
  for (const { name, fault, says } of faults) {
    await test.step(name, async () => {
      const mend = await breakCall(page, DELETE, fault);
      await confirm.click();
      await expect(toast(page, says)).toBeVisible();
      await expect(deletion(page)).toBeVisible();
      await expect(confirm).not.toHaveAttribute('aria-busy');
      await mend();
    });
  }
  await confirm.click();
  await expect(deletion(page)).toBeHidden();
  await expect(deleteButton(page)).toHaveCount(0);
});

test('while an answer takes its time, everything is sent once', async ({ page, open }) => {
  await open('/auth/login');
  await logInToDomains(page);

  await test.step('adding', async () => {
    const slow = await holdCall(page, ADD);
    await page.getByRole('button', { name: 'Verify new domain' }).click();
    await addDialog(page).getByRole('textbox', { name: 'Domain' }).fill('ledger-hooks.northwall.example');
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
    await addDialog(page).getByRole('button', { name: 'Adding' }).dblclick({ force: true });
    await page.keyboard.press('Escape');
    await expect(addDialog(page)).toBeVisible();
    await slow.letGo();
    await expect(page.getByRole('dialog', { name: 'Domain added' })).toBeVisible();
    expect(slow.count()).toBe(1);
    await page.keyboard.press('Escape');
  });

  await test.step('checking again', async () => {
    const slow = await holdCall(page, LIST);
    await page.getByRole('button', { name: 'Check again' }).dblclick();
    await page.getByRole('button', { name: 'Checking' }).dblclick({ force: true });
    await slow.letGo();
    await expect(page.getByText('Nothing has changed.')).toBeVisible();
    expect(slow.count()).toBe(1);
  });

  await test.step('deleting', async () => {
    const slow = await holdCall(page, DELETE);
    await deleteButton(page).click();
    await deletion(page).getByRole('button', { name: 'Delete domain' }).dblclick();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(deletion(page)).toBeVisible();
    await slow.letGo();
    await expect(deletion(page)).toBeHidden();
    expect(slow.count()).toBe(1);
  });
});
