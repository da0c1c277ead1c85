import { expectHeading } from '#tests/e2e/support/steps.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.describe('under a sub-path', () => {
  test.use({ operated: { partners: true, basePath: '/console/' } });

  test('a social provider leads back below it', async ({ page, deployment }) => {
    await page.goto(deployment.url);
    await page.getByRole('button', { name: 'Continue with LinkedIn' }).click();
    await page.getByRole('button', { name: 'Continue as the demo user' }).click();
    await expectHeading(page, 'Dashboard');
    await expect(page).toHaveURL(`${deployment.url}dashboard`);
  });
});
