import { mailedLink } from '#tests/e2e/support/mailbox.ts';
import { activeCustomer, logOut, submitLogIn, toast } from '#tests/e2e/support/steps.ts';
import { memberRow } from '#tests/e2e/support/team-steps.ts';
import { expect, LONG_WALK, test } from '#tests/e2e/support/test.ts';

const RUTH = { email: 'ruth.adeyemi@northwall.example', password: 'Only-Reading-5' };

test.use({ operated: { scenario: 'ownership-transfer' } });

test(
  'the ownership is accepted by a mailed link after a log-in, and offered back, with the keyboard',
  LONG_WALK,
  async ({ page, deployment, open }) => {
    await open('/team');
    const link = await mailedLink({ page, deployment }, RUTH.email);
    // A demo of the scenario starts with her session.
    if (deployment.provider === null) await logOut(page);
    await open(link);
    await submitLogIn(page, RUTH);
    await page.getByRole('button', { name: 'Accept ownership' }).press('Enter');
    await expect(
      toast(page, `You are now the owner of this account. Roles of ${activeCustomer.email}: Admin.`),
    ).toBeVisible();
    await expect(memberRow(page, RUTH.email)).toContainText('Owner');
    await expect(memberRow(page, activeCustomer.email)).toContainText('Admin');
    await page.getByRole('button', { name: 'Leave team' }).press('Enter');
    await page.getByRole('button', { name: 'Transfer ownership', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Transfer ownership' });
    await dialog.getByLabel('New owner').selectOption(activeCustomer.email);
    await dialog.getByLabel('Your password').fill(RUTH.password);
    await dialog.getByLabel('Your password').press('Enter');
    await expect(page.getByRole('region', { name: 'Ownership transfer' })).toContainText(activeCustomer.email);
  },
);
