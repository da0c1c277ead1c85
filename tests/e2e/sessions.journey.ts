import { openAccountTab } from './support/account.ts';
import { activeCustomer } from './support/steps.ts';
import { expect, test, LONG_WALK } from './support/test.ts';

test('other sessions are ended from the profile, with the keyboard', LONG_WALK, async ({ page, openAs }) => {
  await openAs(activeCustomer);
  await openAccountTab(page, 'Sessions');
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(4);
  await sessions.getByRole('button', { name: 'End session: Chrome on macOS' }).press('Enter');
  await expect(sessions.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await sessions.getByRole('button', { name: 'End session', exact: true }).press('Enter');
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await sessions.getByRole('button', { name: 'End all others' }).press('Enter');
  await sessions.getByRole('button', { name: 'End 2 sessions' }).press('Enter');
  await expect(sessions.getByText('2 sessions ended.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
});
