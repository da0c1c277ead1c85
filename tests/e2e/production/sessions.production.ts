import { openFromMenu } from '#tests/e2e/support/account.ts';
import { activeCustomer, expectHeading, expectLogIn, logIn } from '#tests/e2e/support/steps.ts';
import { expect, FAILED_REQUESTS, test } from '#tests/e2e/support/test.ts';

test.use({ allowed: FAILED_REQUESTS });

test('a session that another device ends leads to the log-in at its next call', async ({
  page,
  openAs,
  openDevice,
}) => {
  await openAs(activeCustomer);
  await expectHeading(page, 'Dashboard');
  const other = await openDevice('/auth/login');
  await logIn(other, activeCustomer);
  await openFromMenu(other, 'My profile');
  const sessions = other.getByRole('region', { name: 'Sessions' });
  await sessions.getByRole('button', { name: 'End all others' }).click();
  await sessions.getByRole('button', { name: /^End \d sessions$/ }).click();
  await expect(sessions.getByRole('status')).toHaveText(/sessions? ended\.$/);
  await page.getByRole('link', { name: 'API Key Management' }).first().click();
  await expectLogIn(page);
});
