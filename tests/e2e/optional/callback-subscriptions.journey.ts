import { activeCustomer } from '#tests/e2e/support/steps.ts';
import { expect, test, WALK } from '#tests/e2e/support/test.ts';

test(
  'a subscription is added, delivered to for the first time, and activated again, with the keyboard',
  WALK,
  async ({ page, openAs }) => {
    await openAs(activeCustomer, '/verify-domain');
    await page.getByRole('button', { name: 'Add subscription' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'Add subscription' });
    await form.getByLabel('Event').selectOption('Block mined');
    await form.getByLabel('Network').selectOption('Bitcoin Mainnet');
    await form.getByLabel('Domain').selectOption('payouts.northwall.example');
    await form.getByLabel('Path').fill('/blocks');
    await form.getByLabel('Path').press('Enter');
    const first = page.getByRole('dialog', { name: 'Send test delivery' });
    await first.getByRole('button', { name: 'Send test delivery' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Result of the test delivery' }).getByText('Accepted')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('https://payouts.northwall.example/blocks')).toBeVisible();
    await page.getByRole('button', { name: 'Activate' }).press('Enter');
    const question = page.getByRole('dialog', { name: /^Activate/ });
    await expect(question.getByText('Maximum retry attempts reached')).toBeVisible();
    await question.getByRole('button', { name: 'Activate' }).press('Enter');
    await expect(page.getByText('Subscription activated.')).toBeVisible();
  },
);
