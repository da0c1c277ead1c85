import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import type { ApiKeyGateway } from '#src/application/api-keys/api-key-gateway.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { listWithoutUses } from '#tests/application/api-keys/list-without-uses.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';

type Methods = (keys: ApiKeyGateway) => Partial<ApiKeyGateway>;

async function openPage(methods: Methods = () => ({})) {
  const app = openApp({
    path: '/api-keys',
    scenario: 'active-customer',
    overrideGateways: ({ apiKeys }) => ({ apiKeys: methods(apiKeys) }),
  });
  await pageTitled('API Key Management');
  await screen.findByText('Showing 10 keys');
  return app;
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const current = () => document.querySelector('[aria-current="step"]')?.textContent;

async function rotating(methods?: Methods) {
  const app = await openPage(methods);
  await userEvent.click(button('Rotate key payouts-worker'));
  await dialog('Rotate payouts-worker');
  return app;
}

describe('a rotation that was open when the session ended', () => {
  it('opens again, whichever page its key is on', async () => {
    const app = await openPage();
    const { apiKeys, pendingAction } = await app.account();
    await apiKeys.keys.loadMore();
    const key = apiKeys.keys.items.at(-1)!;
    await apiKeys.keys.load();
    expect(apiKeys.has(key.id)).toBe(false);
    pendingAction.request('rotate-key', key.id);
    await dialog(`Rotate ${key.name}`);
  });

  it('stays closed once its key was deactivated', async () => {
    const app = await openPage();
    const { apiKeys, pendingAction } = await app.account();
    pendingAction.request('rotate-key', apiKeys.keys.items.find(({ active }) => !active)!.id);
    await flush();
    expect([pendingAction.action, screen.queryByRole('dialog')]).toEqual([null, null]);
  });
});

describe('when a key was last used', () => {
  it('is listed as a relative time, or as never', async () => {
    await openPage();
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
    const cells = [...document.querySelectorAll('tbody tr')].map((row) => row.children[4]?.textContent ?? '');
    expect(cells.length).toBe(10);
    for (const cell of cells) expect(cell).toMatch(/^Now$|ago$|Never|UTC$/);
  });

  it('is shown with a hint once an active key was not used for 90 days', async () => {
    const longAgo = Date.UTC(2026, 5, 1);
    await openPage((keys) => ({ ...listWithoutUses(keys), lastUsed: () => Promise.resolve(ok(longAgo)) }));
    const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
    await within(rowOf('payouts-worker')).findByText('Not used for 90 days');
    expect(within(rowOf('load-test-november')).queryByText('Not used for 90 days')).toBeNull();
  });

  it('is shown as unknown when it is', async () => {
    const calls = new DeferredCalls<string, number | null>();
    await openPage((keys) => ({ ...listWithoutUses(keys), lastUsed: calls.send }));
    await waitFor(() => expect(calls.count).toBe(2));
    await calls.reject(0);
    await screen.findByText('Unknown');
  });
});

describe('the guide through a rotation', () => {
  it('leads through its steps and marks the current one', async () => {
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
    await screen.findByText('Confirm that requests with the old key may fail.');
    screen.getByText(/^payouts-worker is still in use\. Last request:/);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Deactivate payouts-worker anyway\./ }));
    await userEvent.click(button('Deactivate old key'));
    await dialog('Key rotated');
    await userEvent.click(button('Done'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('button', { name: 'Inactive. Activate payouts-worker' });
  });

  it('shows a message if the first request cannot be detected', async () => {
    await rotating(() => ({ lastUsed: () => Promise.resolve(fail(unexpected(500))) }));
    await userEvent.click(button('Create new key'));
    await userEvent.click(await screen.findByRole('button', { name: 'Copy new key' }));
    await screen.findByText(/^We can't see requests with payouts-worker-2\./, { selector: 'p' });
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

  it('is offered for active keys alone', async () => {
    await openPage();
    const row = screen.getByRole('row', { name: /load-test-november/ });
    expect(within(row).queryByRole('button', { name: /Rotate/ })).toBeNull();
  });

  it('shows what is wrong with the name beside it', async () => {
    await rotating();
    await userEvent.fill(screen.getByLabelText('Key name'), '');
    await screen.findByText('Enter a name.');
    expect(button('Create new key').disabled).toBe(true);
  });
});
