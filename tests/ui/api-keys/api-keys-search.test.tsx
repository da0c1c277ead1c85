import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from '#tests/support/user-event.ts';
import type { ApiKeyGateway } from '#src/application/api-keys/api-key-gateways.ts';
import { rejected } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { openApp } from '#tests/support/open-app.tsx';

type Methods = (keys: ApiKeyGateway) => Partial<ApiKeyGateway>;

afterEach(() => page.viewport(1280, 800));

function openPage(path = '/api-keys', methods: Methods = () => ({})) {
  return openApp({
    path,
    scenario: 'active-customer',
    overrideGateways: ({ apiKeys }) => ({ apiKeys: methods(apiKeys) }),
  });
}

const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const search = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search by name or key' });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const head = (name: string) => screen.getByRole('columnheader', { name });

describe('searching the keys', () => {
  it('finds a key of the last page, and holds the search in the url', async () => {
    openPage();
    await userEvent.fill(await search(), 'nothing like it');
    await screen.findByText('No matching keys');
    await userEvent.fill(await search(), 'first-int');
    await waitFor(() => expect(names()).toEqual(['first-integration']));
    await screen.findByText('1 of 1 matching key');
    await waitFor(() => expect(window.location.search).toContain('q=first-int'));
    await userEvent.click(button('Clear filters'));
    await screen.findByText('Showing all 23 keys');
    await waitFor(() => expect(window.location.search).not.toContain('q='));
  });

  it('opens as its url says', async () => {
    openPage('/api-keys?q=wallet&sort=-name&status=active');
    await waitFor(() => expect(names()).toEqual(['wallet-sync-staging', 'wallet-sync-prod', 'hot-wallet-monitor']));
    expect((await search()).value).toBe('wallet');
    expect(head('Name').getAttribute('aria-sort')).toBe('descending');
    expect(screen.getByRole('radio', { name: 'Active' }).getAttribute('aria-checked')).toBe('true');
  });

  it('sorts by the head of a column, in both directions', async () => {
    openPage();
    await screen.findByText('Showing 10 keys');
    expect(head('Name').getAttribute('aria-sort')).toBe('none');
    await userEvent.click(button('Name'));
    await waitFor(() => expect(names()[0]).toBe('analytics-notebook'));
    expect(head('Name').getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(button('Name'));
    expect(names()[0]).toBe('xpub-importer');
  });

  it('sorts cards, which have no head', async () => {
    await page.viewport(390, 800);
    openPage();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Name, A to Z');
    await waitFor(() => expect(names()[0]).toBe('analytics-notebook'));
  });
});

describe('the table of keys', () => {
  it('does not move when a key is revealed or hidden', async () => {
    await page.viewport(1440, 900);
    openPage();
    await screen.findByRole('rowheader', { name: 'payouts-worker' });
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
    const lefts = () => screen.getAllByRole('columnheader').map((cell) => cell.getBoundingClientRect().left);
    const rows = () => screen.getAllByRole('row').map((row) => row.getBoundingClientRect().top);
    const before = [lefts(), rows()];
    await userEvent.click(button('Reveal key payouts-worker'));
    await screen.findByRole('button', { name: 'Hide key payouts-worker' });
    expect([lefts(), rows()]).toEqual(before);
  });

  // 720 is 1440 at 200 %.
  it.each([600, 720, 768, 900, 1024, 1280])('shows status and its action at %i pixels', async (width) => {
    await page.viewport(width, 800);
    openPage();
    const badge = await screen.findByRole('button', { name: 'Active. Deactivate payouts-worker' });
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
    const table = screen.getByRole('region', { name: 'API keys' });
    expect(badge.getBoundingClientRect().right).toBeLessThanOrEqual(table.getBoundingClientRect().right);
    expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
  });
});

describe('deactivating several keys', () => {
  it('names them, changes them, and reports which failed and why', async () => {
    let sent = 0;
    openPage('/api-keys', (keys) => ({
      setActive: (id, active) => {
        sent += 1;
        return sent === 2 ? Promise.resolve(fail(rejected(409, 'busy', 'Try later.'))) : keys.setActive(id, active);
      },
    }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all active keys shown' }));
    await screen.findByText('9 keys selected');
    await userEvent.click(button('Clear selection'));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select payouts-worker' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select checkout-canary' }));
    await screen.findByText('2 keys selected');
    await userEvent.click(button('Deactivate 2 keys'));
    const dialog = await screen.findByRole('dialog', { name: 'Deactivate 2 keys?' });
    within(dialog).getByText('checkout-canary');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate 2 keys' }));
    const report = await screen.findByRole('dialog', { name: '1 key deactivated' });
    within(within(report).getByRole('region', { name: 'Not deactivated' })).getByText('Try later.');
    await userEvent.click(button('Retry 1 key'));
    await screen.findByRole('dialog', { name: '2 keys deactivated' });
    await userEvent.click(button('Done'));
    await screen.findByRole('button', { name: 'Inactive. Activate checkout-canary' });
    expect(screen.queryByText(/keys? selected/)).toBeNull();
  });
});
