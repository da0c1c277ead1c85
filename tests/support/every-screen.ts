import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import type { TestApp } from './test-app.ts';

/** A screen or a layer, and the steps that show it with any provider texts. */
export interface ScreenCase {
  readonly path: string;
  readonly scenario: ScenarioName;
  readonly act?: ((app: TestApp) => Promise<unknown>) | undefined;
  /** Reachable on a wide screen only. */
  readonly wide?: true;
  /** Reachable on a narrow screen only, or closed by a change of the width. */
  readonly narrow?: true;
}

const part = (claims: object) => btoa(JSON.stringify(claims)).replaceAll('=', '');
/** The maximum length of an email. */
const LONGEST_EMAIL = `${'e'.repeat(64)}@${'d'.repeat(63)}.${'d'.repeat(63)}.example`;
const INVITATION = `${part({ alg: 'HS256' })}.${part({ email: LONGEST_EMAIL, exp: 4_102_444_800 })}.c2ln`;

type Act = ScreenCase['act'];

async function press(name: string | RegExp): Promise<void> {
  const [button] = await screen.findAllByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button!.disabled).toBe(false));
  fireEvent.click(button!);
}
const choose = async (name: string | RegExp) => void fireEvent.click(await screen.findByRole('menuitem', { name }));
const layer = () => screen.findByRole('dialog');

async function type(label: string | RegExp, value: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), { target: { value } });
}

/** What is wrong with a field shows when it is left. */
async function leave(label: string, value: string): Promise<void> {
  await type(label, 'x');
  await type(label, value);
  const field = await screen.findByLabelText(label, { selector: 'input' });
  fireEvent.blur(field);
  // The rules of a phone number come later than the others.
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
}

async function send(): Promise<void> {
  const form = (await layer()).querySelector('form');
  if (form) fireEvent.submit(form);
}

const at =
  (path: string, scenario: ScenarioName = 'active-customer') =>
  (act?: Act): ScreenCase => ({ path, scenario, act });

const dashboard = at('/dashboard');
const keys = at('/api-keys');
const domains = at('/verify-domain');
const team = at('/team');
const faucets = at('/faucets');
const usage = at('/usage');
const callbacks = at('/usage#webhooks');
const calls = at('/usage#api-request');
const billing = at('/billing');
const upgrade = at('/billing#upgrade-plan');
const visitor = (path: string) => at(path, 'visitor');
const stage = (name: string) => at(`/auth/${name}`, `onboarding-at-${name}` as ScenarioName);

async function createKey(): Promise<void> {
  await press('Create API key');
  await type('Key name', 'ledger-sync');
  await send();
}

async function openKey(): Promise<void> {
  const [row] = await screen.findAllByRole('rowheader');
  fireEvent.click(within(row!).getByRole('button'));
  await layer();
}

/** By the keys of the keyboard, which are the same at every width. */
const keyDown = (init: KeyboardEventInit) => async () => {
  await screen.findByRole('main');
  fireEvent.keyDown(document.body, init);
  await layer();
};

async function addDomain(domain: string): Promise<void> {
  await press('Verify new domain');
  await type('Domain', domain);
  await send();
}

async function menu(entry: string): Promise<void> {
  await press(/^Profile/);
  await choose(entry);
  await layer();
}

async function firstEntry(): Promise<void> {
  await press('Load more');
  const [row] = await screen.findAllByRole('rowheader');
  fireEvent.click(within(row!).getByRole('button'));
  await layer();
}

async function wrongLogIn(): Promise<void> {
  await type('Email', 'elena@northwall.example');
  await type('Password', 'wrong');
  await press('Log in');
  await screen.findByRole('alert');
}

async function chooseFaucet(): Promise<void> {
  await press('Request test coins');
  const box = await layer();
  for (const name of ['Blockchain', 'Network']) {
    const select = within(box).getByLabelText<HTMLSelectElement>(name);
    await waitFor(() => within(select).getAllByRole('option').at(1) ?? select.focus());
    fireEvent.change(select, { target: { value: select.options[1]?.value ?? '' } });
  }
}

