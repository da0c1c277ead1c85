import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from '#tests/support/user-event.ts';
import { demoAccounts, northwallKeys } from '#mocks/scenarios/demo-accounts.ts';
import { rejected, unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { openPseudoApp } from '#tests/support/open-pseudo-app.ts';
import { pseudo, pseudoMessages as messages, untranslated } from '#tests/support/pseudo-messages.ts';
import { SAME_IN_EVERY_LANGUAGE } from '#tests/support/same-in-every-language.ts';
import type { TestAppOptions } from '#tests/support/test-app.ts';

const { activeCustomer: elena } = demoAccounts;

/** The same in every language, beside what is so on each screen: the texts of the provider and of the account. */
const DATA = [
  ...SAME_IN_EVERY_LANGUAGE,
  ...northwallKeys.map(({ name }) => name),
  ...['Elena Vasileva', 'EV', 'Growth'],
];

beforeEach(() => page.viewport(1280, 800));

const openPage = (path: string, options: TestAppOptions = {}) => openPseudoApp({ path, isStrict: true, ...options });

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

  it('of a log-in that fails and of the end of a session is in the catalog', async () => {
    const app = openPage('/auth/login', { scenario: 'visitor' });
    const email = await screen.findByLabelText(messages['log-in.email']);
    await userEvent.fill(email, 'x');
    await userEvent.clear(screen.getByLabelText(messages['log-in.password']));
    await expectAllTranslated();
    app.botProof = null;
    await userEvent.fill(email, elena.email);
    await userEvent.fill(screen.getByLabelText(messages['log-in.password']), elena.password);
    await userEvent.keyboard('{Enter}');
    await screen.findByText(messages['log-in.bot-check-failed']);
    await expectAllTranslated();
    app.botProof = { kind: 'token', token: 'a-person' };
    await userEvent.keyboard('{Enter}');
    await heading(messages['dashboard.title']);
    app.session.onUnauthorized(app.session.getSession()!);
    await screen.findByText(messages['log-in.session-ended']);
    await expectAllTranslated();
  });

  it('of a notice, of a copied key and of a name that is too long is in the catalog', async () => {
    openPage('/api-keys', { settings: { maintenance: { mode: false, notice: '22:00' } } });
    await press(withName(messages['api-keys.copy'], 'payouts-worker'));
    await screen.findByText(messages['clipboard.copied']);
    await press(withName(messages['api-keys.inactive.label'], 'load-test-november'));
    await heading(withName(messages['api-keys.activate.title'], 'load-test-november'));
    await expectAllTranslated();
    await press(messages['common.cancel']);
    await press(messages['api-keys.create']);
    await userEvent.fill(await screen.findByLabelText(messages['api-keys.create.name']), 'k'.repeat(51));
    await screen.findByText(messages['api-keys.name-is-too-long']);
    await expectAllTranslated();
  });

  it('of a palette without results is in the catalog', async () => {
    openPage('/node-as-a-service');
    await press(`${messages['header.search']} ${messages['header.search.keys']}`);
    await screen.findByRole('listbox', { name: messages['palette.results'] });
    await userEvent.keyboard('7?7');
    await screen.findByText(messages['palette.empty'].replace('{{query}}', '7?7'));
    await expectAllTranslated();
  });

  it('of keys that are not there or failed to load is in the catalog', async () => {
    let isDown = true;
    const failing = Promise.resolve(fail(unreachable()));
    openPage('/api-keys', {
      scenario: 'free-plan',
      overrideGateways: ({ apiKeys }) => ({
        account: { profile: () => Promise.resolve(fail(rejected(400, 'x', ''))) },
        apiKeys: {
          list: (...args) => (isDown ? failing : apiKeys.list(...args)),
          // Two failures without a response would be an outage, which has one banner.
          versions: () => Promise.resolve(fail(rejected(400, 'x', ''))),
        },
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

  it('of an email and a password that were changed is in the catalog', async () => {
    openPage('/node-as-a-service');
    const choose = async (name: string) => {
      await press(withName(messages['header.profile'], 'Elena Vasileva'));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await heading(name);
    };
    await choose(messages['profile.change-email']);
    await userEvent.fill(screen.getByLabelText(messages['change-email.email']), 'elena.v@northwall.example');
    await userEvent.fill(screen.getByLabelText(messages['change-email.password']), elena.password);
    await userEvent.keyboard('{Enter}');
    await heading(messages['change-email.done.title']);
    await expectAllTranslated();
    await press(messages['common.done']);
    await choose(messages['profile.change-password']);
    await press(messages['change-password.submit']);
    await heading(messages['change-password.sent.title']);
    await expectAllTranslated();
  });
});
