import { ACCOUNT_SCREENS } from './screens/account.mjs';
import { BILLING_SCREENS } from './screens/billing.mjs';
import { LOG_SCREENS } from './screens/logs.mjs';
import { WORKSPACE_SCREENS } from './screens/workspace.mjs';

/** Each screen: the scenario that it starts in, its path, and what to do there before the screenshot. */
const customer = { scenario: 'active-customer' };

const press = (page, name) => page.getByRole('button', { name }).first().click();
const waitForText = (page, text) => page.getByText(text).first().waitFor();

async function setPassword(page, password, again) {
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(again);
}

async function create(page) {
  await press(page, 'Create API key');
  await page.getByLabel('Key name').fill('payouts-canary');
}

export const SCREENS = {
  'log-in': { scenario: 'visitor', path: '/auth/login' },
  'log-in-errors': {
    scenario: 'visitor',
    path: '/auth/login',
    async act(page) {
      await page.getByLabel('Email').fill('elena@northwall');
      await page.getByRole('textbox', { name: 'Password' }).fill('x');
      await page.getByRole('textbox', { name: 'Password' }).fill('');
      await waitForText(page, 'password is required');
    },
  },
  'two-factor': {
    scenario: 'two-factor',
    path: '/auth/login',
    async act(page) {
      await press(page, 'Log in');
      await page.getByLabel('Authentication code').fill('482');
    },
  },
  register: { scenario: 'visitor', path: '/auth/register' },
  'register-typed': {
    scenario: 'visitor',
    path: '/auth/register',
    async act(page) {
      await page.getByLabel('First name').fill('J0hn');
      await page.getByLabel('Last name').fill('Lind');
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Short1');
      await page.getByLabel('Number', { exact: true }).fill('+4915123456789');
    },
  },
  'forgot-password': { scenario: 'visitor', path: '/auth/forgot-password' },
  'reset-password': { scenario: 'visitor', path: '/reset-password/a.b.c' },
  'reset-password-typed': {
    scenario: 'visitor',
    path: '/reset-password/a.b.c',
    act: (page) => setPassword(page, 'Short1', 'short'),
  },
  'reset-password-done': {
    scenario: 'visitor',
    path: '/auth/forgot-password',
    async act(page) {
      await page.getByLabel('Email', { exact: true }).fill('elena@northwall.example');
      await press(page, 'Send reset link');
      await page.getByRole('link', { name: /^Open link/ }).click();
      await setPassword(page, 'Brand-New-77', 'Brand-New-77');
      await press(page, 'Set new password');
      await waitForText(page, 'Password changed');
    },
  },
  'reset-password-no-link': { scenario: 'visitor', path: '/reset-password' },
  invitation: {
    scenario: 'invited-member',
    path: '/auth/login',
    async act(page) {
      await page.getByRole('link', { name: /^Open link/ }).click();
      await waitForText(page, 'Create your account');
    },
  },
  consent: {
    scenario: 'visitor',
    path: '/auth/login',
    async act(page) {
      await press(page, 'Continue with GitHub');
      await waitForText(page, 'Sign in with GitHub');
    },
  },
  verification: { scenario: 'onboarding-at-email-verification', path: '/auth/verification' },
  'company-data': { scenario: 'onboarding-at-company-data', path: '/auth/company-data' },
  'use-cases': { scenario: 'onboarding-at-use-cases', path: '/auth/use-cases' },
  'blockchain-protocols': {
    scenario: 'onboarding-at-channels',
    path: '/auth/blockchain-protocols',
    act: (page) => page.getByRole('checkbox').first().waitFor(),
  },
  channels: { scenario: 'onboarding-at-channels', path: '/auth/channels' },
  'pricing-plan': {
    scenario: 'onboarding-at-summary',
    path: '/auth/pricing-plan',
    act: (page) => page.getByRole('radio').first().waitFor(),
  },
  summary: {
    scenario: 'onboarding-at-summary',
    path: '/auth/summary',
    act: (page) => page.getByRole('checkbox').waitFor(),
  },
  checkout: {
    scenario: 'onboarding-at-summary',
    path: '/auth/summary',
    async act(page) {
      await page.getByRole('checkbox').check();
      await press(page, 'Pay');
      await waitForText(page, 'Simulated card provider.');
    },
  },
  'subscription-success': { ...customer, path: '/subscription-success' },
  'subscription-success-done': {
    ...customer,
    path: '/subscription-success',
    act: (page) => waitForText(page, 'Your subscription is active'),
  },
  dashboard: { ...customer, path: '/dashboard', act: (page) => waitForText(page, '3 of 6 done') },
  'dashboard-new': { scenario: 'free-plan', path: '/dashboard', act: (page) => waitForText(page, '0 of 6 done') },
  'first-call': {
    ...customer,
    path: '/dashboard',
    async act(page) {
      await press(page, 'Run request');
      await page.getByLabel('Find in this JSON').fill('amount');
    },
  },
  'first-call-locked': {
    scenario: 'free-plan',
    path: '/dashboard',
    act: (page) => waitForText(page, 'Create an API key first'),
  },
  'api-keys': { ...customer, path: '/api-keys', act: (page) => waitForText(page, 'checkout-canary') },
  'api-keys-revealed': {
    ...customer,
    path: '/api-keys',
    async act(page) {
      await press(page, /^Reveal key/);
      await page.getByRole('button', { name: /^Hide key/ }).waitFor();
    },
  },
  'api-keys-search': {
    ...customer,
    path: '/api-keys?q=wallet&sort=-name&status=active',
    act: (page) => waitForText(page, 'hot-wallet-monitor'),
  },
  'api-key-panel': {
    ...customer,
    path: '/api-keys',
    async act(page) {
      await press(page, 'checkout-canary');
      await waitForText(page, 'View its calls in the log');
    },
  },
  'api-keys-empty': { scenario: 'free-plan', path: '/api-keys', act: (page) => waitForText(page, 'No API keys yet') },
  'create-key': { ...customer, path: '/api-keys', act: create },
  'key-created': {
    ...customer,
    path: '/api-keys',
    async act(page) {
      await create(page);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Copy key' }).last().click();
      await waitForText(page, 'Text copied to clipboard!');
    },
  },
  deactivate: {
    ...customer,
    path: '/api-keys',
    async act(page) {
      await press(page, /^Active\. Deactivate/);
      await waitForText(page, 'Requests with this key will fail');
    },
  },
  'api-version': { ...customer, path: '/api-keys', act: (page) => press(page, 'Change version') },
  'help-menu': { ...customer, path: '/dashboard', act: (page) => press(page, 'Help') },
  'profile-menu': { ...customer, path: '/dashboard', act: (page) => press(page, /^Profile/) },
  'my-profile': {
    ...customer,
    path: '/dashboard',
    async act(page) {
      await press(page, /^Profile/);
      await page.getByRole('menuitem', { name: 'My profile' }).click();
    },
  },
  ...ACCOUNT_SCREENS,
  ...WORKSPACE_SCREENS,
  ...LOG_SCREENS,
  drawer: {
    ...customer,
    path: '/dashboard',
    async act(page, width) {
      if (width < 900) await press(page, 'Open menu');
    },
  },
  ...BILLING_SCREENS,
  suspended: {
    scenario: 'suspended',
    path: '/api-keys',
    act: (page) => waitForText(page, 'Your account is suspended'),
  },
  'node-as-a-service': { ...customer, path: '/node-as-a-service' },
};
