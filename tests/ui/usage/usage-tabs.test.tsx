import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from '#tests/support/user-event.ts';
import { here, pageTitled } from '#tests/support/open-app.tsx';
import { openUsage } from './usage-screen.tsx';

beforeEach(() => page.viewport(1280, 800));

const shown = () => screen.getByRole('tab', { selected: true }).textContent;

describe('the tabs of the usage page', () => {
  it.each([
    { path: '/usage', tab: 'Usage summary', stays: '/usage' },
    { path: '/usage#usage-summary', tab: 'Usage summary', stays: '/usage#usage-summary' },
    { path: '/usage#webhooks', tab: 'Webhooks', stays: '/usage#webhooks' },
    { path: '/usage#api-request', tab: 'API calls', stays: '/usage#api-request' },
    { path: '/usage#nonsense', tab: 'Usage summary', stays: '/usage' },
  ])('show $tab at $path', async ({ path, tab: name, stays }) => {
    openUsage(undefined, { path });
    await pageTitled('Usage');
    expect(shown()).toBe(name);
    await waitFor(() => expect(here()).toBe(stays));
    const panel = await screen.findByRole('tabpanel', { name });
    await waitFor(() => expect(panel.children.length).toBeGreaterThan(0));
  });

  it('give way to the summary where the credits of the sidebar are followed', async () => {
    openUsage(undefined, { path: '/usage#webhooks' });
    await userEvent.click(await screen.findByRole('link', { name: /^Credits/ }));
    await waitFor(() => expect([here(), shown()]).toEqual(['/usage#usage-summary', 'Usage summary']));
  });

  it('remember the last one while the session lasts', async () => {
    openUsage(undefined, { path: '/usage#webhooks' });
    await pageTitled('Usage');
    await userEvent.click(screen.getByRole('link', { name: 'Team' }));
    await pageTitled('Team');
    await userEvent.click(screen.getByRole('link', { name: 'Usage' }));
    await pageTitled('Usage');
    await waitFor(() => expect([here(), shown()]).toEqual(['/usage#webhooks', 'Webhooks']));
  });
});
