import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { flush } from '#tests/support/gate.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';

const { activeCustomer: elena } = demoAccounts;

describe('the end of a session', () => {
  it('leads to the log-in screen, which shows it until another message appears', async () => {
    const app = openApp({ path: '/dashboard', scenario: 'active-customer' });
    await pageTitled('Dashboard');
    const call = app.session.getSession();
    app.session.onUnauthorized(call!);
    await pageTitled('Log in to Gatehouse');
    expect(screen.getByText('Your session expired. Log in to continue.')).toBeTruthy();
    await userEvent.fill(screen.getByLabelText('Email'), elena.email);
    await userEvent.fill(screen.getByLabelText('Password'), 'wrong');
    await userEvent.keyboard('{Enter}');
    await flush();
    await waitFor(() => expect(screen.queryByText('Your session expired. Log in to continue.')).toBeNull());
  });

  it('preserves what was typed in a dialog for the same person, who reads and dismisses the message', async () => {
    const app = openApp({ path: '/api-keys', scenario: 'active-customer' });
    await userEvent.click(await screen.findByRole('button', { name: 'Create API key' }));
    await userEvent.fill(await screen.findByLabelText('Key name'), 'ledger-sync');
    app.session.onUnauthorized(app.session.getSession()!);
    await pageTitled('Log in to Gatehouse');
    app.session.startSession(app.provider.signIn!, null);
    await pageTitled('API Key Management');
    const dialog = await screen.findByRole('dialog', { name: 'Create API key' });
    const message = await within(dialog).findByText('We restored what you typed before your session ended.');
    expect(message.closest('[role=status]'), 'it is announced').not.toBeNull();
    const field = within(dialog).getByLabelText('Key name');
    expect(field).toHaveProperty('value', 'ledger-sync');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dismiss' }));
    expect(message.isConnected).toBe(false);
    expect(document.activeElement).toBe(field);
  });

  it('preserves what was answered in the questionnaire, on its stage', async () => {
    const app = openApp({ path: '/auth/company-data', scenario: 'onboarding-at-use-cases' });
    await pageTitled("What's your company's name?");
    await userEvent.fill(await screen.findByLabelText('Company name'), 'Clearwater Two');
    app.session.onUnauthorized(app.session.getSession()!);
    await pageTitled('Log in to Gatehouse');
    app.session.startSession(app.provider.signIn!, null);
    expect(app.navigatedTo).toEqual(['/auth/company-data']);
    await pageTitled("What's your company's name?");
    const field = await screen.findByLabelText('Company name');
    await waitFor(() => expect(field).toHaveProperty('value', 'Clearwater Two'));
    const message = screen.getByText('We restored what you typed before your session ended.');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect([message.isConnected, document.activeElement]).toEqual([false, field]);
  });
});
