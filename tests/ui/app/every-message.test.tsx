import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from '#tests/support/user-event.ts';
import { apiCalls } from '#mocks/provider/requests/api-calls.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { northwallKeys } from '#mocks/scenarios/northwall-keys.ts';
import { LANGUAGES } from '#src/domain/shared/language.ts';
import { rejected, unreachable } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { EXAMPLE_CALL, EXAMPLE_RESPONSE, EXAMPLE_REQUESTS } from '#src/ui/auth/layout/example-call.ts';
import { withMethods } from '#tests/support/with-methods.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { pseudo, pseudoMessages as messages, untranslated } from '#tests/support/pseudo-messages.ts';
import type { TestAppOptions } from '#tests/support/test-app.ts';

const { activeCustomer: elena, twoFactor: mateo, suspended: jonas } = demoAccounts;
const people = [elena, mateo, jonas].flatMap(({ firstName, lastName, email }) => [
  email,
  `${firstName} ${lastName}`,
  `${firstName[0]}${lastName[0]}`,
]);

/** The same in every language: names, code, keys, dates. */
const DATA = [
  /[0-9a-f]{8}…[0-9a-f]{4}|[0-9a-f]{32}/g,
  /\d{1,2} [A-Z][a-z]{2}( \d{4})?(, \d\d:\d\d(:\d\d)? UTC)?/g,
  /[A-Z][a-z]+ \d{1,2}, \d{4}/g,
  // The browser formats these in the console's language.
  /\bNow\b|\d+ (minute|hour)s? ago/g,
  ...[...EXAMPLE_CALL, ...EXAMPLE_RESPONSE].map(([text]) => text),
  ...EXAMPLE_REQUESTS.map(({ path }) => path),
  ...northwallKeys.map(({ name }) => name),
  /[a-z.]+@northwall\.example/g,
  /\b(Owner|Admin|Developer|Billing|Viewer)\b/g,
  // The first call on the dashboard, and the provider's texts for support.
  ...['ADDRESS=', 'Within 8 hours', 'orders-prod', 'orders-staging'],
  /0x[0-9a-fA-F]{40}|"https:\/\/rest\.gatehouse\.example\S*"/g,
  // Companies, domains, operations and events.
  ...apiCalls.map(({ product }) => product),
  ...[elena, jonas].map(({ company }) => company),
  /[\w.-]+\.northwall\.example|\b[A-Z]{4,}_?\b/g,
  ...people,
  // The products of the chart are the provider's.
  ...['Latest address data', 'Address history', 'Node access', 'Blockchain events', 'HD wallets', 'Transactions'],
  ...['Blockchain fees', 'Other products'],
  ...['Gatehouse', 'Growth', 'worker-lisbon', 'x-api-key', 'Google', 'GitHub', 'LinkedIn'],
  // The languages; devices and places of sessions; methods and units.
  ...Object.values(LANGUAGES).map(({ name }) => name),
  /(Sofia, Bulgaria|Lisbon, Portugal) · [\d.]+/g,
  /\b(Chrome|Safari|macOS|iPhone|GET|POST|ms)\b|python-requests\/[\d.]+/g,
];

afterEach(() => page.viewport(1280, 800));

function openPage(path: string, options: TestAppOptions = {}) {
  return openApp({
    path,
    isStrict: true,
    scenario: 'active-customer',
    ...options,
    overrideGateways: (gateways) => ({
      localization: { translations: () => Promise.resolve(ok(messages)) },
      ...options.overrideGateways?.(gateways),
    }),
  });
}

const heading = (text: string) => screen.findByRole('heading', { name: text });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const withName = (text: string, name: string) => text.replace('{{name}}', name);

const expectAllTranslated = () => waitFor(() => expect(untranslated(DATA)).toEqual([]));

