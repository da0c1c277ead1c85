import { enterMailedCode, openMailedLink } from './support/mailbox.ts';
import { register } from './support/newcomer.ts';
import { activeCustomer, expectHeading, logOut, toast } from './support/steps.ts';
import {
  openDeleteDialog,
  fillInvitation,
  goToTeam,
  inviteDialog,
  logInToTeam,
  memberRow,
  sendInvitation,
} from './support/team-steps.ts';
import { expect, test, WALK } from './support/test.ts';
const FINANCE = 'finance@northwall.example';

const dimitar = {
  firstName: 'Димитър',
  lastName: 'Ангелов',
  email: 'dimitar.angelov@northwall.example',
  password: 'Northwall-7531',
  phone: '+359888123456',
};

test(
  'a user is invited, joins through the mailed link, and is locked out again',
  WALK,
  async ({ page, deployment, open, openAs }) => {
    await test.step('the owner invites them, with two roles', async () => {
      await openAs(activeCustomer, '/team');
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      await expect(page.getByText('4 of 10 seats')).toBeVisible();
      await fillInvitation(page, dimitar.email, 'Developer', 'Billing');
      await sendInvitation(page);
      await expect(toast(page, 'Invitation sent.')).toBeVisible();
      await expect(inviteDialog(page)).toBeHidden();
      await expect(memberRow(page, dimitar.email)).toContainText('Developer, Billing');
      await expect(memberRow(page, dimitar.email)).toContainText('Email not confirmed');
      await expect(page.getByText('5 of 10 seats')).toBeVisible();
      await logOut(page);
    });

    await test.step('they register through the link and prove their email', async () => {
      await openMailedLink({ page, deployment, open }, dimitar.email);
      await register(page, dimitar, true);
      await enterMailedCode({ page, deployment, open }, dimitar.email);
      await expectHeading(page, 'Dashboard');
      await goToTeam(page);
      await expect(memberRow(page, dimitar.email)).toContainText('You');
      await logOut(page);
    });

    await test.step('the owner sees them confirmed, and deletes them', async () => {
      await logInToTeam(page, activeCustomer);
      await expect(memberRow(page, dimitar.email)).toContainText('Confirmed');
      const dialog = await openDeleteDialog(page, dimitar.email);
      await dialog.getByRole('button', { name: 'Remove member' }).click();
      await expect(memberRow(page, dimitar.email)).toHaveCount(0);
      await expect(page.getByText('4 of 10 seats')).toBeVisible();
      await expect(page.getByRole('button', { name: `Remove ${FINANCE}` })).toBeFocused();
    });
  },
);
