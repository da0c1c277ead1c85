import { PHONE } from './support/accessibility.ts';
import { enterMailedCode, openMailedLink } from './support/mailbox.ts';
import { register } from './support/newcomer.ts';
import { activeCustomer, expectHeading, freePlan, logOut, submitLogIn, toast } from './support/steps.ts';
import {
  openDeleteDialog,
  fillInvitation,
  goToTeam,
  inviteDialog,
  logInToTeam,
  memberRow,
  sendInvitation,
} from './support/team-steps.ts';
import { expect, FAILED_REQUESTS, LONG, test, WALK } from './support/test.ts';

const PRIYA = 'priya.nair@northwall.example';
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
      await expect(page.getByText('4 of 10 members')).toBeVisible();
      await fillInvitation(page, dimitar.email, 'Developer', 'Billing');
      await sendInvitation(page);
      await expect(toast(page, 'Invitation sent.')).toBeVisible();
      await expect(inviteDialog(page)).toBeHidden();
      await expect(memberRow(page, dimitar.email)).toContainText('Developer, Billing');
      await expect(memberRow(page, dimitar.email)).toContainText('Email not confirmed');
      await expect(page.getByText('5 of 10 members')).toBeVisible();
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
      await expect(page.getByText('4 of 10 members')).toBeVisible();
      await expect(page.getByRole('button', { name: `Remove ${FINANCE}` })).toBeFocused();
    });
  },
);

test(
  'on a phone the team is a list of cards, from which a member is deleted for good',
  LONG,
  async ({ page, openAs, reload }) => {
    await page.setViewportSize(PHONE);
    await openAs(activeCustomer, '/team');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expect(memberRow(page, PRIYA)).toHaveCSS('display', 'grid');
    const deleteDialog = await openDeleteDialog(page, PRIYA);
    await deleteDialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(memberRow(page, PRIYA)).toBeVisible();
    const dialog = await openDeleteDialog(page, PRIYA);
    await dialog.getByRole('button', { name: 'Remove member' }).click();
    await expect(dialog).toBeHidden();
    await expect(memberRow(page, PRIYA)).toHaveCount(0);
    await reload();
    await expect(memberRow(page, FINANCE)).toBeVisible();
    await expect(memberRow(page, PRIYA)).toHaveCount(0);
  },
);

test(
  'without a free seat nobody can be invited, and the way to a larger plan is shown',
  LONG,
  async ({ page, openAs }) => {
    await openAs(freePlan, '/team');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expect(page.getByText('1 of 1 member')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Invite member' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Invite member' })).toHaveAccessibleDescription(
      'Your plan includes 1 seat. Upgrade to invite people.',
    );
    await page.getByRole('link', { name: 'Upgrade plan' }).click();
    await expect(page).toHaveURL(/\/billing(\?.*)?#upgrade-plan$/);
  },
);

test.describe('in two tabs', () => {
  // The second tab requests a deleted member and gets a 404.
  test.use({ allowed: FAILED_REQUESTS });

  test('a team stays one', LONG, async ({ page, openAs, openTab }) => {
    await openAs(activeCustomer, '/team');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    const other = await openTab('/team');
    await expect(memberRow(other, PRIYA)).toBeVisible();
    const dialog = await openDeleteDialog(page, PRIYA);
    await dialog.getByRole('button', { name: 'Remove member' }).click();
    await expect(memberRow(page, PRIYA)).toHaveCount(0);

    const late = await openDeleteDialog(other, PRIYA);
    await late.getByRole('button', { name: 'Remove member' }).click();
    await expect(toast(other, `${PRIYA} had already been removed.`)).toBeVisible();
    await expect(late).toBeHidden();
    await expect(memberRow(other, PRIYA)).toHaveCount(0);

    await fillInvitation(other, dimitar.email, 'Viewer');
    await sendInvitation(other);
    await expect(memberRow(other, dimitar.email)).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(memberRow(page, dimitar.email)).toBeVisible();
    await expect(page.getByText('4 of 10 members')).toBeVisible();
  });

  test('a viewer has read-only access, with a notice', LONG, async ({ page, deployment, open, openAs }) => {
    await openAs(activeCustomer, '/team');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await fillInvitation(page, dimitar.email, 'Viewer');
    await sendInvitation(page);
    await expect(memberRow(page, dimitar.email)).toBeVisible();
    await logOut(page);
    await openMailedLink({ page, deployment, open }, dimitar.email);
    await register(page, dimitar, true);
    await enterMailedCode({ page, deployment, open }, dimitar.email);
    await expectHeading(page, 'Dashboard');
    await goToTeam(page);

    const notice = "Read-only: your role doesn't allow this.";
    await fillInvitation(page, 'friend@northwall.example', 'Admin');
    await sendInvitation(page);
    await expect(inviteDialog(page).getByText(notice)).toBeVisible();
    await expect(inviteDialog(page).getByLabel('Email')).toHaveValue('friend@northwall.example');
    await inviteDialog(page).getByRole('button', { name: 'Cancel' }).click();
    const dialog = await openDeleteDialog(page, PRIYA);
    await dialog.getByRole('button', { name: 'Remove member' }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(memberRow(page, PRIYA)).toBeVisible();
    await logOut(page);
    await submitLogIn(page, dimitar);
    await expectHeading(page, 'Dashboard');
  });
});
