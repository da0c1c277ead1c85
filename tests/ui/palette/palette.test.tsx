import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from '#tests/support/user-event.ts';
import type { Cursor } from '#src/domain/shared/page.ts';
import { ok } from '#src/domain/shared/result.ts';
import { here, openApp, pageTitled } from '#tests/support/open-app.tsx';
import type { TestAppOptions } from '#tests/support/test-app.ts';

/** The page with the least on it. */
const PLAIN_PATH = '/node-as-a-service';
const PLAIN_TITLE = 'Node as a service';

async function openPage(path = PLAIN_PATH, title = PLAIN_TITLE, options: TestAppOptions = {}) {
  await page.viewport(1280, 800);
  const app = openApp({ path, scenario: 'active-customer', ...options });
  await pageTitled(title);
  await screen.findByRole('button', { name: /^Search or go to a page/ });
  return app;
}

async function openPalette() {
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: 'Search or go to a page' });
}

const results = () => within(screen.getByRole('dialog', { name: 'Command palette' }));
const options = () =>
  results()
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const active = () => results().getByRole('option', { selected: true });

describe('the palette', () => {
  it('opens by its button, and returns the focus there on Esc', async () => {
    await openPage();
    const button = screen.getByRole('button', { name: /^Search or go to a page/ });
    expect(button.getAttribute('aria-keyshortcuts')).toBe('Control+K');
    await userEvent.click(button);
    const field = await screen.findByRole('combobox', { name: 'Search or go to a page' });
    expect(document.activeElement).toBe(field);
    expect(screen.getByRole('dialog', { name: 'Command palette' }).getAttribute('aria-modal')).toBe('true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens and closes by Ctrl K, from a field too', async () => {
    await openPage('/dashboard', 'Dashboard');
    const address = await screen.findByRole('textbox', { name: 'Address' });
    address.focus();
    await openPalette();
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(document.activeElement).toBe(address));
  });

  it('receives what is typed before its field has the focus, also from another field', async () => {
    await openPage('/dashboard', 'Dashboard');
    const address = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Address' });
    const before = address.value;
    address.focus();
    const press = (key: string, ctrlKey = false) =>
      address.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }));
    expect([press('k', true), press('t'), press('e'), press('Shift')]).toEqual([false, false, false, true]);
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search or go to a page' });
    await waitFor(() => expect(field.value).toBe('te'));
    await userEvent.keyboard('am');
    expect([field.value, address.value]).toEqual(['team', before]);
  });

  it('points to the active command, counts the results and marks the matched letters', async () => {
    await openPage();
    const field = await openPalette();
    await userEvent.keyboard('bill');
    expect(active().textContent).toContain('Billing');
    expect(within(active()).getByText('Bill').tagName).toBe('MARK');
    expect(field.getAttribute('aria-activedescendant')).toBe(active().id);
    expect(screen.getByRole('listbox', { name: 'Commands' }).id).toBe(field.getAttribute('aria-controls'));
    within(screen.getByRole('group', { name: 'Go to' })).getByRole('option', { name: 'Billing' });
    expect(screen.getByText('2 results').getAttribute('role')).toBe('status');
    await userEvent.keyboard('qqq');
    screen.getByText('No results for “billqqq”');
    expect([screen.queryByRole('listbox'), field.getAttribute('aria-expanded')]).toEqual([null, 'false']);
  });

  it('goes to the active command on Enter, and to the heading of the new page', async () => {
    const app = await openPage();
    await openPalette();
    await userEvent.keyboard('webh{Enter}');
    const title = await pageTitled('Usage');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(here()).toBe('/usage#webhooks');
    expect((await app.account()).recentCommands.ids).toEqual(['page:/usage#webhooks']);
    await openPalette();
    within(screen.getByRole('group', { name: 'Recent' })).getByRole('option', { name: 'Webhooks' });
  });

  it('finds keys, domains and members by name, and copies a key', async () => {
    const app = await openPage();
    await openPalette();
    await userEvent.keyboard('payouts-worker');
    await results().findByRole('option', { name: 'payouts-worker' });
    await userEvent.click(screen.getByRole('option', { name: 'Copy key payouts-worker' }));
    await waitFor(() => expect(app.toasts).toEqual(['success: Text copied to clipboard!']));
    expect([app.copied.length, here()]).toEqual([1, PLAIN_PATH]);
    await openPalette();
    await userEvent.keyboard('elena@');
    await screen.findByRole('group', { name: 'Members' });
  });

  it('shows a key that could not be copied in its panel, selected', async () => {
    const app = await openPage();
    app.copyOutcome = 'failed';
    await openPalette();
    await userEvent.keyboard('payouts-worker');
    await userEvent.click(await results().findByRole('option', { name: 'Copy key payouts-worker' }));
    const panel = await screen.findByRole('dialog', { name: 'payouts-worker' });
    await within(panel).findByText(/Couldn't copy/);
    expect(getSelection()?.toString()).toMatch(/^[0-9a-f]{32}$/);
  });

  it('finds a key on a later page of the list', async () => {
    const second = 'two' as Cursor;
    await openPage(PLAIN_PATH, PLAIN_TITLE, {
      overrideGateways: ({ apiKeys }) => ({
        apiKeys: {
          list: async (after, signal) => {
            const whole = await apiKeys.list(undefined, signal);
            if (!whole.ok) return whole;
            const isLater = (name: string) => name === 'payouts-worker';
            const items = whole.value.items.filter(({ name }) => isLater(name) === (after === second));
            return ok(after === second ? { items } : { items, next: second });
          },
        },
      }),
    });
    await openPalette();
    await userEvent.keyboard('payouts-worker');
    await results().findByRole('option', { name: 'payouts-worker' });
  });

  it('stays closed while another dialog is open', async () => {
    await openPage('/api-keys', 'API Key Management');
    const create = screen.getAllByRole('button', { name: 'Create API key' })[0];
    await userEvent.click(create ?? expect.fail());
    await screen.findByRole('dialog', { name: 'Create API key' });
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox', { name: 'Search or go to a page' })).toBeNull();
  });
});

