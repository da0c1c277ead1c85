import { openMailedLink } from '#tests/e2e/support/mailbox.ts';
import { activeCustomer, logOut, toast } from '#tests/e2e/support/steps.ts';
import { memberRow } from '#tests/e2e/support/team-steps.ts';
import { expect, test, LONG_WALK } from '#tests/e2e/support/test.ts';

const FINANCE = 'finance@northwall.example';

test(
  'an invitation is sent again and revoked, and a member gets another role, with the keyboard',
  LONG_WALK,
  async ({ page, deployment, open, openAs }) => {
    await openAs(activeCustomer, '/team');
    await page.getByRole('button', { name: `Change roles for priya.nair@northwall.example` }).press('Enter');
    await page.getByRole('checkbox', { name: 'Viewer' }).press('Space');
    await page.getByRole('button', { name: 'Save roles' }).press('Enter');
    await expect(memberRow(page, 'priya.nair@northwall.example')).toContainText('Developer, Viewer');
    const pending = page.getByRole('region', { name: 'Pending invitations' });
    await expect(pending.getByText('Expires in 5 days')).toBeVisible();
    await pending.getByRole('button', { name: `Resend the invitation to ${FINANCE}` }).press('Enter');
    await expect(toast(page, `Invitation sent again to ${FINANCE}.`)).toBeVisible();
    await expect(pending.getByText('Expires in 7 days')).toBeVisible();
    await pending.getByRole('button', { name: `Revoke the invitation for ${FINANCE}` }).press('Enter');
    await page.getByRole('button', { name: 'Revoke invitation' }).press('Enter');
    await expect(pending).toBeHidden();
    await expect(memberRow(page, FINANCE)).toHaveCount(0);
    await logOut(page);
    await openMailedLink({ page, deployment, open }, FINANCE);
    await page.waitForURL(/register/);
  },
);
