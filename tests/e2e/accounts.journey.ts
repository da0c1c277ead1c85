import { expectNoSidewaysScrolling, PHONE } from './support/accessibility.ts';
import {
  activeCustomer,
  createdDialog,
  createKey,
  emailField,
  expectHeading,
  expectLogIn,
  freePlan,
  goToKeys,
  keyRow,
  logIn,
  logInButton,
  passwordField,
  submitLogIn,
  suspended,
  twoFactor,
} from './support/steps.ts';
import { expect, FAILED_REQUESTS, test, WALK, LONG } from './support/test.ts';

test.describe('with a second factor', () => {
  test.use({ allowed: FAILED_REQUESTS });

  test('the sixth typed digit sends the code', LONG, async ({ page, open }) => {
    await open('/auth/login');
    await submitLogIn(page, twoFactor);
    await expectHeading(page, 'Enter your code');
    await expect(page.getByLabel('Authentication code')).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('gatehouse.session'))).toBeNull();
    await page.keyboard.type('482913');
    await expectHeading(page, 'Dashboard');
    await expect(page.getByText('Business', { exact: true })).toBeVisible();
  });

  test('a code is pasted with whatever is between its digits', WALK, async ({ page, open }) => {
    await open('/auth/login');
    await submitLogIn(page, twoFactor);
    await expect(page.getByLabel('Authentication code')).toBeFocused();
    await page.evaluate(() => navigator.clipboard.writeText('48 29-13'));
    await page.keyboard.press('ControlOrMeta+V');
    await expectHeading(page, 'Dashboard');
  });

  test('a wrong code is reported as wrong, stays, and can be corrected', LONG, async ({ page, open }) => {
    await open('/auth/login');
    await submitLogIn(page, twoFactor);
    const code = page.getByLabel('Authentication code');
    await code.fill('111111');
    await expect(page.getByRole('main').getByText('The code is wrong or has expired.')).toBeVisible();
    await expect(code).toHaveValue('111111');
    await code.press('Backspace');
    await code.fill('482913');
    await expectHeading(page, 'Dashboard');
  });

  test('the way back preserves the input', LONG, async ({ page, open }) => {
    await open('/auth/login');
    await submitLogIn(page, twoFactor);
    await page.getByRole('button', { name: 'Back to log in' }).click();
    await expectLogIn(page);
    await expect(emailField(page)).toHaveValue(twoFactor.email);
    await expect(passwordField(page)).toHaveValue(twoFactor.password);
  });
});

test.describe('with a wrong password', () => {
  test.use({ allowed: FAILED_REQUESTS });

  test('the form reports it, preserves the input and takes the right one', LONG, async ({ page, open }) => {
    await open('/auth/login');
    await submitLogIn(page, { email: activeCustomer.email, password: 'Northwall-2025' });
    await expect(page.getByRole('main').getByText('The email or the password is wrong.')).toBeVisible();
    await expect(emailField(page)).toHaveValue(activeCustomer.email);
    await expect(passwordField(page)).toHaveValue('Northwall-2025');
    await logIn(page, activeCustomer);
  });
});

test('the log-in form shows what is missing and sends nothing until it is right', LONG, async ({ page, open }) => {
  await open('/auth/login');
  await emailField(page).fill('elena@northwall');
  await expect(page.getByText('email is invalid')).toBeVisible();
  await expect(logInButton(page)).toBeDisabled();
  await emailField(page).fill('');
  await expect(page.getByText('email is required')).toBeVisible();
  await emailField(page).fill(activeCustomer.email);
  await expect(page.getByText('Enter your password to continue')).toBeVisible();
  await passwordField(page).fill('x');
  await expect(logInButton(page)).toBeEnabled();
  await passwordField(page).fill('');
  await expect(page.getByText('password is required')).toBeVisible();
});

test('a free plan starts with an empty list and its first key', LONG, async ({ page, openAs }) => {
  await openAs(freePlan);
  await expect(page.getByText('Not available on free plans')).toBeVisible();
  await goToKeys(page);
  await expect(page.getByText('No API keys yet')).toBeVisible();
  await createKey(page, 'first');
  await createdDialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(keyRow(page, 'first')).toBeVisible();
  await expect(page.getByText('Showing 1 key', { exact: true })).toBeVisible();
});

test('a suspended account is blocked from every page but billing', WALK, async ({ page, open }) => {
  const block = page.getByRole('alertdialog', { name: 'Your account is suspended' });
  await open('/');
  await submitLogIn(page, suspended);
  await expect(block).toBeVisible();
  for (const path of ['/dashboard', '/api-keys', '/node-as-a-service']) {
    await open(path);
    await expect(block).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(block).toBeVisible();
  }
  await page.setViewportSize(PHONE);
  for (const choice of ['Go to billing', 'Log out'])
    await expect(block.getByText(choice, { exact: true })).toBeInViewport();
  await expectNoSidewaysScrolling(page);
  await block.getByRole('link', { name: 'Go to billing' }).click();
  await expect(page).toHaveURL(/\/billing#upgrade-plan$/);
  await expectHeading(page, 'Billing');
  await expect(block).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(block).toBeVisible();
  await block.getByRole('button', { name: 'Log out' }).click();
  await expectLogIn(page);
});

test('on a phone, anyone who wants a node of their own finds whom to ask', LONG, async ({ page, openAs }) => {
  await page.setViewportSize(PHONE);
  await openAs(freePlan, '/node-as-a-service');
  await expectHeading(page, 'Node as a service');
  await expect(page.getByRole('main').getByRole('button', { name: 'Contact us' })).toBeInViewport();
  await expectNoSidewaysScrolling(page);
});
