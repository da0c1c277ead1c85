import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import { userEvent } from '#tests/support/user-event.ts';

async function openHelp(support: { readonly widget: '' | 'crisp'; readonly id: string }) {
  await page.viewport(1280, 800);
  const app = openApp({ path: '/dashboard', scenario: 'active-customer', settings: { support } });
  await pageTitled('Dashboard');
  await userEvent.click(screen.getByRole('button', { name: 'Help' }));
  await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' });
  return app;
}

it('the help menu opens the chat of the support, and a message says that it cannot', async () => {
  const app = await openHelp({ widget: 'crisp', id: 'a' });
  app.isSupportDown = true;
  await userEvent.click(screen.getByRole('menuitem', { name: 'Contact us' }));
  await screen.findByText(/couldn't open the support chat/);
  expect(app.openedUrls).toEqual([]);
  app.isSupportDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Help' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Contact us' }));
  expect(app.openedUrls).toEqual(['support chat']);
});

it('the help menu has no entry for a chat that is not set up', async () => {
  await openHelp({ widget: '', id: '' });
  expect(screen.queryByRole('menuitem', { name: 'Contact us' })).toBeNull();
});

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
