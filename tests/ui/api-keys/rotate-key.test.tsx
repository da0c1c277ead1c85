import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ApiKeyGateway } from '#src/application/api-keys/api-key-gateway.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { Calls } from '#tests/support/calls.ts';
import { changed } from '#tests/support/changed.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';

type Methods = (keys: ApiKeyGateway) => Partial<ApiKeyGateway>;

async function opened(methods: Methods = () => ({})) {
  const console = openApp({
    path: '/api-keys',
    scenario: 'active-customer',
    change: ({ apiKeys }) => ({ apiKeys: changed(apiKeys, methods(apiKeys)) }),
  });
  await pageTitled('API Key Management');
  await screen.findByText('10 keys shown. There are more.');
  return console;
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const current = () => document.querySelector('[aria-current="step"]')?.textContent;

async function rotating(methods?: Methods) {
  const console = await opened(methods);
  await userEvent.click(button('Rotate key payouts-worker'));
  await dialog('Rotate payouts-worker');
  return console;
}

describe('when a key was last used', () => {
  it('stands in the list, lately as a span and never as never', async () => {
    await opened();
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
    const cells = [...document.querySelectorAll('tbody tr')].map((row) => row.children[3]?.textContent ?? '');
    expect(cells.length).toBe(10);
    for (const cell of cells) expect(cell).toMatch(/Just now|ago$|Never|UTC$/);
  });

  it('is said to be unknown where it is', async () => {
    const calls = new Calls<string, number | null>();
    await opened(() => ({ lastUsed: calls.send }));
    await waitFor(() => expect(calls.count).toBe(10));
    await calls.refuse(0);
    await screen.findByText('Unknown');
  });
});

describe('the guide through a rotation', () => {
  it('leads through its steps and marks where it stands', async () => {
    const console = await rotating();
    expect([current(), screen.getByLabelText<HTMLInputElement>('Key name').value]).toEqual([
      '1Create the new key',
      'payouts-worker-2',
    ]);
    await userEvent.click(button('Create key'));
    await userEvent.click(await screen.findByRole('button', { name: 'Copy the new key' }));
    await screen.findByRole('button', { name: 'Look now' });
    expect(current()).toBe('3Wait for its first request');
    console.clock.advance(90_000);
    await userEvent.click(await screen.findByRole('button', { name: 'Deactivate the old key' }));
    await dialog('Key rotated');
    await userEvent.click(button('Done'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('button', { name: 'Inactive. Activate payouts-worker' });
  });

  it('says so if the first request cannot be seen', async () => {
    await rotating(() => ({ lastUsed: () => Promise.resolve(fail(unexpected(500))) }));
    await userEvent.click(button('Create key'));
    await userEvent.click(await screen.findByRole('button', { name: 'Copy the new key' }));
    await screen.findByText(/^We can’t see requests with payouts-worker-2\./);
  });

  it('is left and taken up again from the page', async () => {
    await rotating();
    await userEvent.click(button('Create key'));
    await screen.findByRole('button', { name: 'Copy the new key' });
    await userEvent.click(button('Close'));
    await screen.findByText('payouts-worker is being replaced by payouts-worker-2.');
    await userEvent.click(button('Continue the rotation'));
    await screen.findByRole('button', { name: 'Copy the new key' });
    await userEvent.click(button('Keep both keys'));
    await waitFor(() => expect(screen.queryByText(/is being replaced/)).toBeNull());
  });

  it('is offered for active keys alone', async () => {
    await opened();
    const row = screen.getByRole('row', { name: /load-test-november/ });
    expect(within(row).queryByRole('button', { name: /Rotate/ })).toBeNull();
  });

  it('says what is wrong with the name beside it', async () => {
    await rotating();
    await userEvent.fill(screen.getByLabelText('Key name'), '');
    await screen.findByText('Enter a name for the key.');
    expect(button('Create key').disabled).toBe(true);
  });
});
