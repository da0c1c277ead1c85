import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { ok } from '#src/domain/shared/result.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { openKeys } from './keys-screen.ts';

const KEY = 'payouts-worker';
const keyButton = (name: string) => screen.findByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });

/** The dialog that deletes the key, from its panel. */
async function openDialog() {
  await userEvent.click(await keyButton(KEY));
  await userEvent.click(within(await dialog(KEY)).getByRole('button', { name: 'Delete key' }));
  return within(await dialog(`Delete ${KEY}?`));
}

describe('deleting a key', () => {
  it('names what is missing, deletes with Enter, and continues with the next row', async () => {
    openKeys();
    await keyButton(KEY);
    const rows = [...document.querySelectorAll<HTMLElement>('[data-row-focus]')].map(({ textContent }) => textContent);
    const next = rows[rows.indexOf(KEY) + 1];
    const opened = await openDialog();
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

  it('warns about a key in use, and leaves it with Cancel', async () => {
    const { clock } = openKeys((keys) => ({
      lastUsed: () => Promise.resolve(ok(clock.now() - 60_000)),
      list: keys.list,
    }));
    const opened = await openDialog();
    await opened.findByText(/^payouts-worker is still in use. Last request:/);
    await userEvent.click(opened.getByRole('button', { name: 'Cancel' }));
    await dialog(KEY);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Delete key'));
  });

  it('is not there where the provider does not offer it', async () => {
    openApp({ path: '/api-keys', scenario: 'required-operations' });
    await userEvent.click(await keyButton(KEY));
    const opened = within(await dialog(KEY));
    await opened.findByText(/^Last (call|\d+ calls) with this key$/);
    expect(opened.queryByRole('button', { name: 'Delete key' })).toBeNull();
  });
});
