import { LIST_KEYS, rejection } from '#tests/e2e/support/faults.ts';
import { activeCustomer, expectHeading, expectLogIn, submitLogIn } from '#tests/e2e/support/steps.ts';
import { expect, FAILED_REQUESTS, test } from '#tests/e2e/support/test.ts';

test.use({ allowed: FAILED_REQUESTS });

test.describe('a 401 in the middle', () => {
  test('leads to the log-in, reports it, and the next session starts clean', async ({ page, openAs, calls }) => {
    await openAs(activeCustomer, '/api-keys');
    await expect(page.getByText('Showing 10 keys')).toBeVisible();
    const restore = calls.break(LIST_KEYS, rejection(401, 'The session is not valid.'));
    await page.getByRole('button', { name: 'Load more' }).click();
    await expectLogIn(page);
    await expect(page.getByText('Your session expired. Log in to continue.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('gatehouse.session'))).toBeNull();
    await restore();
    await submitLogIn(page, activeCustomer);
    await expectHeading(page, 'API Key Management');
    await expect(page.getByText('Your session expired')).toHaveCount(0);
  });
});
