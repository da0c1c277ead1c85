import { createdDialog, createKey, expectHeading, expectLogIn, keyRow, logIn, logOut } from './support/steps.ts';
import { activeCustomer } from './support/steps.ts';
import { expect, test, WALK, LONG } from './support/test.ts';

test('signing in in one tab signs in the other', LONG, async ({ page, open, openTab }) => {
  await open('/auth/login');
  const other = await openTab('/auth/login');
  await expectLogIn(other);
  await logIn(page, activeCustomer);
  await expectHeading(other, 'Dashboard');
  await expect(other.getByText('Growth', { exact: true })).toBeVisible();
});

test('signing out in one tab signs out the other', WALK, async ({ page, openAs, openTab }) => {
  await openAs(activeCustomer);
  const other = await openTab('/api-keys');
  await expect(keyRow(other, 'payouts-worker')).toBeVisible();
  await logOut(page);
  await expectLogIn(other);
  await expect(other.getByText('payouts-worker')).toHaveCount(0);
});

test(
  'a key that one tab created shows in the other after a reload',
  LONG,
  async ({ page, openAs, openTab, reload }) => {
    await openAs(activeCustomer, '/api-keys');
    await expect(page.getByText('Showing 10 keys')).toBeVisible();
    const other = await openTab('/api-keys');
    await expect(keyRow(other, 'payouts-worker')).toBeVisible();
    await createKey(other, 'from-the-other-tab');
    await createdDialog(other).getByRole('button', { name: 'Done' }).click();
    await reload();
    await expect(keyRow(page, 'from-the-other-tab')).toBeVisible();
    await expect(keyRow(other, 'from-the-other-tab')).toBeVisible();
  },
);
