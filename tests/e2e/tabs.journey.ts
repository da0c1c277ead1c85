import { expectLogIn, keyRow, logOut } from './support/steps.ts';
import { activeCustomer } from './support/steps.ts';
import { expect, test, WALK } from './support/test.ts';

test('signing out in one tab signs out the other', WALK, async ({ page, openAs, openTab }) => {
  await openAs(activeCustomer);
  const other = await openTab('/api-keys');
  await expect(keyRow(other, 'payouts-worker')).toBeVisible();
  await logOut(page);
  await expectLogIn(other);
  await expect(other.getByText('payouts-worker')).toHaveCount(0);
});
