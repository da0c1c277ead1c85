import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { at, choose, layer, leave, press, type ScreenCase, send, type } from './screen-case.ts';

const dashboard = at('/dashboard');
const firstCall = (act: ScreenCase['act']): ScreenCase => ({
  ...dashboard(act),
  part: 'role=form[name="Make your first API call"]',
});
/** With what shows limits, which comes late. */
const keys = (act?: ScreenCase['act']) =>
  at('/api-keys')(async (app) => {
    await screen.findByText('Expires in 5 days');
    await screen.findAllByRole('list', { name: /^Labels of / });
    await act?.(app);
  });
/** With the card that comes late. */
const domainsOf = (scenario?: ScenarioName) => (act?: ScreenCase['act']) =>
  at(
    '/verify-domain#domains',
    scenario,
  )(async (app) => {
    const card = await screen.findByRole('region', { name: 'Callback signing' });
    await waitFor(() => expect(card.getAttribute('aria-busy')).toBeNull());
    await act?.(app);
  });
const domains = domainsOf();
const team = at('/team');
const faucets = at('/faucets');
const usage = at('/usage');
/** With the code of the tab, which comes late. */
const logOf =
  (tab: string, name: string, query = '') =>
  (scenario?: ScenarioName) =>
  (act?: ScreenCase['act']) =>
    at(
      `/usage${query}#${tab}`,
      scenario,
    )(async (app) => {
      await screen.findByRole('region', { name, hidden: true });
      const late = tab === 'webhooks' ? '[data-slot="redelivery-news"]' : 'main';
      await waitFor(() => expect(document.querySelector(late)).not.toBeNull());
      await act?.(app);
    });
const callbacksOf = logOf('webhooks', 'Callbacks');
const callbacks = callbacksOf();
const calls = logOf('api-request', 'API calls')();
const billing = at('/billing');
const upgrade = at('/billing#upgrade-plan');
const account = (tab: string) => at(`/account#${tab}`);
const tokens = (act?: ScreenCase['act']) =>
  account('tokens')(async (app) => {
    await screen.findAllByText('Any address');
    await act?.(app);
  });

const notifications = (act?: ScreenCase['act'], scenario?: ScenarioName) =>
  at(
    '/account#notifications',
    scenario,
  )(async (app) => {
    await screen.findByRole('button', { name: 'Add channel' });
    await act?.(app);
  });

/** So few days that one job takes what failed in them. */
const RECENT = '?dates=2026-11-20..';

async function askToRedeliver(): Promise<void> {
  await press('Redeliver failed callbacks');
  await screen.findByText(/failed callbacks? will be sent/);
}

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

async function chooseFaucet(): Promise<void> {
  await press('Request test coins');
  const box = await layer();
  for (const name of ['Blockchain', 'Network']) {
    const select = within(box).getByLabelText<HTMLSelectElement>(name);
    await waitFor(() => within(select).getAllByRole('option').at(1) ?? select.focus());
    fireEvent.change(select, { target: { value: select.options[1]?.value ?? '' } });
  }
}

async function leaveFaucet(): Promise<void> {
  await chooseFaucet();
  const box = within(await layer());
  for (const name of ['Address', 'Coin', 'Amount']) box.getByLabelText(name).focus();
  await box.findByText('Choose coin or token.');
}

