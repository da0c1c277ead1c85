import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from '#tests/support/user-event.ts';
import { here, openApp, pageTitled } from '#tests/support/open-app.tsx';
import type { TestAppOptions } from '#tests/support/test-app.ts';

async function openDashboard(options: TestAppOptions = {}) {
  await page.viewport(1280, 800);
  const app = openApp({ path: '/dashboard', scenario: 'active-customer', ...options });
  await pageTitled('Dashboard');
  return app;
}

const attention = () => screen.findByRole('region', { name: 'Needs attention' });

describe('the head of the dashboard', () => {
  it('names the company and its billing period, and leads to a new key', async () => {
    await openDashboard();
    await screen.findByText(/^Northwall Payments, billing period \w+ \d+, \d{4} to \w+ \d+, \d{4}$/);
    await userEvent.click(screen.getByRole('button', { name: 'Create API key' }));
    await screen.findByRole('dialog', { name: 'Create API key' });
    expect(here()).toBe('/api-keys');
  });

  it('does without a company', async () => {
    await openDashboard({ scenario: 'free-plan' });
    await screen.findByText(/^Billing period/);
  });
});

describe('what needs attention', () => {
  it('leads from failed callbacks to the newest of them in the log', async () => {
    await openDashboard();
    const line = within(await attention());
    expect((await line.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      "You've used all your included credits, and 120,480 extra credits.Compare plans",
      expect.stringMatching(/^\d+\+? callbacks failed in the last 24 hours\.See why$/),
      'hooks-eu.northwall.example and other domains are not verified yet.View domains',
    ]);
    await userEvent.click(line.getByRole('link', { name: 'See why' }));
    await pageTitled('Usage');
    await screen.findByRole('dialog');
    expect(here() + window.location.search).toMatch(/^\/usage#webhooks\?status=failed&entry=\w+$/);
  });

  it('shows nothing when nothing does', async () => {
    await openDashboard({ scenario: 'free-plan' });
    await screen.findByRole('heading', { name: 'Create an API key first' });
    expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Recent API calls' })).toBeNull();
  });
});

describe('the recent calls', () => {
  it('have their share of errors and their durations, and each failure leads to its entry', async () => {
    await openDashboard();
    const card = within(await screen.findByRole('region', { name: 'Recent API calls' }));
    await card.findByRole('slider', { name: 'Last 100 API calls' });
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^\d+(\.\d)?%$/),
      expect.stringMatching(/^\d+ ms$/),
      expect.stringMatching(/^[\d,]+ ms$/),
    ]);
    const failures = within(await screen.findByRole('region', { name: 'Recent failures' })).getAllByRole('link');
    expect(failures).toHaveLength(6);
    await userEvent.click(failures[0]!);
    await pageTitled('Usage');
    await screen.findByRole('dialog');
    expect(here() + window.location.search).toMatch(/^\/usage#api-request\?entry=\w+(&after=\w+)?$/);
  });
});

describe('the order of the dashboard', () => {
  it.each([
    { scenario: 'active-customer', first: 'Credits this period' },
    { scenario: 'free-plan', first: 'Create first API call' },
  ] as const)('starts with $first for $scenario', async ({ scenario, first }) => {
    await openDashboard({ scenario });
    const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await waitFor(() => {
      const shown = headings().filter((name) => name === 'Credits this period' || name === 'Create first API call');
      expect([shown[0], shown.length]).toEqual([first, 2]);
    });
  });
});
