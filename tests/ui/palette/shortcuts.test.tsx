import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { SHORTCUT_SETTING_KEY } from '#src/application/palette/palette-settings.ts';
import { here, openApp, pageTitled } from '#tests/support/open-app.tsx';

async function openPage(path = '/dashboard', title = 'Dashboard') {
  const app = openApp({ path, scenario: 'active-customer' });
  await pageTitled(title);
  await screen.findByRole('button', { name: /^Search or go to a page/ });
  return app;
}

async function openShortcuts() {
  await userEvent.keyboard('?');
  return screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
}

describe('keys in sequence', () => {
  it('lead to pages, also before the commands have loaded', async () => {
    await openPage();
    await userEvent.keyboard('gb');
    await pageTitled('Billing');
    await userEvent.keyboard('gl');
    await pageTitled('Usage');
    expect(here()).toBe('/usage#api-request');
  });

  it('open the dialog of another page', async () => {
    await openPage();
    await userEvent.keyboard('ck');
    const dialog = await screen.findByRole('dialog', { name: 'Create API key' });
    await userEvent.keyboard('gt');
    expect([here(), within(dialog).getByRole('textbox')]).toEqual(['/api-keys', document.activeElement]);
    expect((document.activeElement as HTMLInputElement).value).toBe('gt');
  });

  it('do nothing in a field, in a menu or with a modifier', async () => {
    await openPage();
    const address = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Address' });
    await userEvent.fill(address, '');
    await userEvent.keyboard('gb?');
    expect(address.value).toBe('gb?');
    address.blur();
    await userEvent.keyboard('{Alt>}g{/Alt}b{Control>}g{/Control}b');
    await userEvent.click(screen.getByRole('button', { name: 'Help' }));
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}gb?');
    expect([here(), screen.queryByRole('dialog')]).toEqual(['/dashboard', null]);
  });
});

describe('the slash', () => {
  it('moves to the search of the page, if it has one', async () => {
    await openPage('/usage#webhooks', 'Usage');
    const search = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Any text in a callback' });
    await userEvent.keyboard('/');
    await waitFor(() => expect(document.activeElement).toBe(search));
    expect(search.value).toBe('');
  });
});

describe('the list of shortcuts', () => {
  it('shows by "?" and from the help menu', async () => {
    await openPage();
    const dialog = await openShortcuts();
    expect(within(dialog).getByText('API Key Management').parentElement?.textContent).toBe(
      'API Key ManagementG then K',
    );
    expect(within(dialog).getByText('Create API key').parentElement?.textContent).toBe('Create API keyC then K');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Help' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }));
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  });

  it('turns single keys off, and Ctrl K still works', async () => {
    const app = await openPage();
    const dialog = await openShortcuts();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Use single-key shortcuts' }));
    expect(app.storage.get(SHORTCUT_SETTING_KEY)).toBe('off');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('gb?/');
    expect([here(), screen.queryByRole('dialog')]).toEqual(['/dashboard', null]);
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: 'Search or go to a page' });
  });
});