export const CONSOLE_SCREENS: Readonly<Record<string, ScreenCase>> = {
  'the dashboard': dashboard(),
  'the dashboard of a new account': at('/dashboard', 'free-plan')(),
  'a call that was made': firstCall(async () => {
    await press('Run request');
    await screen.findByRole('tree');
  }),
  'a call that is searched, beside a wrong address': firstCall(async () => {
    await press('Run request');
    await type('Find in this JSON', 'e');
    await leave('Address', '0x12');
  }),
  'a call read as text': firstCall(async () => {
    await press('Run request');
    await press('Raw');
  }),
  'the keys': keys(() => screen.findByText('Showing 10 keys')),
  'no keys': at('/api-keys', 'free-plan')(),
  'a revealed key': keys(() => press(/^Reveal key/)),
  'a key that could not be copied': keys((app) => {
    app.copyOutcome = 'failed';
    return press(/^Copy key/);
  }),
  'a new key': keys(() => press('Create API key')),
  'a new key with limits': keys(async () => {
    await press('Create API key');
    await press('Limits');
    await screen.findByText('Allowed products');
  }),
  'the labels of a key': keys(async () => {
    await openKey();
    await press('Change labels');
    await screen.findByRole('combobox', { name: 'Labels' });
  }),
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
  'a key in use that is not named': keys(async () => {
    await openKey();
    await press('Delete key');
    fireEvent.submit((await screen.findByRole('dialog', { name: /^Delete/ })).querySelector('form')!);
    await screen.findByText('Type the text above to delete the key.');
  }),
  'the versions': keys(() => press('Change version')),
  'the callback subscriptions': at('/verify-domain')(() => screen.findByText('Showing 10 subscriptions')),
  'no callback subscriptions': at('/verify-domain', 'free-plan')(() => screen.findByText('No subscriptions yet')),
  'a callback subscription to add': at('/verify-domain')(async () => {
    await press('Add subscription');
    const event = await screen.findByLabelText<HTMLSelectElement>(/^Event/);
    await waitFor(() => within(event).getAllByRole('option').at(1) ?? event.focus());
    // The domains of both pages, and what stands for none.
    const domain = screen.getByLabelText(/^Domain/);
    await waitFor(() => expect(within(domain).getAllByRole('option')).toHaveLength(13));
    fireEvent.change(event, { target: { value: event.options[1]?.value ?? '' } });
    // Until its rules have come, the form may be sent.
    const submit = within(screen.getByRole('dialog')).getByRole('button', { name: 'Add subscription' });
    await waitFor(() => expect(submit).toHaveProperty('disabled', true));
  }),
  'the domains': domains(),
  'the domains that receive nothing': domainsOf('failing-domains')(() => screen.findAllByText(/^Since /)),
  'no domains': domainsOf('free-plan')(),
  'a domain to be deleted': domains(() => press(/^Delete/)),
  'a new domain': domains(() => press('Verify new domain')),
  'a domain that was refused': domains(() => addDomain('hooks-eu.northwall.example')),
  'a domain that was added': domains(() => addDomain('invoices.northwall.example')),
  'the team': team(async () => {
    await screen.findByRole('heading', { name: 'Pending invitations' });
  }),
  'a signing secret to be rotated': domains(() => press('Rotate secret')),
  'a test delivery': {
    ...domains(async () => {
      await press('Send test delivery');
      await screen.findByText('Accepted');
    }),
    part: 'role=region[name="Callback signing"]',
  },
  'a page of a large team': at('/team', 'enterprise')(() => press('Page 3 of 12')),
  'a large team without a match': at(
    '/team',
    'enterprise',
  )(async () => {
    await type('Search by email or role', '???');
    await screen.findByText(/^No members match/);
  }),
  'a full team': at('/team', 'free-plan')(),
  'an invitation to the team': team(() => press('Invite member')),
  'an invitation with errors': team(async () => {
    await press('Invite member');
    await leave('Email', 'dimitar@northwall');
    const [role] = await screen.findAllByRole('checkbox');
    for (const element of [role!, role!]) fireEvent.click(element);
    await screen.findByText('Choose at least one role.');
  }),
  'a member to be deleted': team(() => press(/^Remove/)),
  'a team to be left': at('/team', 'ownership-transfer')(() => press('Leave team')),
  'the ownership to be accepted': at(
    '/team',
    'ownership-transfer',
  )(async ({ provider }) => {
    await screen.findByRole('heading', { name: 'Team' });
    history.pushState(null, '', provider.startPath);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await screen.findByRole('button', { name: 'Accept ownership' });
  }),
  'the faucets': faucets(),
  'no faucets': at('/faucets', 'free-plan')(),
  'a request of test coins': faucets(chooseFaucet),
  'a request of test coins without anything': faucets(leaveFaucet),
  'the usage': usage(),
  'the usage of a free plan': at('/usage', 'free-plan')(),
  'the credits as a table': {
    ...usage(async () => {
      await screen.findByRole('radiogroup', { name: 'Time range' });
      const card = within(await screen.findByRole('region', { name: 'Credits over time' }));
      fireEvent.click(await card.findByRole('button', { name: 'Show as table' }));
      await card.findByRole('table');
    }),
    part: 'role=region[name="Credits over time"]',
  },
  'the callbacks': callbacks(),
  'no callbacks': callbacksOf('free-plan')(),
  'the callbacks, live and filtered': logOf('webhooks', 'Callbacks', '?status=failed')()(() => press('Live')),
  'failed callbacks to redeliver': logOf('webhooks', 'Callbacks', RECENT)()(askToRedeliver),
  'a redelivery of failed callbacks': logOf('webhooks', 'Callbacks', RECENT)()(async () => {
    await askToRedeliver();
    await press('Redeliver callbacks');
    await waitFor(() => expect(document.querySelector('[data-slot="redelivery-job"]')).not.toBeNull());
  }),
  'a callback': callbacks(firstEntry),
  'an entry that is not there': logOf('webhooks', 'Callbacks', '?entry=nowhere&search=nothing')()(),
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
  'the command palette with results': at('/node-as-a-service')(async () => {
    await keyDown({ key: 'k', ctrlKey: true })();
    await type('Search or go to a page', 'key');
    await screen.findAllByRole('option', { name: /^Copy ?key/ });
  }),
  'the keyboard shortcuts': at('/node-as-a-service')(keyDown({ key: '?' })),
  'the help menu': { ...at('/node-as-a-service')(() => press('Help')), narrow: true },
  'the profile menu': { ...at('/node-as-a-service')(() => press(/^Profile/)), narrow: true },
  'the profile': account('profile')(),
  'the security of the account': account('security')(async () => {
    await screen.findByRole('button', { name: 'Set up' });
  }),
  'the sessions': account('sessions')(async () => {
    await screen.findByRole('button', { name: 'End all others' });
  }),
  'the access tokens': tokens(),
  'an access token to create': tokens(async () => {
    await press('Create token');
    await screen.findByLabelText('Token name');
  }),
  'the notification channels': notifications(),
  'no notification channels': notifications(undefined, 'free-plan'),
  'a notification channel to add': notifications(async () => {
    await press('Add channel');
    // Until its rules have come, the form may be sent.
    const submit = within(await layer()).getByRole('button', { name: 'Add channel' });
    await waitFor(() => expect(submit).toHaveProperty('disabled', true));
  }),
  'a notification channel to test': notifications(() => press(/^Send test to/)),
  'a passkey to add': account('security')(async () => {
    await screen.findByRole('button', { name: 'Add passkey' });
    await press('Add passkey');
    await screen.findByLabelText(/^Your password/);
  }),
  'the closing of the account': account('data')(async () => {
    await press('Close account');
    await screen.findByLabelText('Password');
  }),
  'an account that is closing': at(
    '/node-as-a-service',
    'closing-account',
  )(async () => {
    await screen.findByText(/^This account closes/);
  }),
  'a change of the email': at('/node-as-a-service')(() => menu('Change email')),
  'a change of the email with errors': at('/node-as-a-service')(async () => {
    await menu('Change email');
    await leave('New email', 'elena@');
    await leave('Password', '');
  }),
  'a change of the password': at('/node-as-a-service')(() => menu('Change password')),
  'the navigation of a phone': { ...at('/node-as-a-service')(() => press('Open menu')), narrow: true },
};
