import { type Operation, rejection } from '#tests/e2e/support/faults.ts';
import { activeCustomer, toast } from '#tests/e2e/support/steps.ts';
import { expect, FAILED_REQUESTS, test } from '#tests/e2e/support/test.ts';

const PLANS: Operation = { method: 'GET', path: /\/api\/account\/subscriptions-and-plans$/ };
const BLOCKED_LINK = 'We blocked this link';

test.use({ allowed: FAILED_REQUESTS });

test('plans that fail to load are reported in place and retried, and an untrusted URL is blocked', async ({
  page,
  context,
  open,
  calls,
  openAs,
}) => {
  await openAs(activeCustomer);
  const restore = calls.break(PLANS, rejection(500, 'Down for a while.'));
  await open('/billing#upgrade-plan');
  await page.reload();
  await expect(page.getByRole('heading', { name: "Couldn't load plans" })).toBeVisible();
  await expect(page.getByRole('main').getByText('Down for a while.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Enterprise' })).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('list', { name: 'Plans' })).toBeVisible();
  // This deployment trusts no host.
  await page.getByRole('button', { name: 'Upgrade to Business' }).click();
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  await expect(toast(page, BLOCKED_LINK)).toBeVisible();
  // The tab that opened within the click closes again.
  await expect.poll(() => context.pages().length).toBe(1);
});
