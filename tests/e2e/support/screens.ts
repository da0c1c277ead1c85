import type { Page } from '@playwright/test';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { createKey, createdDialog, logInButton, submitLogIn, activeCustomer, passwordField } from './steps.ts';

/** A screen or a layer, and the steps that show it. */
export interface ShownScreen {
  readonly scenario: ScenarioName;
  readonly path: string;
  /** Ends when the screen is visible. */
  readonly act: (page: Page) => Promise<unknown>;
  readonly only?: 'phone';
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const waitForText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

function onKeys(act: (page: Page) => Promise<unknown>): ShownScreen {
  return {
    scenario: 'active-customer',
    path: '/api-keys',
    act: async (page) => {
      await waitForText(page, 'Showing 10 keys');
      await act(page);
    },
  };
}

function onDashboard(act: (page: Page) => Promise<unknown>): ShownScreen {
  return {
    scenario: 'active-customer',
    path: '/dashboard',
    act: async (page) => {
      await waitForText(page, 'of 6 done');
      await act(page);
    },
  };
}

const openHelp = (page: Page) => press(page, 'Help');
const openProfileMenu = (page: Page) => press(page, /^Profile/);

export const SCREENS: Readonly<Record<string, ShownScreen>> = {
  'the log-in': { scenario: 'visitor', path: '/auth/login', act: (page) => logInButton(page).waitFor() },
  'the log-in with errors': {
    scenario: 'visitor',
    path: '/auth/login',
    act: async (page) => {
      await page.getByLabel('Email', { exact: true }).fill('elena@northwall');
      await passwordField(page).fill('x');
      await passwordField(page).fill('');
      await waitForText(page, 'password is required');
    },
  },
  'the log-in with a wrong password': {
    scenario: 'visitor',
    path: '/auth/login',
    act: async (page) => {
      await submitLogIn(page, { email: activeCustomer.email, password: 'wrong' });
      await page.getByRole('alert').waitFor();
    },
  },
  'the two-factor entry': {
    scenario: 'two-factor',
    path: '/auth/login',
    act: async (page) => {
      await logInButton(page).click();
      await page.getByLabel('Authentication code').fill('482');
    },
  },
  'the dashboard': onDashboard(() => Promise.resolve()),
  'the keys': onKeys(() => Promise.resolve()),
  'a revealed key': onKeys(async (page) => {
    await press(page, /^Reveal key/);
    await page.getByRole('button', { name: /^Hide key/ }).waitFor();
  }),
  'no keys yet': { scenario: 'free-plan', path: '/api-keys', act: (page) => waitForText(page, 'No API keys yet') },
  'the dialog for a new key': onKeys(async (page) => {
    await press(page, 'Create API key');
    await page.getByLabel('Key name').fill('x');
    await page.getByLabel('Key name').fill('');
    await waitForText(page, 'Enter a name.');
  }),
  'a new key, copied': onKeys(async (page) => {
    await createKey(page, 'ledger-sync');
    await createdDialog(page).getByRole('button', { name: 'Copy key' }).click();
    await page.getByRole('status').filter({ hasText: 'Text copied to clipboard!' }).waitFor({ state: 'attached' });
  }),
  'the confirmation': onKeys((page) => press(page, /^Active\. Deactivate/)),
  'the versions': onKeys(async (page) => {
    await press(page, 'Change version');
    await page.getByLabel('2026-06-01').check();
  }),
  // A menu closes when the window changes its size.
  'the help menu': onDashboard(openHelp),
  'the help menu on a phone': { ...onDashboard(openHelp), only: 'phone' },
  'the profile menu': onDashboard(openProfileMenu),
  'the profile menu on a phone': { ...onDashboard(openProfileMenu), only: 'phone' },
  'my profile': onDashboard(async (page) => {
    await press(page, /^Profile/);
    await page.getByRole('menuitem', { name: 'My profile' }).click();
    await page.getByRole('dialog', { name: 'My profile' }).waitFor();
  }),
  'the palette with results': onDashboard(async (page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill('key');
    await page.getByRole('option', { name: 'Copy key payouts-worker' }).waitFor();
  }),
  'the keyboard shortcuts': onDashboard(async (page) => {
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  }),
  'the drawer': { ...onDashboard((page) => press(page, 'Open menu')), only: 'phone' },
  billing: { scenario: 'active-customer', path: '/billing', act: (page) => waitForText(page, 'Showing 10 invoices') },
  'a suspended account': {
    scenario: 'suspended',
    path: '/api-keys',
    act: (page) => page.getByRole('alertdialog').waitFor(),
  },
  'billing of a suspended account': {
    scenario: 'suspended',
    path: '/billing',
    act: (page) => waitForText(page, 'Your account is suspended'),
  },
  'node as a service': {
    scenario: 'active-customer',
    path: '/node-as-a-service',
    act: (page) => waitForText(page, 'Dedicated nodes'),
  },
};