describe('every text', () => {
  it('is detected when it is missing from the catalog', () => {
    const aside = document.createElement('p');
    aside.textContent = 'Forgotten';
    aside.title = pseudo('A {{value}} of the catalogue').replace('{{value}}', 'Growth');
    document.body.append(aside);
    expect(untranslated(DATA)).toContain('Forgotten');
    expect(untranslated(DATA)).not.toContain(aside.title);
    aside.remove();
  });

  it('of the log-in screen is in the catalog, with its messages', async () => {
    const app = openPage('/auth/login', { scenario: 'visitor' });
    await heading(messages['log-in.title'].replace('{{brand}}', 'Gatehouse'));
    await expectAllTranslated();
    const email = screen.getByLabelText(messages['log-in.email']);
    await userEvent.fill(email, 'x');
    await userEvent.clear(screen.getByLabelText(messages['log-in.password']));
    await expectAllTranslated();
    app.botProof = null;
    await userEvent.fill(email, elena.email);
    await userEvent.fill(screen.getByLabelText(messages['log-in.password']), elena.password);
    await userEvent.keyboard('{Enter}');
    await screen.findByText(messages['log-in.bot-check-failed']);
    await expectAllTranslated();
  });

  it('of the two-factor entry and of the end of a session is in the catalog', async () => {
    const app = openPage('/auth/login', { scenario: 'visitor' });
    await userEvent.fill(await screen.findByLabelText(messages['log-in.email']), mateo.email);
    await userEvent.fill(screen.getByLabelText(messages['log-in.password']), mateo.password);
    await userEvent.keyboard('{Enter}');
    await heading(messages['two-factor.title']);
    await expectAllTranslated();
    await userEvent.fill(screen.getByLabelText(messages['two-factor.code']), mateo.code);
    await heading(messages['dashboard.title']);
    app.session.onUnauthorized(app.session.getSession()!);
    await screen.findByText(messages['log-in.session-ended']);
    await expectAllTranslated();
  });

  it.each([
    { path: '/dashboard', title: messages['dashboard.title'] },
    { path: '/node-as-a-service', title: messages['node-as-a-service.title'] },
    { path: '/usage', title: messages['usage.title'] },
  ])('of $path is in the catalog', async ({ path, title }) => {
    openPage(path, { settings: { maintenance: { mode: false, notice: '22:00' } } });
    await heading(title);
    await screen.findByRole('link', { name: messages['header.plan.label'].replace('{{plan}}', 'Growth') });
    await expectAllTranslated();
  });

  it('of the API keys page and its dialogs is in the catalog', async () => {
    openPage('/api-keys');
    await screen.findByText(messages['api-keys.shown.some_other'].replace('{{count}}', '10'));
    await expectAllTranslated();
    await press(withName(messages['api-keys.reveal'], 'payouts-worker'));
    await press(withName(messages['api-keys.copy'], 'payouts-worker'));
    await screen.findByText(messages['clipboard.copied']);
    await press(withName(messages['api-keys.active.label'], 'payouts-worker'));
    await heading(withName(messages['api-keys.deactivate.title'], 'payouts-worker'));
    await expectAllTranslated();
    await press(messages['common.cancel']);
    await press(withName(messages['api-keys.inactive.label'], 'load-test-november'));
    await heading(withName(messages['api-keys.activate.title'], 'load-test-november'));
    await expectAllTranslated();
    await press(messages['common.cancel']);
    await press(messages['api-version.change']);
    await heading(messages['api-version.title']);
    await expectAllTranslated();
  });

  it('of the team page and its dialogs is in the catalog', async () => {
    openPage('/team');
    await screen.findByText(messages['team.status.invited']);
    await expectAllTranslated();
    await press(messages['team.delete.label'].replace('{{email}}', 'finance@northwall.example'));
    await screen.findByText(messages['team.delete.text.invited']);
    await expectAllTranslated();
    await press(messages['common.cancel']);
    await press(messages['team.invite']);
    await userEvent.fill(await screen.findByLabelText(messages['team.email']), 'x');
    const viewer = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Viewer' });
    await userEvent.click(viewer);
    await waitFor(() => expect(viewer.checked).toBe(true));
    await userEvent.click(viewer);
    await screen.findByText(messages['general.role-is-required']);
    await expectAllTranslated();
  });

  it('of a new key is in the catalog', async () => {
    openPage('/api-keys');
    await press(messages['api-keys.create']);
    await heading(messages['api-keys.create.title']);
    await expectAllTranslated();
    const name = screen.getByLabelText(messages['api-keys.create.name']);
    await userEvent.fill(name, 'k'.repeat(51));
    await screen.findByText(messages['api-keys.name-is-too-long']);
    await expectAllTranslated();
    await userEvent.fill(name, 'worker-lisbon');
    await userEvent.keyboard('{Enter}');
    await heading(messages['api-keys.made.title']);
    await expectAllTranslated();
  });

  it('of keys that are not there or failed to load is in the catalog', async () => {
    let isDown = true;
    const failing = Promise.resolve(fail(unreachable()));
    openPage('/api-keys', {
      scenario: 'free-plan',
      overrideGateways: ({ apiKeys, account }) => ({
        account: withMethods(account, { profile: () => Promise.resolve(fail(rejected(400, 'x', ''))) }),
        apiKeys: withMethods(apiKeys, {
          list: (...args) => (isDown ? failing : apiKeys.list(...args)),
          // Two failures without a response would be an outage, which has one banner.
          versions: () => Promise.resolve(fail(rejected(400, 'x', ''))),
        }),
      }),
    });
    await heading(messages['api-keys.failed.title']);
    const amina = ['Amina Diallo', 'amina@firstblock.example', 'AD', 'Free'];
    await waitFor(() => expect(untranslated([...DATA, ...amina])).toEqual([]));
    isDown = false;
    const [, list] = screen.getAllByRole('button', { name: messages['common.try-again'] });
    await userEvent.click(list!);
    await heading(messages['api-keys.empty.title']);
    expect(untranslated([...DATA, ...amina])).toEqual([]);
  });

  it('of the menus, of the profile and of the drawer is in the catalog', async () => {
    openPage('/dashboard');
    await press(messages['header.help']);
    await screen.findByRole('menu');
    await expectAllTranslated();
    await userEvent.keyboard('{Escape}');
    await press(withName(messages['header.profile'], 'Elena Vasileva'));
    await screen.findByRole('menu');
    await expectAllTranslated();
    await userEvent.click(await screen.findByRole('menuitem', { name: messages['profile.my-profile'] }));
    await heading(messages['profile.my-profile']);
    await expectAllTranslated();
    await press(messages['common.done']);
    await page.viewport(390, 844);
    await press(messages['nav.open']);
    await screen.findByRole('dialog', { name: messages['nav.title'] });
    await expectAllTranslated();
  });

  it('of the dialogs that change the email and the password is in the catalog', async () => {
    openPage('/node-as-a-service');
    const choose = async (name: string) => {
      await press(withName(messages['header.profile'], 'Elena Vasileva'));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await heading(name);
    };
    await choose(messages['profile.change-email']);
    await expectAllTranslated();
    await userEvent.fill(screen.getByLabelText(messages['change-email.email']), 'elena.v@northwall.example');
    await userEvent.fill(screen.getByLabelText(messages['change-email.password']), elena.password);
    await userEvent.keyboard('{Enter}');
    await heading(messages['change-email.done.title']);
    await expectAllTranslated();
    await press(messages['common.done']);
    await choose(messages['profile.change-password']);
    await expectAllTranslated();
    await press(messages['change-password.submit']);
    await heading(messages['change-password.sent.title']);
    await expectAllTranslated();
  });

  it('of a suspended account is in the catalog', async () => {
    openPage('/dashboard', { scenario: 'suspended' });
    await heading(messages['suspended.title']);
    await expectAllTranslated();
  });
});
