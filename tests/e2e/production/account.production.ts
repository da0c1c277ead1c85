import { emailChangedDialog, fillNewEmail, NEW_EMAIL, openFromMenu } from '#tests/e2e/support/account.ts';
import {
  BROKEN_RESPONSES,
  chooseFaults,
  CHANGE_EMAIL,
  FORGOT_PASSWORD,
  NO_RESPONSE,
  rejection,
  UNCONFIRMED,
} from '#tests/e2e/support/faults.ts';
import { activeCustomer, expectHeading, expectLogIn } from '#tests/e2e/support/steps.ts';
import { expect, FAILED_REQUESTS, test, LONG } from '#tests/e2e/support/test.ts';

test.use({ allowed: FAILED_REQUESTS });

const FAULTS = [
  ...BROKEN_RESPONSES.map(({ message, ...fault }) => ({
    ...fault,
    message: message === NO_RESPONSE ? UNCONFIRMED : message,
  })),
  {
    name: 'a 400 with details',
    fault: rejection(400, 'No.', ['The password is wrong.']),
    message: 'The password is wrong.',
  },
  { name: 'a 409', fault: rejection(409, 'Somebody was quicker.'), message: 'Somebody was quicker.' },
  { name: 'a 500', fault: rejection(500, 'Not now.'), message: 'Not now.' },
];

test('a failed change of the email explains why, and preserves the input', LONG, async ({ page, openAs, calls }) => {
  await openAs(activeCustomer);
  const dialog = await openFromMenu(page, 'Change email');
  await fillNewEmail(dialog, NEW_EMAIL, activeCustomer.password);
  for (const { name, fault, message } of chooseFaults(FAULTS, 'no network', 'a 400 with details')) {
    await test.step(name, async () => {
      const restore = calls.break(CHANGE_EMAIL, fault);
      await dialog.getByRole('button', { name: 'Change email' }).click();
      await expect(dialog.getByText(message)).toBeVisible();
      await expect(dialog.getByLabel('New email')).toHaveValue(NEW_EMAIL);
      await expect(dialog.getByRole('textbox', { name: 'Password' })).toHaveValue(activeCustomer.password);
      await restore();
    });
  }
  await test.step('a 403', async () => {
    const restore = calls.break(CHANGE_EMAIL, rejection(403, 'Forbidden.'));
    await dialog.getByRole('button', { name: 'Change email' }).click();
    const notice = "Read-only: your role doesn't allow this.";
    await expect(dialog.getByText(notice)).toBeVisible();
    await restore();
  });
  await dialog.getByRole('button', { name: 'Change email' }).click();
  await expect(emailChangedDialog(page)).toBeVisible();
});

test('a change of the email without a response shows the current one', LONG, async ({ page, openAs, calls }) => {
  await openAs(activeCustomer);
  const dialog = await openFromMenu(page, 'Change email');
  await fillNewEmail(dialog, NEW_EMAIL, activeCustomer.password);
  calls.lose(CHANGE_EMAIL);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(UNCONFIRMED)).toBeVisible();
  await expect(dialog.getByText(`You're logged in as ${NEW_EMAIL}.`)).toBeVisible();
});

test('an email is changed once, however often it is requested', LONG, async ({ page, openAs, calls }) => {
  await openAs(activeCustomer);
  const slow = calls.hold(CHANGE_EMAIL);
  const dialog = await openFromMenu(page, 'Change email');
  await fillNewEmail(dialog, NEW_EMAIL, activeCustomer.password);
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Changing' }).dblclick({ force: true });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await slow.release();
  await expect(emailChangedDialog(page)).toBeVisible();
  expect(slow.count()).toBe(1);
});

test('a 401 to the session ends it, one to a link does not', LONG, async ({ page, open, calls, openAs }) => {
  await openAs(activeCustomer);
  calls.break(CHANGE_EMAIL, rejection(401, 'Not with this token.'));
  await open('/account/change-email/mailed.token.7');
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await fillNewEmail(dialog, NEW_EMAIL, activeCustomer.password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Not with this token.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expectHeading(page, 'Dashboard');
  await fillNewEmail(await openFromMenu(page, 'Change email'), NEW_EMAIL, activeCustomer.password);
  await page.keyboard.press('Enter');
  await expectLogIn(page);
  await expect(page.getByText('Your session expired. Log in to continue.')).toBeVisible();
});

test('the password mail is sent once, and a failure explains why', LONG, async ({ page, openAs, calls }) => {
  await openAs(activeCustomer);
  const dialog = await openFromMenu(page, 'Change password');
  const send = dialog.getByRole('button', { name: 'Send reset link' });
  for (const { name, fault, message } of chooseFaults(FAULTS, 'a 500')) {
    await test.step(name, async () => {
      const restore = calls.break(FORGOT_PASSWORD, fault);
      await send.click();
      await expect(dialog.getByText(message)).toBeVisible();
      await restore();
    });
  }
  const slow = calls.hold(FORGOT_PASSWORD);
  await send.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Sending' }).dblclick({ force: true });
  await slow.release();
  await expect(page.getByRole('dialog', { name: 'Check your email' })).toBeVisible();
  expect(slow.count()).toBe(1);
});

test('the token of a link reaches no other origin', async ({ page, open, openAs, deployment }) => {
  await openAs(activeCustomer);
  const referrers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(deployment.url)) referrers.push(request.headers().referer ?? '');
  });
  await open('/dashboard/change-email/mailed.token.7');
  await expect(page.getByRole('dialog', { name: 'Change email' })).toBeVisible();
  expect(referrers.length).toBeGreaterThan(3);
  expect(referrers.filter((referrer) => referrer.includes('mailed.token'))).toEqual([]);
});
