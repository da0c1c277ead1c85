import { enterMailedCode } from './support/mailbox.ts';
import {
  acceptAnd,
  chooseChannel,
  choosePlan,
  chooseProtocols,
  chooseUseCases,
  nameCompany,
  newcomer,
  register,
} from './support/newcomer.ts';
import { expectHeading, submitLogIn } from './support/steps.ts';
import { expect, test, WALK } from './support/test.ts';

const CONTACT = 'https://gatehouse.example/contact';
const UNPAID = "The payment wasn't completed.";

test.use({
  operated: { partners: true },
  // The contact page is foreign. After the payment, the summary sends one more request, and its 409
  // means that the account is already at the dashboard.
  allowed: /^foreign request: https:\/\/gatehouse\.example\/contact$|^error: Failed to load resource: .* 409 /,
});

test(
  'a user views crypto, stays with the card, cancels, fails, and finally pays',
  WALK,
  async ({ page, context, deployment, open }) => {
    // The whole sign-up by email, and three visits to the card provider.
    test.slow();
    await context.route(CONTACT, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Contact</title>' }),
    );

    await test.step('crypto is a page of its own, in a tab of its own, and no choice', async () => {
      await open('/auth/register');
      await register(page, newcomer);
      await enterMailedCode({ page, deployment, open }, newcomer.email);
      await nameCompany(page);
      await chooseUseCases(page);
      await chooseProtocols(page);
      await chooseChannel(page);
      const newTab = context.waitForEvent('page');
      await page.getByRole('link', { name: /^Crypto/ }).click();
      await expect(await newTab).toHaveURL(CONTACT);
      await (await newTab).close();
      await expect(page.getByRole('radio', { name: 'Card' })).toBeChecked();
      await choosePlan(page, 'Growth');
      await expect(page.getByText('Card', { exact: true })).toBeVisible();
      await expect(page.getByText('Supported coins')).toHaveCount(0);
    });

    for (const choice of ['Cancel', 'Fail payment']) {
      await test.step(`not paid: ${choice} leads back to the summary`, async () => {
        await acceptAnd(page, 'Pay');
        await expect(page.getByText(`Growth plan, every month, for ${newcomer.email}`)).toBeVisible();
        await page.getByRole('button', { name: choice }).click();
        await expectHeading(page, 'Review your answers');
        await expect(page.getByText(UNPAID)).toBeVisible();
      });
    }

    await test.step('paid: the console opens with the plan', async () => {
      await acceptAnd(page, 'Pay');
      await expect(page.getByText(`Growth plan, every month, for ${newcomer.email}`)).toBeVisible();
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(page).toHaveURL(/\/subscription-success($|\?)/);
      await expect(page.getByText('Validating your subscription')).toBeVisible();
      await expect(page.getByText('Your subscription is active')).toBeVisible({ timeout: 8_000 });
      await page.getByRole('link', { name: 'Go to the dashboard' }).click();
      await expectHeading(page, 'Dashboard');
      await expect(page.getByText('Growth', { exact: true })).toBeVisible();
    });
  },
);

test.describe('when the provider has noted crypto', () => {
  test.use({ operated: { scenario: 'offline-payment' } });

  test('paying is a matter of talking, and lets people in', async ({ page, deployment, open }) => {
    await open('/');
    // A demo starts signed in; a deployment needs a log-in.
    if (deployment.provider) await submitLogIn(page, { email: 'ivana@clearwater.example', password: 'Clearwater-31' });
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
