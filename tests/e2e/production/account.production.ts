import { activeCustomer } from '#tests/e2e/support/steps.ts';
import { expect, FAILED_REQUESTS, test } from '#tests/e2e/support/test.ts';

test.use({ allowed: FAILED_REQUESTS });

test('the token of a link reaches no other origin', async ({ page, open, openAs, deployment }) => {
  await openAs(activeCustomer);
  const referrers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(deployment.url)) referrers.push(request.headers().referer ?? '');
  });
  await open('/dashboard/change-email/mailed.token.7');
  await expect(page.getByRole('dialog', { name: 'Change email' })).toBeVisible();
  expect(referrers.length).toBeGreaterThan(3);
  expect(referrers.filter((referrer) => referrer.includes('mailed.token'))).toEqual([]);
});
