import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import { button, openKeys } from './keys-screen.ts';

async function openPage() {
  const app = openKeys();
  await pageTitled('API Key Management');
  await screen.findByText('Showing 10 keys');
  return app;
}

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the dialog for a new key', () => {
  it('says before another key is created that the plan allows no more', async () => {
    openApp({ path: '/api-keys', scenario: 'free-plan' });
    await screen.findByText('No API keys yet');
    const open = async () => {
      await userEvent.click(screen.getAllByRole('button', { name: 'Create API key' }).at(-1)!);
      return within(await screen.findByRole('dialog', { name: 'Create API key' }));
    };
    const first = await open();
    expect(first.queryByText(/^You've reached this limit/)).toBeNull();
    await userEvent.fill(first.getByLabelText('Key name'), 'only-one');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await isGone();
    await screen.findByText("You've reached this limit, so another key may be rejected.");
    const second = await open();
    second.getByText('Your plan allows 1 key.');
    expect(second.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/billing#upgrade-plan');
  });

  it('leads to the name, the key and a copy button, and the key to the top of the list', async () => {
    const app = await openPage();
    await userEvent.click(button('Create API key'));
    const name = await screen.findByLabelText('Key name');
    await waitFor(() => expect(document.activeElement).toBe(name));
    await screen.findByText('Enter a name to continue');
    await userEvent.keyboard(' Payouts-Worker');
    await screen.findByText('You already have a key with this name. Duplicate names are allowed.');
    await userEvent.keyboard('-lisbon{Enter}');
    const made = await screen.findByRole('dialog', { name: 'API key created' });
    const secret = made.querySelector('code')?.textContent ?? '';
    expect(secret).toMatch(/^[0-9a-f]{32}$/);
    within(made).getByText('Payouts-Worker-lisbon');
    within(made).getByText('Active now. Uses API version 2024-12-12.');
    await waitFor(() => expect(document.activeElement).toBe(button('Copy key')));
    await userEvent.click(button('Copy key'));
    await screen.findByText('Text copied to clipboard!');
    expect(app.copied).toEqual([secret]);
    await userEvent.click(button('Done'));
    await isGone();
    expect(screen.getAllByRole('rowheader')[0]?.textContent).toBe('Payouts-Worker-lisbon');
    expect(document.activeElement).toBe(button('Create API key'));
  });
});

describe('the default version', () => {
  const box = () => screen.getByRole('region', { name: 'Default API version' });

  it('is chosen among the versions, with a warning, and shows immediately', async () => {
    await openPage();
    await userEvent.click(button('Change version'));
    const dialog = await screen.findByRole('dialog', { name: 'Change default API version' });
    const radios = within(dialog).getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).toEqual([false, true, false]);
    expect(radios[1]?.closest('label')?.textContent).toContain('Default');
    within(dialog).getByText(/The change takes effect immediately/);
    within(dialog).getByText('Choose a different version to continue');
    expect(button('Save version').disabled).toBe(true);
    await userEvent.click(within(dialog).getByText('2026-06-01'));
    await userEvent.click(button('Save version'));
    await isGone();
    within(box()).getByText('2026-06-01');
    expect(document.activeElement).toBe(button('Change version'));
  });
});

const dialog = (name: string) => screen.findByRole('dialog', { name });
const current = () => document.querySelector('[aria-current="step"]')?.textContent;

async function rotating() {
  const app = await openPage();
  await userEvent.click(button('Rotate key payouts-worker'));
  await dialog('Rotate payouts-worker');
  return app;
}

describe('a rotation that was open when the session ended', () => {
  it('opens again, whichever page its key is on', async () => {
    const app = await openPage();
    const { apiKeys, pendingAction } = await app.account();
    await apiKeys.keys.loadMore();
    const key = apiKeys.keys.items.findLast(({ active }) => active)!;
    await apiKeys.keys.load();
    expect(apiKeys.has(key.id)).toBe(false);
    pendingAction.request('rotate-key', key.id);
    await dialog(`Rotate ${key.name}`);
  });
});

describe('the guide through a rotation', () => {
  it('leads through its steps and marks where it stands', async () => {
    const app = await rotating();
    expect([current(), screen.getByLabelText<HTMLInputElement>('Key name').value]).toEqual([
      '1Create the new key',
      'payouts-worker-2',
    ]);
    await userEvent.click(button('Create new key'));
    await userEvent.click(
      await within(screen.getByRole('dialog')).findByRole('button', { name: 'Reveal key payouts-worker-2' }),
    );
    await waitFor(() =>
      expect(screen.getByRole('dialog').querySelector('code')?.textContent).toMatch(/^[0-9a-f]{32}$/),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Copy new key' }));
    await screen.findByRole('button', { name: 'Check now' });
    expect(current()).toBe('3Wait for its first request');
    app.clock.advance(90_000);
    await userEvent.click(await screen.findByRole('button', { name: 'Deactivate old key' }));
    await screen.findByText('Confirm that requests with the old key will fail.');
    screen.getByText(/^payouts-worker is still in use\. Last request:/);
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'I understand that requests with payouts-worker will fail' }),
    );
    await userEvent.click(button('Deactivate old key'));
    await dialog('Key rotated');
    await userEvent.click(button('Done'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('button', { name: 'Inactive. Activate payouts-worker' });
  });

  it('is left and restored from the page', async () => {
    await rotating();
    await userEvent.click(button('Create new key'));
    await screen.findByRole('button', { name: 'Copy new key' });
    await userEvent.click(button('Close'));
    await screen.findByText('payouts-worker is being replaced by payouts-worker-2.');
    await userEvent.click(button('Continue rotation'));
    await screen.findByRole('button', { name: 'Copy new key' });
    await userEvent.click(button('Keep both keys'));
    await waitFor(() => expect(screen.queryByText(/is being replaced/)).toBeNull());
  });
});
