import { expect } from '@playwright/test';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { test } from './webkit-test.ts';

/** A walk through each feature: what an engine may do differently is copied, typed, chosen, opened and shown. */

const { activeCustomer, twoFactor } = demoAccounts;
/** The field of the search masks a whole key that is pasted into it. */
const MASKED_KEY = /^[0-9a-f]{8}…[0-9a-f]{4}$/;
/** Longer than WebKit lets a click last, as with a provider far away. */
const SLOW = 'scenario=active-customer;latency=2500';
const EVM_ADDRESS = '0x7A250d5630B4cF539739dF2C5dAcb4c659F2488D';

test('a customer logs in after a wrong password, and logs out again', async ({ webkitPage: page }) => {
  await page.open('/auth/login', 'scenario=visitor');
  await page.fill('Email', activeCustomer.email);
  await page.fill('Password', 'Wrong-Password-1');
  await page.click('button', 'Log in');
  await page.sees(/password/i);
  await page.fill('Password', activeCustomer.password);
  await page.click('button', 'Log in');
  await page.sees('Dashboard');
  await page.click('button', /^Profile/);
  await page.click('menuitem', 'Log out');
  await page.sees('Log in to Gatehouse');
});

test('a customer with a second factor types the code', async ({ webkitPage: page }) => {
  await page.open('/auth/login', 'scenario=visitor');
  await page.fill('Email', twoFactor.email);
  await page.fill('Password', twoFactor.password);
  await page.click('button', 'Log in');
  await page.sees(/code/i);
  for (const digit of '482913') await page.press(digit);
  await page.sees('Dashboard');
});

test('a newcomer registers and answers the questionnaire', async ({ webkitPage: page }) => {
  await page.open('/auth/register', 'scenario=visitor');
  await page.fill('First name', 'Priya');
  await page.fill('Last name', 'Raman-O’Neil');
  await page.fill('Email', 'priya@riverstone.example');
  await page.fill('Password', 'Riverstone-2026');
  await page.fill('Confirm password', 'Riverstone-2026');
  await page.fill('Number', '+14155552671');
  await page.click('checkbox', /I agree/);
  await page.click('button', 'Create account');
  await page.sees('Check your email');
});

test('the questionnaire leads from the company to the console', async ({ webkitPage: page }) => {
  await page.open('/auth/company-data', 'scenario=onboarding-at-company-data');
  await page.fill('Company name', 'Riverstone');
  await page.click('button', 'Next: use cases');
  await page.click('checkbox', 'Crypto wallet');
  await page.click('button', 'Next: protocols');
  await page.click('checkbox', 'Bitcoin');
  await page.click('button', 'Next: how you found us');
  await page.click('radio', 'Conference');
  await page.click('button', 'Next: plan');
  await page.click('radio', 'Free');
  await page.click('button', 'Next: summary');
  await page.click('checkbox', /I accept/);
  await page.click('button', 'Get started');
  await page.sees('Getting started');
});

test('a masked key is copied from its row and revealed', async ({ webkitPage: page }) => {
  await page.open('/api-keys', SLOW);
  await page.click('button', 'Copy key payouts-worker');
  await page.sees('Copied');
  expect(await page.pasteInto('Search by name or key')).toMatch(MASKED_KEY);
});

test('a key is created, copied and deleted', async ({ webkitPage: page }) => {
  await page.open('/api-keys');
  await page.click('button', 'Create API key');
  await page.fill('Key name', 'from-webkit');
  await page.click('button', 'Create API key');
  await page.sees('API key created');
  await page.click('button', 'Copy key');
  await page.click('button', 'Done');
  expect(await page.pasteInto('Search by name or key')).toMatch(MASKED_KEY);
});

test('a key is rotated, and its successor copied while it is masked', async ({ webkitPage: page }) => {
  await page.open('/api-keys', SLOW);
  await page.click('button', 'Rotate key payouts-worker');
  await page.click('button', 'Create new key');
  await page.click('button', 'Copy new key');
  await page.sees('Waiting for the first request');
  await page.click('button', 'Close');
  expect(await page.pasteInto('Search by name or key')).toMatch(MASKED_KEY);
});

test('the palette leads to a page, and copies a key', async ({ webkitPage: page }) => {
  await page.open('/dashboard', SLOW);
  await page.sees('Growth');
  await page.press('Control+k');
  await page.fill('Search or go to a page', 'copy key payouts-worker', 'combobox');
  await page.press('Enter');
  await page.sees('Text copied to clipboard!');
  await page.open('/api-keys');
  expect(await page.pasteInto('Search by name or key')).toMatch(MASKED_KEY);
});

test('a domain is added and its url copied', async ({ webkitPage: page }) => {
  await page.open('/verify-domain#domains');
  await page.click('button', 'Verify new domain');
  await page.fill('Domain', 'hooks.northwall.example');
  await page.click('button', 'Verify domain');
  await page.sees('Domain added');
  await page.click('button', /^Copy/);
  await page.click('button', 'Done');
  await page.sees('hooks.northwall.example');
});

test('the first API call runs, and Getting Started follows', async ({ webkitPage: page }) => {
  await page.open('/dashboard');
  await page.click('button', 'Run request');
  await page.sees(/200[^]* ms/);
});

test('logs are filtered, opened and closed by keyboard', async ({ webkitPage: page }) => {
  await page.open('/usage#webhooks');
  await page.choose('Blockchain', 'Tron');
  await page.sees(/Showing .* callbacks/);
  await page.click('tab', 'API calls');
  await page.sees('Request ID');
  await page.open('/usage#usage-summary');
  await page.sees('Credits');
});

test('a plan is compared and its invoice asked for', async ({ webkitPage: page }) => {
  await page.open('/billing');
  await page.sees('Subtotal');
  await page.click('tab', 'Upgrade');
  await page.sees('Active plan');
});

test('a member is invited and removed again', async ({ webkitPage: page }) => {
  await page.open('/team');
  await page.click('button', 'Invite member');
  await page.fill('Email', 'dimitar@northwall.example');
  await page.click('checkbox', 'Developer');
  await page.click('button', 'Send invitation');
  await page.sees('Email not confirmed');
  await page.click('button', 'Remove dimitar@northwall.example');
  await page.click('button', 'Remove member');
  await page.sees('4 of 10 seats');
});

test('test coins are requested', async ({ webkitPage: page }) => {
  await page.open('/faucets');
  await page.click('button', 'Request test coins');
  await page.choose('Blockchain', 'Ethereum');
  await page.choose('Network', 'Sepolia');
  await page.fill('Address', EVM_ADDRESS);
  await page.click('radio', /coin/i);
  await page.click('button', /^Request/);
  await page.sees('Test coins requested');
});

test('an email is changed from the profile menu', async ({ webkitPage: page }) => {
  await page.open('/dashboard');
  await page.click('button', /^Profile/);
  await page.click('menuitem', 'Change email');
  await page.fill('New email', 'elena@riverstone.example');
  await page.fill('Password', activeCustomer.password);
  await page.press('Enter');
  await page.sees('Email changed');
});
