import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { northwallKeys } from '#mocks/scenarios/northwall-keys.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { EXAMPLE_CALL, EXAMPLE_REPLY, EXAMPLE_REQUESTS } from '#src/ui/auth/layout/example-call.ts';
import { changed } from '#tests/support/changed.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { pseudo, pseudoTexts as texts, unmarkedTexts } from '#tests/support/pseudo-texts.ts';
import type { TestConsoleOptions } from '#tests/support/test-console.ts';

const { activeCustomer: elena, twoFactor: mateo, suspended: jonas } = demoAccounts;
const people = [elena, mateo, jonas].flatMap(({ firstName, lastName, email }) => [
  email,
  `${firstName} ${lastName}`,
  `${firstName[0]}${lastName[0]}`,
]);

/** What is the same in every language: names, code, keys, dates. */
const DATA = [
  /[0-9a-f]{8}…[0-9a-f]{4}|[0-9a-f]{32}/g,
  /\d{1,2} [A-Z][a-z]{2} \d{4}, \d\d:\d\d UTC/g,
  /[A-Z][a-z]+ \d{1,2}, \d{4}/g,
  ...[...EXAMPLE_CALL, ...EXAMPLE_REPLY].map(([text]) => text),
  ...EXAMPLE_REQUESTS.map(({ path }) => path),
  ...northwallKeys.map(({ name }) => name),
  /[a-z.]+@northwall\.example/g,
  /\b(Owner|Admin|Developer|Billing|Viewer)\b/g,
  // The first call on the dashboard, and the support of the plan, in the provider's words.
  ...['ADDRESS=', 'Within 8 hours', 'orders-prod', 'orders-staging'],
  /0x[0-9a-fA-F]{40}|"https:\/\/rest\.gatehouse\.example\S*"/g,
  ...people,
  ...['Gatehouse', 'Growth', 'worker-lisbon', 'x-api-key', 'Google', 'GitHub', 'LinkedIn'],
  /\b(GET|POST|ms)\b/g,
];

afterEach(() => page.viewport(1280, 800));

function opened(path: string, options: TestConsoleOptions = {}) {
  return openApp({
    path,
    scenario: 'active-customer',
    ...options,
    change: (gateways) => ({
      localization: { translations: () => Promise.resolve(ok(texts)) },
      ...options.change?.(gateways),
    }),
  });
}

const heading = (text: string) => screen.findByRole('heading', { name: text });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const withName = (text: string, name: string) => text.replace('{{name}}', name);

/** Nothing on the screen has been left in English. */
const expectAllTranslated = () => waitFor(() => expect(unmarkedTexts(DATA)).toEqual([]));

