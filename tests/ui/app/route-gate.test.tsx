import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { tokenEndingAt } from '#tests/support/tokens.ts';
import { here, openApp, pageTitled } from '#tests/support/open-app.tsx';
import { consolePages } from '#src/ui/app/pages.ts';

const { activeCustomer: elena } = demoAccounts;

async function logIn() {
  await userEvent.fill(await screen.findByLabelText('Email'), elena.email);
  await userEvent.fill(screen.getByLabelText('Password'), elena.password);
  await userEvent.keyboard('{Enter}');
}

describe('the route gate', () => {
  it.each(['/api-keys', '/no/such/page'])('leads a visitor from %s to the log-in screen', async (path) => {
    openApp({ path });
    await pageTitled('Log in to Gatehouse');
    expect(here()).toBe('/auth/login');
  });

  it.each(['/auth/summary', '/no/such/page'])('leads a customer from %s to the dashboard', async (path) => {
    openApp({ path, scenario: 'active-customer' });
    await pageTitled('Dashboard');
    expect(here()).toBe('/dashboard');
  });

  it('opens the questionnaire for an account that returns to it, and offers log-out', async () => {
    const app = openApp({ path: '/', scenario: 'active-customer' });
    app.session.setAccountState('company-data');
    await screen.findByRole('heading', { name: "What's your company's name?" });
    expect(here()).toBe('/auth/company-data');
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await pageTitled('Log in to Gatehouse');
  });

  it('brings a visitor back to the change-email link after signing in', async () => {
    openApp({ path: '/account/change-email/abc' });
    await pageTitled('Log in to Gatehouse');
    await logIn();
    await waitFor(() => expect(here()).toBe('/account/change-email/abc'));
    await pageTitled('Dashboard');
  });

  it('informs a user in onboarding that the change-email link opens afterwards, and opens it then', async () => {
    const app = openApp({ path: '/account/change-email/abc', scenario: 'onboarding-at-company-data' });
    await pageTitled("What's your company's name?");
    expect(app.toasts).toEqual(['info: Finish setting up your account first. Then open the link in your email again.']);
    app.session.setAccountState('dashboard');
    await waitFor(() => expect(here()).toBe('/account/change-email/abc'));
  });

  it.each([
    { scenario: 'active-customer', heading: 'Dashboard' },
    { scenario: 'onboarding-at-company-data', heading: "What's your company's name?" },
  ] as const)(
    'informs a signed-in user how to accept an invitation, once: $scenario',
    async ({ scenario, heading }) => {
      const token = tokenEndingAt(Date.UTC(2100, 0), { email: 'zoë@northwall.example' });
      const app = openApp({ path: `/auth/team/register/${token}`, scenario });
      await pageTitled(heading);
      await screen.findByText('To accept the invitation for zoë@northwall.example, log out and open the link again.');
      expect(app.toasts).toHaveLength(1);
    },
  );

  it.each([
    { how: 'focused', reach: (link: HTMLElement) => Promise.resolve(link.focus()) },
    // Last, because the pointer stays.
    { how: 'pointed at', reach: (link: HTMLElement) => userEvent.hover(link) },
  ])('fetches on a slow line only the page whose link is $how', async ({ reach }) => {
    const { stores } = openApp({ path: '/api-keys', scenario: 'active-customer', isLineSlow: true });
    await pageTitled('API Key Management');
    const fetched = () =>
      [...consolePages(stores.settings)].filter(([, page]) => page.componentFor(stores) !== null).map(([path]) => path);
    expect(fetched()).toEqual(['/api-keys']);
    await reach(await screen.findByRole('link', { name: /^Growth plan/ }));
    await waitFor(() => expect(fetched()).toEqual(['/api-keys', '/billing']));
  });
});