const CONSOLE_SCREENS: Readonly<Record<string, ScreenCase>> = {
  'the dashboard': dashboard(),
  'the dashboard of a new account': at('/dashboard', 'free-plan')(),
  'a call that was made': dashboard(async () => {
    await press('Run request');
    await screen.findByRole('tree');
  }),
  'the keys': keys(() => screen.findByText('Showing 10 keys')),
  'no keys': at('/api-keys', 'free-plan')(),
  'a revealed key': keys(() => press(/^Reveal key/)),
  'a key that could not be copied': keys((app) => {
    app.copyOutcome = 'failed';
    return press(/^Copy key/);
  }),
  'a new key': keys(() => press('Create API key')),
  'a key that was created': keys(createKey),
  'a rotation': keys(async () => {
    await press(/^Rotate key/);
    await send();
  }),
  'a key to be deactivated': keys(() => press(/^Active\. Deactivate/)),
  'the panel of a key': keys(openKey),
  'a key to be deleted': keys(async () => {
    await openKey();
    await press('Delete key');
  }),
  'the versions': keys(() => press('Change version')),
  'the domains': domains(),
  'no domains': at('/verify-domain', 'free-plan')(),
  'a domain to be deleted': domains(() => press(/^Delete/)),
  'a new domain': domains(() => press('Verify new domain')),
  'a domain that was refused': domains(() => addDomain('hooks-eu.northwall.example')),
  'a domain that was added': domains(() => addDomain('invoices.northwall.example')),
  'the team': team(),
  'a full team': at('/team', 'free-plan')(),
  'an invitation to the team': team(() => press('Invite member')),
  'a member to be deleted': team(() => press(/^Remove/)),
  'the faucets': faucets(),
  'no faucets': at('/faucets', 'free-plan')(),
  'a request of test coins': faucets(chooseFaucet),
  'the usage': usage(),
  'the callbacks': callbacks(),
  'no callbacks': at('/usage#webhooks', 'free-plan')(),
  'a callback': callbacks(firstEntry),
  'an entry that is not there': at('/usage?entry=nowhere&search=nothing#webhooks')(),
  'the API calls': calls(),
  'an API call': calls(firstEntry),
  'the billing': billing(),
  'the billing of a free plan': at('/billing', 'free-plan')(),
  'the billing of a suspended account': at('/billing', 'suspended')(),
  'the plans to change to': upgrade(),
  'an account that is suspended': at('/api-keys', 'suspended')(() => screen.findByRole('alertdialog')),
  'node as a service': at('/node-as-a-service')(),
  'a payment that is checked': at('/subscription-success')(async ({ clock }) => {
    await screen.findByRole('heading', { level: 1 });
    clock.advance(4000);
  }),
  'the command palette': at('/node-as-a-service')(keyDown({ key: 'k', ctrlKey: true })),
  'the keyboard shortcuts': at('/node-as-a-service')(keyDown({ key: '?' })),
  'the help menu': { ...at('/node-as-a-service')(() => press('Help')), narrow: true },
  'the profile menu': { ...at('/node-as-a-service')(() => press(/^Profile/)), narrow: true },
  'the profile': at('/node-as-a-service')(() => menu('My profile')),
  'a change of the email': at('/node-as-a-service')(() => menu('Change email')),
  'a change of the email with errors': at('/node-as-a-service')(async () => {
    await menu('Change email');
    await leave('New email', 'elena@');
    await leave('Password', '');
  }),
  'a change of the password': at('/node-as-a-service')(() => menu('Change password')),
  'the navigation of a phone': { ...at('/node-as-a-service')(() => press('Open menu')), narrow: true },
};

const WAYS_IN: Readonly<Record<string, ScreenCase>> = {
  'the log-in': visitor('/auth/login')(),
  'the log-in that was refused': visitor('/auth/login')(wrongLogIn),
  'the second factor': visitor('/auth/login')(async () => {
    await type('Email', 'mateo@harborledger.example');
    await type('Password', 'Harbor-Ledger-7');
    await press('Log in');
    await screen.findByLabelText('Authentication code');
  }),
  'the sign-up': visitor('/auth/register')(),
  'the sign-up with errors': visitor('/auth/register')(async () => {
    for (const label of ['First name', 'Email', 'Number']) await leave(label, '-');
    await leave('Password', 'short');
  }),
  'a forgotten password': visitor('/auth/forgot-password')(),
  'a new password': visitor('/reset-password/any')(),
  'a new password with errors': visitor('/reset-password/any')(async () => {
    await leave('New password', 'short');
    await leave('Confirm new password', 'long');
  }),
  'a new password without a link': visitor('/reset-password')(),
  'an invitation': visitor(`/auth/team/register/${INVITATION}`)(),
  'the verification': at('/auth/verification', 'onboarding-at-email-verification')(),
  'the company': stage('company-data')(),
  'the use cases': stage('use-cases')(),
  'the protocols': stage('blockchain-protocols')(),
  'the channels': stage('channels')(),
  'the plans': stage('pricing-plan')(),
  'the plans side by side': { ...stage('pricing-plan')(() => press('Compare plans')), wide: true },
  'the summary': stage('summary')(),
};

export const EVERY_SCREEN: Readonly<Record<string, ScreenCase>> = { ...CONSOLE_SCREENS, ...WAYS_IN };