describe('every text', () => {
  it('is found out when it is not in the catalogue', () => {
    const aside = document.createElement('p');
    aside.textContent = 'Forgotten';
    aside.title = pseudo('A {{value}} of the catalogue').replace('{{value}}', 'Growth');
    document.body.append(aside);
    expect(unmarkedTexts(DATA)).toContain('Forgotten');
    expect(unmarkedTexts(DATA)).not.toContain(aside.title);
    aside.remove();
  });

  it('of the log-in screen is in the catalogue, with its messages', async () => {
    const console = opened('/auth/login', { scenario: 'visitor' });
    await heading(texts['log-in.title'].replace('{{brand}}', 'Gatehouse'));
    await expectAllTranslated();
    const email = screen.getByLabelText(texts['log-in.email']);
    await userEvent.fill(email, 'x');
    await userEvent.clear(screen.getByLabelText(texts['log-in.password']));
    await expectAllTranslated();
    console.botProof = null;
    await userEvent.fill(email, elena.email);
    await userEvent.fill(screen.getByLabelText(texts['log-in.password']), elena.password);
    await userEvent.keyboard('{Enter}');
    await screen.findByText(texts['log-in.bot-check-failed']);
    await expectAllTranslated();
  });

  it('of the two-factor entry and of the end of a session is in the catalogue', async () => {
    const console = opened('/auth/login', { scenario: 'visitor' });
    await userEvent.fill(await screen.findByLabelText(texts['log-in.email']), mateo.email);
    await userEvent.fill(screen.getByLabelText(texts['log-in.password']), mateo.password);
    await userEvent.keyboard('{Enter}');
    await heading(texts['two-factor.title']);
    await expectAllTranslated();
    await userEvent.fill(screen.getByLabelText(texts['two-factor.code']), mateo.code);
    await heading(texts['dashboard.title']);
    console.session.refused(console.session.current()!);
    await screen.findByText(texts['log-in.session-ended']);
    await expectAllTranslated();
  });

  it.each([
    { path: '/dashboard', title: texts['dashboard.title'] },
    { path: '/node-as-a-service', title: texts['node-as-a-service.title'] },
    { path: '/usage', title: texts['usage.title'] },
  ])('of $path is in the catalogue', async ({ path, title }) => {
    opened(path, { settings: { maintenance: { mode: false, notice: '22:00' } } });
    await heading(title);
    await screen.findByRole('link', { name: texts['header.plan.label'].replace('{{plan}}', 'Growth') });
    await expectAllTranslated();
  });

  it('of the API keys page and its dialogs is in the catalogue', async () => {
    opened('/api-keys');
    await screen.findByText(texts['api-keys.shown.some'].replace('{{count}}', '10'));
    await expectAllTranslated();
    await press(withName(texts['api-keys.reveal'], 'payouts-worker'));
    await press(withName(texts['api-keys.copy'], 'payouts-worker'));
    await screen.findByText(texts['clipboard.copied']);
    await press(withName(texts['api-keys.active.label'], 'payouts-worker'));
    await heading(withName(texts['api-keys.deactivate.title'], 'payouts-worker'));
    await expectAllTranslated();
    await press(texts['common.cancel']);
    await press(withName(texts['api-keys.inactive.label'], 'load-test-november'));
    await heading(withName(texts['api-keys.activate.title'], 'load-test-november'));
    await expectAllTranslated();
    await press(texts['common.cancel']);
    await press(texts['api-version.change']);
    await heading(texts['api-version.title']);
    await expectAllTranslated();
  });

  it('of the team page and its dialogs is in the catalogue', async () => {
    const console = opened('/team');
    await screen.findByText(texts['team.status.invited']);
    await expectAllTranslated();
    await press(texts['team.delete.label'].replace('{{email}}', 'finance@northwall.example'));
    await screen.findByText(texts['team.delete.text.invited']);
    await expectAllTranslated();
    await press(texts['common.cancel']);
    await press(texts['team.resend.label'].replace('{{email}}', 'finance@northwall.example'));
    await screen.findByText(texts['general.team.invite.success.toast']);
    // The toast lies over the button until it closes.
    console.clock.advance(5000);
    await press(texts['team.invite']);
    await userEvent.fill(await screen.findByLabelText(texts['team.email']), 'x');
    const viewer = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Viewer' });
    await userEvent.click(viewer);
    await waitFor(() => expect(viewer.checked).toBe(true));
    await userEvent.click(viewer);
    await screen.findByText(texts['general.role-is-required']);
    await expectAllTranslated();
  });

  it('of a new key is in the catalogue', async () => {
    opened('/api-keys');
    await press(texts['api-keys.create']);
    await heading(texts['api-keys.create.title']);
    await expectAllTranslated();
    const name = screen.getByLabelText(texts['api-keys.create.name']);
    await userEvent.fill(name, 'k'.repeat(51));
    await screen.findByText(texts['api-keys.name-is-too-long']);
    await expectAllTranslated();
    await userEvent.fill(name, 'worker-lisbon');
    await userEvent.keyboard('{Enter}');
    await heading(texts['api-keys.made.title']);
    await expectAllTranslated();
  });

  it('of keys that are not there or did not come is in the catalogue', async () => {
    let isDown = true;
    const unmade = Promise.resolve(fail(unreachable()));
    opened('/api-keys', {
      scenario: 'free-plan',
      change: ({ apiKeys, account }) => ({
        account: changed(account, { profile: () => unmade }),
        apiKeys: changed(apiKeys, {
          list: (...args) => (isDown ? unmade : apiKeys.list(...args)),
          versions: () => unmade,
        }),
      }),
    });
    await heading(texts['api-keys.failed.title']);
    const amina = ['Amina Diallo', 'amina@firstblock.example', 'AD', 'Free'];
    await waitFor(() => expect(unmarkedTexts([...DATA, ...amina])).toEqual([]));
    isDown = false;
    const [, list] = screen.getAllByRole('button', { name: texts['common.try-again'] });
    await userEvent.click(list!);
    await heading(texts['api-keys.empty.title']);
    expect(unmarkedTexts([...DATA, ...amina])).toEqual([]);
  });

  it('of the menus, of the profile and of the drawer is in the catalogue', async () => {
    opened('/dashboard');
    await press(texts['header.help']);
    await screen.findByRole('menu');
    await expectAllTranslated();
    await userEvent.keyboard('{Escape}');
    await press(withName(texts['header.profile'], 'Elena Vasileva'));
    await screen.findByRole('menu');
    await expectAllTranslated();
    await userEvent.click(screen.getByRole('menuitem', { name: texts['profile.my-profile'] }));
    await heading(texts['profile.my-profile']);
    await expectAllTranslated();
    await press(texts['common.done']);
    await page.viewport(390, 844);
    await press(texts['nav.open']);
    await screen.findByRole('dialog', { name: texts['nav.title'] });
    await expectAllTranslated();
  });

  it('of the dialogs that change the email and the password is in the catalogue', async () => {
    opened('/node-as-a-service');
    const choose = async (name: string) => {
      await press(withName(texts['header.profile'], 'Elena Vasileva'));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await heading(name);
    };
    await choose(texts['profile.change-email']);
    await expectAllTranslated();
    await userEvent.fill(screen.getByLabelText(texts['change-email.email']), 'elena.v@northwall.example');
    await userEvent.fill(screen.getByLabelText(texts['change-email.password']), elena.password);
    await userEvent.keyboard('{Enter}');
    await heading(texts['change-email.done.title']);
    await expectAllTranslated();
    await press(texts['common.done']);
    await choose(texts['profile.change-password']);
    await expectAllTranslated();
    await press(texts['change-password.submit']);
    await heading(texts['change-password.sent.title']);
    await expectAllTranslated();
  });

  it('of a suspended account is in the catalogue', async () => {
    opened('/dashboard', { scenario: 'suspended' });
    await heading(texts['suspended.title']);
    await expectAllTranslated();
  });
});
