import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { listWithoutUses } from '#tests/application/api-keys/list-without-uses.ts';
import { button, openKeys } from './keys-screen.ts';

const rows = () => screen.getAllByRole('rowheader');
const rowOf = async (name: string) => (await screen.findByRole('rowheader', { name })).closest('tr')!;
const secretIn = (row: HTMLElement) => row.querySelector('code')?.textContent ?? '';

const MASKED = /^[0-9a-f]{8}…[0-9a-f]{4}$/;
const WHOLE = /^[0-9a-f]{32}$/;

describe('the list of keys', () => {
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
});

describe('a key', () => {
  it('shows its day and its ends, is copied without being shown, and revealed with one call, the focus on its button', async () => {
    const revealed: string[] = [];
    const app = openKeys((keys) => ({ reveal: (id) => (revealed.push(id), keys.reveal(id)) }));
    const row = await rowOf('payouts-worker');
    within(row).getByText(/^18 Nov 2026, \d\d:\d\d UTC$/);
    await userEvent.click(button('Copy key payouts-worker'));
    await screen.findByText('Text copied to clipboard!');
    expect([app.copied, secretIn(row)]).toEqual([[expect.stringMatching(WHOLE)], expect.stringMatching(MASKED)]);
    await userEvent.click(button('Reveal key payouts-worker'));
    await waitFor(() => expect(secretIn(row)).toMatch(WHOLE));
    expect(document.activeElement).toBe(button('Hide key payouts-worker'));
    await userEvent.click(button('Hide key payouts-worker'));
    expect([secretIn(row), revealed.length]).toEqual([expect.stringMatching(MASKED), 1]);
  });

  it('is turned off after a question, and on again', async () => {
    openKeys();
    await userEvent.click(await screen.findByRole('button', { name: 'Active. Deactivate payouts-worker' }));
    await screen.findByRole('dialog', { name: 'Deactivate payouts-worker?' });
    await userEvent.click(button('Cancel'));
    await waitFor(() => expect(document.activeElement).toBe(button('Active. Deactivate payouts-worker')));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Deactivate key' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Inactive. Activate payouts-worker' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Activate key' }));
    await screen.findByRole('button', { name: 'Active. Deactivate payouts-worker' });
  });

  it('that was not used for 90 days has a hint while it is active, and one whose use is unknown says so', async () => {
    openKeys((keys) => ({ ...listWithoutUses(keys), lastUsed: () => Promise.resolve(ok(Date.UTC(2026, 5, 1))) }));
    await within(await rowOf('payouts-worker')).findByText('Not used in the last 90 days');
    expect(within(await rowOf('load-test-november')).queryByText('Not used in the last 90 days')).toBeNull();
    cleanup();
    openKeys((keys) => ({ ...listWithoutUses(keys), lastUsed: () => Promise.resolve(fail(unexpected(500))) }));
    await screen.findAllByText('Unknown');
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

  it('that is not revealed stays masked, and reports it beside it', async () => {
    const app = openKeys(() => ({ reveal: () => Promise.resolve(fail(unexpected(500))) }));
    const row = await rowOf('payouts-worker');
    await userEvent.click(button('Reveal key payouts-worker'));
    await waitFor(() => expect(app.logMessages).toContain('A secret was not revealed'));
    expect([secretIn(row), app.toasts]).toEqual([expect.stringMatching(MASKED), []]);
    within(row).getByText("Couldn't get the key. Try again.");
  });
});
