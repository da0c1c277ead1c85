import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ok } from '#src/domain/shared/result.ts';
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
});

describe('what needs attention', () => {
  it('leads from failed callbacks to the newest of them in the log', async () => {
    await openDashboard();
    const line = within(await attention());
    expect((await line.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      "You've used all your included credits and 120,480 extra credits.Compare plans",
      expect.stringMatching(/^\d+\+? callbacks failed in the last 24 hours\.View callbacks$/),
      "hooks-eu.northwall.example and 1 other domain aren't verified yet.View domains",
      'Only your password protects your account.Set up two-factor authentication',
    ]);
    await userEvent.click(line.getByRole('link', { name: 'View callbacks' }));
    await pageTitled('Usage');
    await screen.findByRole('dialog');
    expect(here() + window.location.search).toMatch(/^\/usage#webhooks\?status=failed&entry=\w+$/);
  });
});

describe('the recent calls', () => {
  it('have their share of errors and their durations, and each failure leads to its entry', async () => {
    await openDashboard();
    const card = within(await screen.findByRole('region', { name: 'Recent API calls' }));
    await card.findByRole('slider', { name: 'Last 100 API calls' });
    card.getByText('Last 20 minutes, compared with the 20 minutes before');
    const change = /^(No change|(Up|Down) [\d.]+%) previously .+$/;
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^\d+$/),
      expect.stringMatching(change),
      expect.stringMatching(/^\d+(\.\d)?%$/),
      expect.stringMatching(/^(No change previously [\d.]+%|(Up|Down) +from [\d.]+%)$/),
      expect.stringMatching(/^\d+ ms$/),
      expect.stringMatching(change),
      expect.stringMatching(/^Median \d+ ms$/),
      expect.stringMatching(/^[\d,]+$/),
      expect.stringMatching(change),
      '$6.02 for extra credits this period',
    ]);
  });

  it('have their failures by time, with names for people, and each leads to its entry', async () => {
    await openDashboard();
    const card = within(await screen.findByRole('region', { name: 'Recent failures' }));
    const times = (await card.findAllByRole('time')).map(({ textContent }) => textContent);
    expect(times).toHaveLength(5);
    const minutes = times.map((text) => Number(/^(\d+) minutes? ago$/.exec(text)?.[1]));
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
    await userEvent.click(card.getAllByRole('link', { name: 'Address coins transaction confirmed' })[0]!);
    await pageTitled('Usage');
    await screen.findByRole('dialog');
    expect(here() + window.location.search).toMatch(/^\/usage#webhooks\?status=failed&entry=\w+$/);
  });
});

describe('a panel that is no longer needed', () => {
  const steps = () => screen.findByRole('region', { name: 'Getting started' });

  it('folds, stays folded on the next visit, and unfolds', async () => {
    const app = await openDashboard();
    await userEvent.click(within(await steps()).getByRole('button', { name: 'Hide Getting started' }));
    expect(within(await steps()).queryByRole('listitem')).toBeNull();
    expect((await steps()).textContent).toContain('3 of 6 done');
    expect(app.storage.get('gatehouse.folds')).toContain('"getting-started":true');
    await userEvent.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Usage' }));
    await pageTitled('Usage');
    await userEvent.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Dashboard' }));
    const unfold = within(await steps()).getByRole('button', { name: 'Show Getting started' });
    expect(unfold.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(unfold);
    expect(within(await steps()).getAllByRole('listitem')).toHaveLength(6);
  });

  it('is folded once the first call is made', async () => {
    await openDashboard({
      overrideGateways: { gettingStarted: { load: () => Promise.resolve(ok(['firstApiCall'] as const)) } },
    });
    const panel = within(await screen.findByRole('form', { name: 'Make your first API call' }));
    expect(panel.queryByRole('button', { name: 'Run request' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Show Make your first API call' }));
    await panel.findByRole('button', { name: 'Run request' });
  });

  it('is unfolded by the step that leads to it', async () => {
    await openDashboard();
    const panel = within(await screen.findByRole('form', { name: 'Make your first API call' }));
    await userEvent.click(panel.getByRole('button', { name: 'Hide Make your first API call' }));
    expect(panel.queryByRole('button', { name: 'Run request' })).toBeNull();
    await userEvent.click(within(await steps()).getByRole('button', { name: 'Create first API call' }));
    await panel.findByRole('button', { name: 'Run request' });
    expect(document.activeElement?.id).toBe('first-call');
  });
});
