import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from '#tests/support/user-event.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import { ok } from '#src/domain/shared/result.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { openKeys } from './keys-screen.ts';

function openPage(methods: (logs: Gateways['logs']) => Partial<Gateways['logs']> = () => ({}), path = '/api-keys') {
  return openApp({
    path,
    scenario: 'active-customer',
    overrideGateways: ({ logs }) => ({ logs: methods(logs) }),
  });
}

const KEY = 'payouts-worker';
const keyButton = (name: string) => screen.findByRole('button', { name });
const panel = (name: string) => screen.findByRole('dialog', { name });

afterEach(() => page.viewport(414, 896));

describe('the panel of a key', () => {
  it('opens from its name and in the url, and closes to where it was', async () => {
    openPage();
    await userEvent.click(await keyButton('payouts-worker'));
    const opened = within(await panel('payouts-worker'));
    await opened.findByText(/^Last (call|\d+ calls) with this key$/);
    opened.getByText('Active');
    opened.getByText(/^18 Nov 2026, \d\d:\d\d UTC$/);
    const log = opened.getByRole('link', { name: 'View its calls in the log' });
    expect(log.getAttribute('href')).toMatch(/^\/usage\?key=[0-9a-f]+#api-request$/);
    expect(window.location.search).toMatch(/open=/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(window.location.search).not.toContain('open='));
    expect(document.activeElement).toBe(await keyButton('payouts-worker'));
  });

  it('leaves the list beside it in use, and follows the arrows', async () => {
    await page.viewport(1280, 800);
    openPage();
    await userEvent.click(await keyButton('payouts-worker'));
    await panel('payouts-worker');
    const names = [...document.querySelectorAll<HTMLElement>('[data-row-focus]')];
    const at = names.indexOf(await keyButton('payouts-worker'));
    await userEvent.click(names[at + 2]!);
    await panel(names[at + 2]!.textContent);
    await userEvent.keyboard('{ArrowUp}');
    await panel(names[at + 1]!.textContent);
    expect(document.activeElement).toBe(names[at + 1]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('offers what the menu of its row offers, and shows what the key spent in 30 days', async () => {
    await page.viewport(1280, 800);
    openPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for payouts-worker' }));
    const entries = await screen.findAllByRole('menuitem');
    const names = ['View details', 'Rotate key', 'Deactivate key', 'Delete key'];
    expect(entries.map(({ textContent }) => textContent)).toEqual(names);
    await userEvent.click(entries[0]!);
    const opened = within(await panel('payouts-worker'));
    const credits = await opened.findByRole('region', { name: 'Credits in the last 30 days' });
    expect(credits.textContent).toMatch(/[\d,]+$/);
    for (const name of names.slice(1)) opened.getByRole('button', { name });
    await userEvent.click(opened.getByRole('button', { name: 'Rotate key' }));
    const guide = await screen.findByRole('dialog', { name: 'Rotate payouts-worker' });
    // One press closes the guide, the next one the panel.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(guide.isConnected).toBe(false));
    await userEvent.click(opened.getByRole('button', { name: 'Deactivate key' }));
    await userEvent.click(
      within(await panel('Deactivate payouts-worker?')).getByRole('button', { name: 'Deactivate key' }),
    );
    await opened.findByRole('button', { name: 'Activate key' });
    expect(opened.queryByRole('button', { name: 'Rotate key' })).toBeNull();
  });

  it('reports that there are no calls yet', async () => {
    openPage(() => ({ recentRequests: () => Promise.resolve(ok({ items: [] })) }));
    await userEvent.click(await keyButton('payouts-worker'));
    await screen.findByText('No calls with this key yet.');
  });

  it('reports a key of the url that is not in the list', async () => {
    openPage(undefined, '/api-keys?open=gone');
    await screen.findByText("This key isn't in your list. It may have been deleted.");
  });
});

describe('deleting a key', () => {
  it('names what is missing, deletes with Enter, and continues with the next row', async () => {
    const { clock } = openKeys((keys) => ({
      lastUsed: () => Promise.resolve(ok(clock.now() - 60_000)),
      list: keys.list,
    }));
    const opener = await keyButton(KEY);
    const rows = [...document.querySelectorAll<HTMLElement>('[data-row-focus]')].map(({ textContent }) => textContent);
    const next = rows[rows.indexOf(KEY) + 1];
    await userEvent.click(opener);
    await userEvent.click(within(await panel(KEY)).getByRole('button', { name: 'Delete key' }));
    const opened = within(await panel(`Delete ${KEY}?`));
    await opened.findByText(/^payouts-worker is still in use. Last request:/);
    const field = opened.getByLabelText(`Type “${KEY}” to confirm`);
    expect(document.activeElement).toBe(field);
    await userEvent.click(opened.getByRole('button', { name: 'Delete key' }));
    await opened.findByText('Type the text above to delete the key.');
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, 'payouts');
    expect(opened.queryByText('Type the text above to delete the key.')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await opened.findByText('Type it exactly as shown, including capitals.');
    await userEvent.type(field, '-worker{Enter}');
    await screen.findByText(`${KEY} deleted.`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: KEY })).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe(next));
    expect(window.location.search).not.toContain('open=');
  });
});
