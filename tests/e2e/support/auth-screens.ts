import type { Page } from '@playwright/test';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { acceptAnd } from './newcomer.ts';
import type { ShownScreen } from './screens.ts';
import { activeCustomer, expectHeading } from './steps.ts';

/** The auth screens with their failures, and the partner pages between them. */

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const waitForText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const asVisitor = { scenario: 'visitor' } as const;

const stage = (name: string, act: ShownScreen['act']): ShownScreen => {
  return { scenario: `onboarding-at-${name}` as ScenarioName, path: `/auth/${name}`, act };
};

/** Ticks Other and leaves its field blank. */
async function blankOther(page: Page, other: string): Promise<void> {
  await page.getByLabel('Other', { exact: true }).check();
  await page.getByLabel(other).focus();
  await page.getByLabel(other).blur();
  await waitForText(page, 'should not be blank');
}

async function mailedPasswordLink(page: Page): Promise<void> {
  await box(page, 'Email').fill(activeCustomer.email);
  await press(page, 'Send reset link');
  await page.getByRole('link', { name: /^Open link/ }).click();
  await expectHeading(page, 'Set a new password');
}

async function newPassword(page: Page, password: string, again = password): Promise<void> {
  await box(page, 'New password').fill(password);
  await box(page, 'Confirm new password').fill(again);
}

async function invitation(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Open link/ }).click();
  await expectHeading(page, 'Create your account');
}

async function registration(page: Page, email: string | null): Promise<void> {
  await box(page, 'First name').fill('Zoë');
  await box(page, 'Last name').fill('Lindqvist');
  if (email !== null) await box(page, 'Email').fill(email);
  await box(page, 'Password').fill('Lindqvist-2026');
  await box(page, 'Confirm password').fill('Lindqvist-2026');
  await page.getByLabel('Number', { exact: true }).fill('+46701234567');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await press(page, 'Create account');
}

async function checkout(page: Page): Promise<void> {
  await acceptAnd(page, 'Pay');
  await waitForText(page, 'Simulated card provider.');
}

const onConsent = (act: (page: Page) => Promise<unknown>): ShownScreen => ({
  ...asVisitor,
  path: '/auth/login',
  async act(page) {
    await press(page, 'Continue with GitHub');
    await expectHeading(page, 'Sign in with GitHub');
    await act(page);
  },
});

