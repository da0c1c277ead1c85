import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openApp } from '#tests/support/open-app.tsx';

const PLACES = [
  { path: '/auth/verification', scenario: 'onboarding-at-email-verification', beside: /^No email\? Check spam/ },
  { path: '/node-as-a-service', scenario: 'active-customer', beside: 'Dedicated nodes, run for you' },
  { path: '/billing#upgrade-plan', scenario: 'active-customer', beside: 'Enterprise' },
] as const;

const contact = () => screen.queryAllByRole('button', { name: /^contact us$/i });

describe.each(PLACES)('the way to the support on $path', ({ path, scenario, beside }) => {
  it('opens its page', async () => {
    const console = openApp({ path, scenario });
    await screen.findAllByText(beside);
    await userEvent.click(contact()[0]!);
    expect(console.opened).toEqual(['support chat']);
  });

  it('is not shown where there is none', async () => {
    openApp({ path, scenario, hasSupport: false });
    await screen.findAllByText(beside);
    expect(contact()).toEqual([]);
  });
});
