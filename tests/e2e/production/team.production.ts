import {
  BROKEN_RESPONSES,
  chooseFaults,
  NO_RESPONSE,
  type Operation,
  rejection,
  UNCONFIRMED,
} from '#tests/e2e/support/faults.ts';
import { activeCustomer, toast } from '#tests/e2e/support/steps.ts';
import {
  openDeleteDialog,
  fillInvitation,
  inviteDialog,
  memberRow,
  sendInvitation,
} from '#tests/e2e/support/team-steps.ts';
import { expect, FAILED_REQUESTS, test, LONG } from '#tests/e2e/support/test.ts';

const LIST: Operation = { method: 'GET', path: /\/api\/team-members$/ };
const INVITE: Operation = { method: 'POST', path: /\/api\/team-members$/ };
const DELETE: Operation = { method: 'DELETE', path: /\/api\/team-members\/[^/]+$/ };
const ROLES: Operation = { method: 'GET', path: /\/api\/roles-and-permissions$/ };

const EMAIL = 'dimitar.angelov@northwall.example';
const PRIYA = 'priya.nair@northwall.example';
const READ_ONLY = "Read-only: your role doesn't allow this.";

const FAULTS = [
  ...BROKEN_RESPONSES.map((broken) => ({
    ...broken,
    message: broken.message === NO_RESPONSE ? UNCONFIRMED : broken.message,
  })),
  {
    name: '400 with details',
    fault: rejection(400, 'No.', ['This email is blocked.']),
    message: 'This email is blocked.',
  },
  { name: '403', fault: rejection(403, 'Forbidden.'), message: READ_ONLY },
  { name: '409', fault: rejection(409, 'Somebody was faster.'), message: 'Somebody was faster.' },
];

test.use({ allowed: FAILED_REQUESTS });

test.beforeEach(async ({ page, openAs }) => {
  await openAs(activeCustomer, '/team');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('an invitation that fails preserves the input, and can be sent again', LONG, async ({ page, calls }) => {
  await fillInvitation(page, EMAIL, 'Developer');
  const dialog = inviteDialog(page);
  for (const { name, fault, message } of chooseFaults(FAULTS, 'no network', '400 with details', '403')) {
    await test.step(name, async () => {
      const restore = calls.break(INVITE, fault);
      await sendInvitation(page);
      await expect(dialog.getByRole('alert')).toContainText(message);
      await expect(dialog.getByLabel('Email')).toHaveValue(EMAIL);
      await expect(dialog.getByRole('checkbox', { name: 'Developer' })).toBeChecked();
      await restore();
    });
  }
  await sendInvitation(page);
  await expect(dialog).toBeHidden();
  await expect(memberRow(page, EMAIL)).toBeVisible();
});

test('a member who was not deleted stays, and so does the question', LONG, async ({ page, calls }) => {
  const dialog = await openDeleteDialog(page, PRIYA);
  for (const { name, fault, message } of chooseFaults(FAULTS, 'no network', '409')) {
    await test.step(name, async () => {
      const restore = calls.break(DELETE, fault);
      await dialog.getByRole('button', { name: 'Remove member' }).click();
      await expect(toast(page, message)).toBeVisible();
      await expect(dialog).toBeVisible();
      await restore();
    });
  }
  await dialog.getByRole('button', { name: 'Remove member' }).click();
  await expect(dialog).toBeHidden();
  await expect(memberRow(page, PRIYA)).toHaveCount(0);
});

test('a slow response is waited for, and nothing is sent twice', LONG, async ({ page, calls }) => {
  const inviting = calls.hold(INVITE);
  await fillInvitation(page, EMAIL, 'Developer');
  await inviteDialog(page).getByLabel('Email').focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
  await inviteDialog(page).getByRole('button', { name: 'Sending' }).dblclick({ force: true });
  await page.keyboard.press('Escape');
  await expect(inviteDialog(page)).toBeVisible();
  await inviting.release();
  await expect(inviteDialog(page)).toBeHidden();
  expect(inviting.count()).toBe(1);

  const deleting = calls.hold(DELETE);
  const dialog = await openDeleteDialog(page, PRIYA);
  await dialog.getByRole('button', { name: 'Remove member' }).click();
  await dialog.getByRole('button', { name: 'Removing' }).dblclick({ force: true });
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
  await deleting.release();
  await expect(memberRow(page, PRIYA)).toHaveCount(0);
  expect(deleting.count()).toBe(1);
});

test(
  'a team that does not load explains why, and the roles are requested once in an hour',
  LONG,
  async ({ page, calls }) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => {
      if (ROLES.path.test(new URL(request.url()).pathname)) requestedUrls.push(request.method());
    });
    const restore = calls.break(LIST, rejection(403, 'Forbidden.'));
    await page.reload();
    await expect(page.getByRole('heading', { name: "Couldn't load the team" })).toBeVisible();
    await expect(page.getByRole('main').getByText(READ_ONLY)).toBeVisible();
    await restore();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(memberRow(page, 'martin.kolev@northwall.example')).toContainText('Admin, Developer');
    expect(requestedUrls).toEqual([]);
  },
);
