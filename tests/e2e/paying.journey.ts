import type { Page } from '@playwright/test';
import type { Deployment } from './support/deployment.ts';
import { acceptAnd, choosePlan } from './support/newcomer.ts';
import { expectHeading, submitLogIn } from './support/steps.ts';
import { expect, test, PRODUCTION_WALK, LONG } from './support/test.ts';

const CONTACT = 'https://gatehouse.example/contact';
const UNPAID = 'Payment not completed.';

/** Who is on the way to the console in the scenarios of this file. */
const newcomer = { email: 'ivana@clearwater.example', password: 'Clearwater-31' };

test.use({
  operated: { partners: true, scenario: 'onboarding-at-pricing-plan', settings: { links: { contact: CONTACT } } },
  // The contact page is foreign. After the payment, the summary sends one more request, and its 409
  // means that the account is already at the dashboard.
  allowed: /^foreign request: https:\/\/gatehouse\.example\/contact$|^error: Failed to load resource: .* 409 /,
});

/** A demo starts signed in; a deployment needs a log-in. */
async function openAsNewcomer(
  page: Page,
  deployment: Deployment,
  open: (path: string) => Promise<void>,
): Promise<void> {
  await open('/');
  if (deployment.provider) await submitLogIn(page, newcomer);
}

test(
  'a user views crypto, stays with the card, cancels, fails, and finally pays',
  PRODUCTION_WALK,
  async ({ page, context, deployment, open }) => {
    await test.step('crypto is a page of its own, in a tab of its own, and no choice', async () => {
      await openAsNewcomer(page, deployment, open);
      const newTab = context.waitForEvent('page');
      const requested = context.waitForEvent('request', (request) => request.url() === CONTACT);
      await page.getByRole('link', { name: /^Crypto/ }).click();
      await requested;
      await (await newTab).close();
      await expect(page.getByRole('radio', { name: 'Card' })).toBeChecked();
      await choosePlan(page, 'Growth');
      await expect(page.getByText('Card', { exact: true })).toBeVisible();
      await expect(page.getByText('Supported coins')).toHaveCount(0);
    });

    for (const choice of ['Cancel', 'Fail payment']) {
      await test.step(`not paid: ${choice} leads back to the summary`, async () => {
        await acceptAnd(page, 'Pay');
        await expect(page.getByText(`Growth plan, billed monthly, for ${newcomer.email}`)).toBeVisible();
        await page.getByRole('button', { name: choice }).click();
        await expectHeading(page, 'Review your answers');
        await expect(page.getByText(UNPAID)).toBeVisible();
      });
    }

    await test.step('paid: the console opens with the plan', async () => {
      await acceptAnd(page, 'Pay');
      await expect(page.getByText(`Growth plan, billed monthly, for ${newcomer.email}`)).toBeVisible();
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(page).toHaveURL(/\/subscription-success($|\?)/);
      await expect(page.getByText('Checking your subscription')).toBeVisible();
      await expect(page.getByText('Your subscription is active')).toBeVisible({ timeout: 8_000 });
      await page.getByRole('link', { name: 'View dashboard' }).click();
      await expectHeading(page, 'Dashboard');
      await expect(page.getByText('Growth', { exact: true })).toBeVisible();
    });
  },
);

test.describe('when the provider has noted crypto', () => {
  test.use({ operated: { scenario: 'offline-payment' } });

  test('paying is a matter of talking, and lets people in', LONG, async ({ page, deployment, open }) => {
    await openAsNewcomer(page, deployment, open);
    await expectHeading(page, 'Review your answers');
    for (const text of ['Growth', 'Crypto', 'Bitcoin, Ethereum']) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(page.getByText('Contact us to arrange the details.')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expectHeading(page, 'Choose a plan');
    await expect(page.getByRole('radio', { name: 'Card' })).not.toBeChecked();
    await page.getByRole('button', { name: 'Next: summary' }).click();
    await acceptAnd(page, 'Contact us');
    await expectHeading(page, 'Dashboard');
  });
});