export const AUTH_SCREENS: Readonly<Record<string, ShownScreen>> = {
  'the sign-up': { ...asVisitor, path: '/auth/register', act: (page) => expectHeading(page, 'Create your account') },
  'the sign-up with errors': {
    ...asVisitor,
    path: '/auth/register',
    async act(page) {
      await box(page, 'First name').fill('J0hn');
      await box(page, 'Email').fill('john@');
      await box(page, 'Password').fill('short');
      await box(page, 'Confirm password').fill('shorter');
      await page.getByLabel('Number', { exact: true }).fill('12');
      await waitForText(page, "Passwords don't match.");
      await waitForText(page, /^Enter a valid phone number/);
    },
  },
  'the sign-up with its countries open': {
    ...asVisitor,
    path: '/auth/register',
    async act(page) {
      await page.getByRole('combobox', { name: 'Country' }).fill('ger');
      await page.getByRole('option', { name: /^Germany/ }).waitFor();
    },
  },
  'the sign-up that was refused': {
    ...asVisitor,
    path: '/auth/register',
    async act(page) {
      await registration(page, activeCustomer.email);
      await waitForText(page, "We couldn't create your account.");
    },
  },
  'an invitation': { scenario: 'invited-member', path: '/auth/login', act: invitation },
  'an invitation that was used': {
    scenario: 'invited-member',
    path: '/auth/login',
    async act(page) {
      await invitation(page);
      const link = new URL(page.url()).pathname;
      await registration(page, null);
      await expectHeading(page, 'Check your email');
      await press(page, 'Log out');
      await expectHeading(page, 'Log in to Gatehouse');
      await page.goto(`${link}?backend=memory`);
      await registration(page, null);
      await waitForText(page, 'This invitation has already been used.');
      await page.getByRole('button', { name: 'Dismiss' }).focus();
    },
  },
  'a forgotten password': {
    ...asVisitor,
    path: '/auth/forgot-password',
    act: (page) => expectHeading(page, 'Forgot your password?'),
  },
  'a forgotten password with an error': {
    ...asVisitor,
    path: '/auth/forgot-password',
    async act(page) {
      await box(page, 'Email').fill('elena@');
      await waitForText(page, 'email is invalid');
    },
  },
  'a forgotten password that was sent for': {
    ...asVisitor,
    path: '/auth/forgot-password',
    async act(page) {
      await box(page, 'Email').fill(activeCustomer.email);
      await press(page, 'Send reset link');
      await expectHeading(page, 'Check your email');
      await page.getByRole('link', { name: /^Open link/ }).waitFor();
    },
  },
  'a new password': {
    ...asVisitor,
    path: '/reset-password/any',
    act: (page) => expectHeading(page, 'Set a new password'),
  },
  'a new password with errors': {
    ...asVisitor,
    path: '/reset-password/any',
    async act(page) {
      await newPassword(page, 'short', 'shorter');
      await waitForText(page, "Passwords don't match.");
    },
  },
  'a new password that was refused': {
    ...asVisitor,
    path: '/reset-password/any',
    async act(page) {
      await newPassword(page, 'Brand-New-77');
      await press(page, 'Set new password');
      await page.getByRole('button', { name: 'Request a new link' }).waitFor();
    },
  },
  'a new password that is set': {
    ...asVisitor,
    path: '/auth/forgot-password',
    async act(page) {
      await mailedPasswordLink(page);
      await newPassword(page, 'Brand-New-77');
      await press(page, 'Set new password');
      await expectHeading(page, 'Password changed');
    },
  },
  'a new password without a link': {
    ...asVisitor,
    path: '/reset-password',
    act: (page) => expectHeading(page, "This link doesn't work"),
  },
  'a second factor of somebody unknown': onConsent(async (page) => {
    await press(page, 'Allow as a person with two-factor authentication');
    await page.getByRole('heading', { level: 1, name: /One more step|Enter your code/ }).waitFor();
  }),
  'a social sign-in that was cancelled': onConsent(async (page) => {
    await press(page, 'Cancel');
    await waitForText(page, 'Sign-in was cancelled.');
  }),
  'the verification': {
    ...stage('email-verification', (page) => expectHeading(page, 'Check your email')),
    path: '/auth/verification',
  },
  'the verification with a wrong code': {
    ...stage('email-verification', async (page) => {
      await page.getByLabel('Verification code').fill('000000');
      await page.getByRole('alert').waitFor();
    }),
    path: '/auth/verification',
  },
  'the verification, with a new code on its way': {
    ...stage('email-verification', async (page) => {
      await press(page, 'Resend code');
      await page.getByText('A new verification code is on its way').hover();
    }),
    path: '/auth/verification',
  },
  'the company': stage('company-data', (page) => page.getByLabel('Company name').waitFor()),
  'no company': stage('company-data', (page) => page.getByLabel("I don't have a company").check()),
  'the use cases': stage('use-cases', (page) => page.getByRole('checkbox').first().waitFor()),
  'the use cases with a blank Other': stage('use-cases', (page) => blankOther(page, 'Your use case')),
  'the protocols': stage('blockchain-protocols', (page) => page.getByRole('checkbox').first().waitFor()),
  'the protocols where none is found': stage('blockchain-protocols', async (page) => {
    await page.getByLabel('Filter protocols').fill('zzz');
    await waitForText(page, /^No protocols match/);
  }),
  'the channels': stage('channels', (page) => page.getByRole('radio').first().waitFor()),
  'the channels with a blank Other': stage('channels', (page) => blankOther(page, 'Where you heard about us')),
  'the plans': stage('pricing-plan', (page) => page.getByRole('radio').first().waitFor()),
  'the plans of a year, one chosen': stage('pricing-plan', async (page) => {
    await page.getByRole('radio', { name: /^Annual/ }).check();
    await page.getByRole('radio', { name: 'Growth' }).check();
  }),
  'the summary': stage('summary', (page) => page.getByRole('checkbox').waitFor()),
  'the summary of somebody who did not pay': stage('summary', async (page) => {
    await checkout(page);
    await press(page, 'Cancel');
    await waitForText(page, "The payment wasn't completed.");
  }),
  'the checkout': stage('summary', checkout),
  'a checkout that has ended': {
    ...asVisitor,
    path: '/mock/checkout',
    act: (page) => expectHeading(page, 'This checkout has ended'),
  },
  'a consent page': onConsent(() => Promise.resolve()),
  'a consent page that was asked for nothing': {
    ...asVisitor,
    path: '/mock/consent',
    act: (page) => expectHeading(page, "This request can't be completed"),
  },
  'a subscription that is being validated': {
    scenario: 'active-customer',
    path: '/subscription-success',
    act: (page) => waitForText(page, 'Validating your subscription'),
  },
  'a subscription that is active': {
    scenario: 'active-customer',
    path: '/subscription-success',
    act: (page) => page.getByRole('link', { name: 'Go to the dashboard' }).waitFor(),
  },
};
