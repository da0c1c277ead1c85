import { expectFaultlessAtEveryWidth } from './support/accessibility.ts';
import { activeCustomer, createdDialog, expectHeading } from './support/steps.ts';
import { expect, test } from './support/test.ts';

test('the drawer shows what a click did, with the new key masked, and replays a read', async ({ page, openAs }) => {
  await openAs(activeCustomer, '/api-keys');
  await expectHeading(page, 'API Key Management');
  await page.keyboard.press('Alt+Shift+C');
  const drawer = page.getByRole('region', { name: 'Network activity' });
  const list = drawer.getByRole('region', { name: 'Calls' });
  await expect(list.getByRole('rowheader', { name: /^Opening \/api-keys/ })).toBeVisible();

  await page.getByRole('button', { name: 'Create API key' }).first().click();
  await page.getByLabel('Key name').fill('ledger-sync');
  await page.getByRole('dialog').getByRole('button', { name: 'Create API key' }).click();
  await createdDialog(page).getByRole('button', { name: 'Copy key' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(list.getByRole('rowheader', { name: /^Click on “Create/ })).toBeVisible();

  await list.getByRole('button', { name: 'POST /api/api-keys' }).click();
  await expect(drawer.getByRole('tabpanel')).toContainText('"key": "••••••"');
  await list
    .getByRole('button', { name: /^GET \/api\/api-keys\?/ })
    .first()
    .click();
  await drawer.getByRole('button', { name: 'Replay' }).click();
  await expect(list.getByRole('rowheader').first()).toContainText('Replay');
  await expect(list.getByRole('rowheader').nth(1)).toContainText('Replayed');
  await expectFaultlessAtEveryWidth(page);
});
