import {
  breakCall,
  BROKEN,
  holdCall,
  NO_ANSWER,
  type Operation,
  refusal,
  UNCONFIRMED,
} from '#tests/e2e/support/faults.ts';
import { activeCustomer, toast } from '#tests/e2e/support/steps.ts';
import {
  askToDelete,
  fillInvitation,
  inviteDialog,
  logInToTeam,
  memberRow,
  sendInvitation,
} from '#tests/e2e/support/team-steps.ts';
import { expect, REFUSALS, test } from '#tests/e2e/support/test.ts';

const LIST: Operation = { method: 'GET', path: /\/api\/team-members$/ };
const INVITE: Operation = { method: 'POST', path: /\/api\/team-members$/ };
const DELETE: Operation = { method: 'DELETE', path: /\/api\/team-members\/[^/]+$/ };
const ROLES: Operation = { method: 'GET', path: /\/api\/roles-and-permissions$/ };

const EMAIL = 'dimitar.angelov@northwall.example';
const PRIYA = 'priya.nair@northwall.example';
const READ_ONLY = 'Read only: your role does not allow this.';

const FAULTS = [
  ...BROKEN.map((broken) => ({ ...broken, says: broken.says === NO_ANSWER ? UNCONFIRMED : broken.says })),
  { name: '400 with details', fault: refusal(400, 'No.', ['This email is blocked.']), says: 'This email is blocked.' },
  { name: '403', fault: refusal(403, 'Forbidden.'), says: READ_ONLY },
  { name: '409', fault: refusal(409, 'Somebody was faster.'), says: 'Somebody was faster.' },
];

test.use({ allowed: REFUSALS });

test.beforeEach(async ({ page, open }) => {
  await open('/auth/login');
  await logInToTeam(page, activeCustomer);
});

test('an invitation that fails keeps all that was typed, and can be sent again', async ({ page }) => {
  await fillInvitation(page, EMAIL, 'Developer');
  const dialog = inviteDialog(page);
  for (const { name, fault, says } of FAULTS) {
    await test.step(name, async () => {
      const mend = await breakCall(page, INVITE, fault);
      await sendInvitation(page);
      await expect(dialog.getByRole('alert')).toContainText(says);
      await expect(dialog.getByLabel('Email')).toHaveValue(EMAIL);
      await expect(dialog.getByRole('checkbox', { name: 'Developer' })).toBeChecked();
      await mend();
    });
  }
  await sendInvitation(page);
  await expect(dialog).toBeHidden();
  await expect(memberRow(page, EMAIL)).toBeVisible();
});

test('a member who was not deleted stays, and so does the question', async ({ page }) => {
  const dialog = await askToDelete(page, PRIYA);
  for (const { name, fault, says } of FAULTS) {
    await test.step(name, async () => {
      const mend = await breakCall(page, DELETE, fault);
      await dialog.getByRole('button', { name: 'Delete member' }).click();
      await expect(toast(page, says)).toBeVisible();
      await expect(dialog).toBeVisible();
      await mend();
    });
  }
  await dialog.getByRole('button', { name: 'Delete member' }).click();
  await expect(dialog).toBeHidden();
  await expect(memberRow(page, PRIYA)).toHaveCount(0);
});

test('a slow answer is waited for, and nothing is sent twice', async ({ page }) => {
  const inviting = await holdCall(page, INVITE);
  await fillInvitation(page, EMAIL, 'Developer');
  await inviteDialog(page).getByLabel('Email').focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
  await inviteDialog(page).getByRole('button', { name: 'Sending' }).dblclick({ force: true });
  await page.keyboard.press('Escape');
  await expect(inviteDialog(page)).toBeVisible();
  await inviting.letGo();
  await expect(inviteDialog(page)).toBeHidden();
  expect(inviting.count()).toBe(1);

  const deleting = await holdCall(page, DELETE);
  const dialog = await askToDelete(page, PRIYA);
  await dialog.getByRole('button', { name: 'Delete member' }).click();
  await dialog.getByRole('button', { name: 'Deleting' }).dblclick({ force: true });
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
  await deleting.letGo();
  await expect(memberRow(page, PRIYA)).toHaveCount(0);
  expect(deleting.count()).toBe(1);
});

test('a team that does not load says why, and the roles are asked for once in an hour', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (ROLES.path.test(new URL(request.url()).pathname)) asked.push(request.method());
  });
  const mend = await breakCall(page, LIST, refusal(403, 'Forbidden.'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The team did not load' })).toBeVisible();
  await expect(toast(page, READ_ONLY)).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(memberRow(page, 'martin.kolev@northwall.example')).toContainText('Admin, Developer');
  expect(asked).toEqual([]);
});
