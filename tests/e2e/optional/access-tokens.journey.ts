import { activeCustomer } from '#tests/e2e/support/steps.ts';
import { expect, test, WALK } from '#tests/e2e/support/test.ts';

test('an access token is created, shown once and revoked, with the keyboard', WALK, async ({ page, openAs }) => {
  await openAs(activeCustomer);
  await page.getByRole('button', { name: /^Profile/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'My profile' }).press('Enter');
  await page.getByRole('tab', { name: 'Access tokens' }).press('Enter');
  await page.getByRole('button', { name: 'Create token' }).press('Enter');
  await page.getByLabel('Token name').fill('deploy');
  await page.getByRole('checkbox', { name: 'Manage callbacks' }).press('Space');
  await page.getByLabel('Token name').press('Enter');
  const token = (await page.getByText(/^ghat_[0-9a-f]{40}$/).textContent()) ?? '';
  await page.getByRole('button', { name: 'Done' }).press('Enter');
  await page.reload();
  await expect(page.getByRole('rowheader', { name: /^deploy/ })).toContainText(token.slice(0, 8));
  expect(await page.content()).not.toContain(token);
  await page.getByRole('button', { name: 'Revoke token deploy' }).press('Enter');
  await page.getByRole('button', { name: 'Revoke token', exact: true }).press('Enter');
  await expect(page.getByText('Token deploy revoked.')).toBeVisible();
});
