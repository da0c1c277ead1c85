import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { openApp } from '#tests/support/open-app.tsx';

const CONTACT_PAGES = [
  {
    path: '/auth/verification',
    scenario: 'onboarding-at-email-verification',
    nearbyText: /^Still nothing\? Check your spam folder/,
  },
  { path: '/node-as-a-service', scenario: 'active-customer', nearbyText: 'Dedicated nodes, run for you' },
  { path: '/billing#upgrade-plan', scenario: 'active-customer', nearbyText: 'Enterprise' },
] as const;

const contact = () => screen.queryAllByRole('button', { name: /^contact us$/i });

describe.each(CONTACT_PAGES)('the way to the support on $path', ({ path, scenario, nearbyText: beside }) => {
  it('opens its page', async () => {
    const app = openApp({ path, scenario });
    await screen.findAllByText(beside);
    await userEvent.click(contact()[0]!);
    expect(app.openedUrls).toEqual(['support chat']);
  });

  it('is not shown when there is none', async () => {
    openApp({ path, scenario, hasSupport: false });
    await screen.findAllByText(beside);
    expect(contact()).toEqual([]);
  });
});
