import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { button, openKeys } from './keys-screen.ts';

const rows = () => screen.getAllByRole('rowheader');
const rowOf = async (name: string) => (await screen.findByRole('rowheader', { name })).closest('tr')!;
const secretIn = (row: HTMLElement) => row.querySelector('code')?.textContent ?? '';

const MASKED = /^[0-9a-f]{8}…[0-9a-f]{4}$/;
const WHOLE = /^[0-9a-f]{32}$/;

describe('the list of keys', () => {
  it('shows name, day of creation, masked key and whether it is active', async () => {
    openKeys();
    const row = await rowOf('payouts-worker');
    expect(secretIn(row)).toMatch(MASKED);
    expect(within(row).getByText(/^18 Nov 2026, \d\d:\d\d UTC$/)).toBeTruthy();
    expect(within(row).getByRole('button', { name: 'Active. Deactivate payouts-worker' }).textContent).toBe('Active');
    const off = await rowOf('load-test-november');
    expect(within(off).getByRole('button', { name: 'Inactive. Activate load-test-november' }).textContent).toBe(
      'Inactive',
    );
  });

  it('grows by pages until all are shown', async () => {
    openKeys();
    await screen.findByText('Showing 10 keys');
    await userEvent.click(button('Load more'));
    await screen.findByText('Showing 19 keys');
    await userEvent.click(button('Load more'));
    await screen.findByText('Showing all 23 keys');
    expect([rows().length, screen.queryByRole('button', { name: 'Load more' })]).toEqual([23, null]);
  });

  it('still shows its rows when the next page fails to load, and tries again', async () => {
    let tries = 0;
    openKeys((keys) => ({
      list: (after, signal) => {
        if (after === undefined) return keys.list(after, signal);
        tries += 1;
        return tries === 1 ? Promise.resolve(fail(unreachable())) : keys.list(after, signal);
      },
    }));
    await screen.findByText('Showing 10 keys');
    await userEvent.click(button('Load more'));
    await screen.findByText("Couldn't load more keys. The server didn't respond. Check your connection and try again.");
    expect(rows()).toHaveLength(10);
    await userEvent.click(button('Retry'));
    await screen.findByText('Showing 19 keys');
  });

  it('reports that there is none yet and offers the first', async () => {
    openKeys(undefined, 'free-plan');
    await screen.findByText('No API keys yet');
    const [, first] = screen.getAllByRole('button', { name: 'Create API key' });
    await userEvent.click(first!);
    await screen.findByRole('dialog', { name: 'Create API key' });
  });
});

describe('a key', () => {
  it('is revealed, hidden and revealed again with one call', async () => {
    const revealed: string[] = [];
    openKeys((keys) => ({ reveal: (id) => (revealed.push(id), keys.reveal(id)) }));
    const row = await rowOf('payouts-worker');
    await userEvent.click(button('Reveal key payouts-worker'));
    await waitFor(() => expect(secretIn(row)).toMatch(WHOLE));
    await userEvent.click(button('Hide key payouts-worker'));
    expect(secretIn(row)).toMatch(MASKED);
    await userEvent.click(button('Reveal key payouts-worker'));
    await waitFor(() => expect(secretIn(row)).toMatch(WHOLE));
    expect(revealed).toHaveLength(1);
  });

  it('leaves the focus on its button through revealing', async () => {
    openKeys();
    const row = await rowOf('payouts-worker');
    await userEvent.click(button('Reveal key payouts-worker'));
    await waitFor(() => expect(secretIn(row)).toMatch(WHOLE));
    expect(document.activeElement).toBe(button('Hide key payouts-worker'));
  });

  it('is copied without being shown, and reports it', async () => {
    const app = openKeys();
    const row = await rowOf('payouts-worker');
    await userEvent.click(button('Copy key payouts-worker'));
    await screen.findByText('Text copied to clipboard!');
    expect(app.copied).toEqual([expect.stringMatching(WHOLE)]);
    expect(secretIn(row)).toMatch(MASKED);
  });

  it('is shown selected on an insecure page, to be copied manually', async () => {
    const app = openKeys();
    app.copyOutcome = 'insecure-page';
    const row = await rowOf('payouts-worker');
    await userEvent.click(button('Copy key payouts-worker'));
    await screen.findByText('Copy to clipboard is only available for https connection!');
    await waitFor(() => expect(getSelection()?.toString()).toMatch(WHOLE));
    expect(getSelection()?.toString()).toBe(secretIn(row));
  });

  it('that could not be copied shows an error beside it until it is', async () => {
    const app = openKeys();
    app.copyOutcome = 'failed';
    const row = await rowOf('payouts-worker');
    await userEvent.click(button('Copy key payouts-worker'));
    expect((await within(row).findByRole('alert')).textContent).toBe(
      "Couldn't copy. The text is selected: copy it with your keyboard.",
    );
    app.copyOutcome = 'copied';
    await userEvent.click(button('Copy key payouts-worker'));
    await waitFor(() => expect(within(row).queryByRole('alert')).toBeNull());
  });

  it('that is not revealed stays masked, and reports it beside it', async () => {
    const app = openKeys(() => ({ reveal: () => Promise.resolve(fail(unexpected(500))) }));
    const row = await rowOf('payouts-worker');
    await userEvent.click(button('Reveal key payouts-worker'));
    await waitFor(() => expect(app.logMessages).toContain('A secret was not revealed'));
    expect([secretIn(row), app.toasts]).toEqual([expect.stringMatching(MASKED), []]);
    within(row).getByText("Couldn't get the key. Try again.");
  });
});

describe('turning a key off and on', () => {
  it('asks first, and does nothing when that is canceled', async () => {
    const requestedStates: boolean[] = [];
    openKeys((keys) => ({ setActive: (id, active) => (requestedStates.push(active), keys.setActive(id, active)) }));
    await userEvent.click(await screen.findByRole('button', { name: 'Active. Deactivate payouts-worker' }));
    await screen.findByRole('dialog', { name: 'Deactivate payouts-worker?' });
    await userEvent.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([requestedStates, document.activeElement]).toEqual([[], button('Active. Deactivate payouts-worker')]);
  });

  it('follows the response, and turns it on again', async () => {
    openKeys();
    await userEvent.click(await screen.findByRole('button', { name: 'Active. Deactivate payouts-worker' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Deactivate key' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Inactive. Activate payouts-worker' }));
    await screen.findByRole('dialog', { name: 'Activate payouts-worker?' });
    await userEvent.click(button('Activate key'));
    await screen.findByRole('button', { name: 'Active. Deactivate payouts-worker' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
