import { activeCustomer } from '#tests/e2e/support/steps.ts';
import { expect, test, WALK } from '#tests/e2e/support/test.ts';

test('a notification channel is added, tried out and deleted, with the keyboard', WALK, async ({ page, openAs }) => {
  const secret = 'https://hooks.northwall.example/in/s3cret-9f2c';
  await openAs(activeCustomer);
  await page.getByRole('button', { name: /^Profile/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'My profile' }).press('Enter');
  await page.getByRole('tab', { name: 'Notifications' }).press('Enter');
  await page.getByRole('button', { name: 'Add channel' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Add channel' });
  await form.getByLabel('Type').selectOption('Webhook');
  await form.getByLabel('Webhook URL').fill(secret);
  await form.getByRole('checkbox', { name: 'Failing callbacks' }).press('Space');
  await form.getByLabel('Channel name').fill('Deploys');
  await form.getByLabel('Channel name').press('Enter');
  const question = page.getByRole('dialog', { name: 'Send a test to Deploys?' });
  await question.getByRole('button', { name: 'Send test' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Test sent' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).press('Enter');
  await page.reload();
  await expect(page.getByRole('rowheader', { name: /^Deploys/ })).toContainText('hooks.northwall.example/…9f2c');
  expect(await page.content()).not.toContain(secret);
  await page.getByRole('button', { name: 'Delete Deploys' }).press('Enter');
  await page.getByRole('button', { name: 'Delete channel' }).press('Enter');
  await expect(page.getByText('Channel Deploys deleted.')).toBeVisible();
});
