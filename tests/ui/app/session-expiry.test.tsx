import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
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

  it('shows no message after a log-out', async () => {
    const app = openApp({ path: '/dashboard', scenario: 'active-customer' });
    await pageTitled('Dashboard');
    app.session.logOut();
    await pageTitled('Log in to Gatehouse');
    expect(screen.queryByText(/session expired/)).toBeNull();
  });
});