describe('an action of another page', () => {
  it.each([
    ['create api', 'Create API key', '/api-keys', 'Create API key'],
    ['verify new', 'Verify new domain', '/verify-domain#domains', 'Verify new domain'],
    ['invite', 'Invite member', '/team', 'Invite member'],
    ['test coins', 'Request test coins', '/faucets', 'Request test coins'],
  ])('opens its dialog by "%s", once', async (query, option, path, dialog) => {
    await openPage();
    await openPalette();
    await userEvent.keyboard(query);
    expect(active().textContent).toContain(option);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: dialog });
    expect(here()).toBe(path);
    history.back();
    await pageTitled(PLAIN_TITLE);
    history.forward();
    await waitFor(() => expect(here()).toBe(path));
    await screen.findByRole('main');
    expect(screen.queryByRole('dialog', { name: dialog })).toBeNull();
  });

  it('opens on its own page, and returns the focus to where it was', async () => {
    await openPage('/verify-domain', 'Verify Domain');
    const link = screen.getByRole('link', { name: 'Verify Domain' });
    link.focus();
    await openPalette();
    await userEvent.keyboard('verify new{Enter}');
    await screen.findByRole('dialog', { name: 'Verify new domain' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(link));
  });
});

describe('a suspended account', () => {
  it('has no palette before the billing page, and only what billing allows there', async () => {
    await page.viewport(1280, 800);
    openApp({ path: '/team', scenario: 'suspended' });
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Control>}k{/Control}gk?');
    expect([here(), screen.queryByRole('combobox')]).toEqual(['/team', null]);
    await userEvent.click(screen.getByRole('link', { name: 'View billing' }));
    await pageTitled('Billing');
    await openPalette();
    expect(options().join()).toContain('Log out');
    expect(within(screen.getByRole('group', { name: 'Go to' })).getAllByRole('option')).toHaveLength(1);
    expect(screen.queryByRole('option', { name: /Create API|Invite|Verify|Request/ })).toBeNull();
    await userEvent.keyboard('{Escape}gk');
    expect(here()).toContain('/billing');
  });
});
