import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { LANGUAGE_KEY } from '#src/application/i18n/language-store.ts';
import { unreachable, unexpected } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import type { TestApp } from '#tests/support/test-app.ts';

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** The visitor chooses German in another tab. */
const chooseInOtherTab = (app: TestApp) => app.storage.otherTab().set(LANGUAGE_KEY, 'de');

describe('a change of the language', () => {
  it('leaves what is typed and the focus, and translates the messages that show', async () => {
    const app = openApp({ path: '/auth/register', scenario: 'visitor' });
    await pageTitled('Create your account');
    await userEvent.fill(box('First name'), 'J0hn');
    await userEvent.fill(box('Email'), 'john@');
    await screen.findByText('Enter a valid email, such as name@company.com.');
    chooseInOtherTab(app);
    await pageTitled('Konto erstellen');
    expect([box('Vorname').value, box('E-Mail').value]).toEqual(['J0hn', 'john@']);
    expect(document.activeElement).toBe(box('E-Mail'));
    expect(document.title).toBe('Konto erstellen · Gatehouse');
    screen.getByText('Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@firma.com.');
    expect(screen.queryByText(/Enter a valid email|Use only letters/)).toBeNull();
  });

  it('translates why a form was not accepted', async () => {
    const app = openApp({
      path: '/auth/company-data',
      scenario: 'onboarding-at-company-data',
      overrideGateways: { onboarding: { saveAnswers: () => Promise.resolve(fail(unreachable())) } },
    });
    await pageTitled("What's your company's name?");
    await userEvent.fill(box('Company name'), 'Riverstone');
    await userEvent.click(screen.getByRole('button', { name: 'Next: use cases' }));
    await screen.findByText('We could not confirm this. Check before trying again.');
    chooseInOtherTab(app);
    await waitFor(() => expect(box('Unternehmensname').value).toBe('Riverstone'));
    screen.getByText(/^Wir konnten nicht feststellen, ob die Aktion/);
    expect(screen.queryByText(/could not confirm/)).toBeNull();
  });

  it('leaves a dialog open, with its name and its focus', async () => {
    const app = openApp({ path: '/api-keys', scenario: 'active-customer' });
    await pageTitled('API Key Management');
    await userEvent.click(screen.getAllByRole('button', { name: 'Create API key' })[0]!);
    await userEvent.fill(await screen.findByLabelText('Key name'), 'ledger-sync');
    const field = document.activeElement;
    chooseInOtherTab(app);
    const dialog = await screen.findByRole('dialog', { name: 'API-Schlüssel erstellen' });
    expect(within(dialog).getByRole<HTMLInputElement>('textbox').value).toBe('ledger-sync');
    expect(document.activeElement).toBe(field);
  });

  it('translates the failure of a list', async () => {
    const down = () => Promise.resolve(fail(unexpected(500)));
    const app = openApp({
      path: '/team',
      scenario: 'active-customer',
      overrideGateways: { team: { members: down } },
    });
    await screen.findByText("Couldn't load the team");
    chooseInOtherTab(app);
    await screen.findByText('Das Team konnte nicht geladen werden');
    expect(screen.queryByText(/Couldn't load/)).toBeNull();
  });

  it('is made in the profile menu by keyboard, and leaves the filters of a log', async () => {
    openApp({ path: '/usage#webhooks', scenario: 'active-customer' });
    await pageTitled('Usage');
    await userEvent.fill(await screen.findByRole('textbox', { name: 'Any text in a callback' }), 'tron');
    screen.getByRole('button', { name: /^Profile/ }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: /^Profile/ });
    const german = within(menu).getByRole('menuitemradio', { name: 'Deutsch' });
    for (let step = 0; step < 20 && menu.getAttribute('aria-activedescendant') !== german.id; step += 1) {
      await userEvent.keyboard('{ArrowDown}');
    }
    await userEvent.keyboard('{Enter}');
    await pageTitled('Nutzung');
    expect([box('Text im Callback').value, document.title]).toEqual(['tron', 'Nutzung · Gatehouse']);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Profil/ })));
  });
});
