import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { flush } from '#tests/support/gates.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';

const { activeCustomer: elena } = demoAccounts;

describe('the end of a session', () => {
  it('leads to the log-in screen, which says so until something else is to be said', async () => {
    const console = openApp({ path: '/dashboard', scenario: 'active-customer' });
    await pageTitled('Dashboard');
    const call = console.session.current();
    console.session.refused(call!);
    await pageTitled('Log in to Gatehouse');
    expect(screen.getByText('Your session has ended. Log in to go on.')).toBeTruthy();
    await userEvent.fill(screen.getByLabelText('Email'), elena.email);
    await userEvent.fill(screen.getByLabelText('Password'), 'wrong');
    await userEvent.keyboard('{Enter}');
    await flush();
    await waitFor(() => expect(screen.queryByText('Your session has ended. Log in to go on.')).toBeNull());
  });

  it('says nothing where somebody logged out', async () => {
    const console = openApp({ path: '/dashboard', scenario: 'active-customer' });
    await pageTitled('Dashboard');
    console.session.logOut();
    await pageTitled('Log in to Gatehouse');
    expect(screen.queryByText(/session has ended/)).toBeNull();
  });
});
