import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from '#tests/support/user-event.ts';
import type { Cursor } from '#src/domain/shared/page.ts';
import { ok } from '#src/domain/shared/result.ts';
import { button, choice, goTo, opener, openLogs, query, rows, shown, table } from './logs-screen.tsx';

afterEach(() => page.viewport(1280, 800));

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const cells = (rowIndex: number) => [...(rows()[rowIndex]?.children ?? [])].map(({ textContent }) => textContent);
const rowIndexes = () => rows().map((row) => Number(row.getAttribute('aria-rowindex')));

describe('the callback logs', () => {
  it('have a row for each callback, and show how many are loaded', async () => {
    await openLogs('#webhooks');
    await shown('Showing 20 callbacks');
    expect(heads()).toEqual(['Time', 'Event', 'Status', 'Blockchain', 'Network', 'Product']);
    expect(cells(0)[0]).toMatch(/^21 Nov 2026, \d\d:\d\d:\d\d UTC$/);
    const log = await table();
    expect([log.getAttribute('aria-rowcount'), rows()[0]?.getAttribute('aria-rowindex')]).toEqual(['-1', '2']);
    expect(log.getBoundingClientRect().height).toBe(530);
  });

  it('load more on the way down, and keep few rows in the page', async () => {
    await openLogs('#webhooks');
    await shown('Showing 20 callbacks');
    const log = await table();
    for (let shownRows = 30; shownRows <= 60; shownRows += 10) {
      log.scrollTop = log.scrollHeight;
      await shown(new RegExp(`^Showing ${shownRows} callbacks`));
    }
    expect(screen.getAllByRole('row').length).toBeLessThan(50);
    log.scrollTop = 0;
    await waitFor(() => expect(rows().map((row) => row.getAttribute('aria-rowindex'))).toContain('2'));
  });

  it('of ten thousand rows are as few in the page, wherever one is', async () => {
    await openLogs('#webhooks', (logs) => ({
      callbackLogs: async (...args) => {
        const result = await logs.callbackLogs(...args);
        if (!result.ok) return result;
        const [first] = result.value.items;
        return ok({ items: Array.from({ length: 10_000 }, (_, nth) => ({ ...first!, id: `c${nth}` })) });
      },
    }));
    await shown('Showing all 10,000 callbacks');
    const log = await table();
    expect(log.getAttribute('aria-rowcount')).toBe('10001');
    for (const part of [0.2, 0.5, 0.9, 1]) {
      log.scrollTop = part * log.scrollHeight;
      const wanted = Math.round(part * 9_980);
      await waitFor(() => expect(rowIndexes().some((rowIndex) => Math.abs(rowIndex - wanted) < 30)).toBe(true));
      expect(rowIndexes().length).toBeLessThan(50);
    }
    expect(rowIndexes()).toContain(10_001);
  });

  it('end after ten thousand rows, and say how to see older ones', async () => {
    await openLogs('#webhooks', (logs) => ({
      callbackLogs: async (...args) => {
        const result = await logs.callbackLogs(...args);
        if (!result.ok) return result;
        const [first] = result.value.items;
        const items = Array.from({ length: 10_000 }, (_, nth) => ({ ...first!, id: `c${nth}` }));
        return ok({ items, next: 'older' as Cursor });
      },
    }));
    const [announced, footer] = await screen.findAllByText(
      'Showing the first 10,000 entries. Narrow the filters to find older ones.',
    );
    expect([announced?.getAttribute('role'), footer?.className]).toEqual(['status', 'num']);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('can be walked through by keyboard, with one stop of the Tab key', async () => {
    await openLogs('#webhooks');
    await shown('Showing 20 callbacks');
    opener(0).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toBe(opener(2)));
    expect(screen.getAllByRole('row').filter((row) => row.querySelector('[tabindex="0"]'))).toHaveLength(1);
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex')).toBe('21'),
    );
    expect(document.activeElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      (await table()).getBoundingClientRect().bottom,
    );
    await userEvent.keyboard('{Home}{Enter}');
    const detail = await screen.findByRole('dialog');
    expect(query().get('entry')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(detail.isConnected).toBe(false));
    await waitFor(() => expect([query().get('entry'), document.activeElement]).toEqual([null, opener(0)]));
  });

  it('stay in use beside an open entry: another row, the arrows, and Escape from the row', async () => {
    await openLogs('#webhooks');
    await shown('Showing 20 callbacks');
    const idOf = (rowIndex: number) => opener(rowIndex).id.split('-').at(-1);
    await userEvent.click(opener(0));
    const detail = await screen.findByRole('dialog');
    expect([detail.getAttribute('aria-modal'), document.activeElement]).toEqual([null, opener(0)]);
    await userEvent.click(opener(2));
    await waitFor(() => expect([query().get('entry'), document.activeElement]).toEqual([idOf(2), opener(2)]));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(query().get('entry')).toBe(idOf(3)));
    expect([screen.getByRole('dialog'), document.activeElement]).toEqual([detail, opener(3)]);
    // Enter leads into it, and Escape back to the row that it shows by then.
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(within(detail).getByRole('button', { name: 'Close' })));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(query().get('entry')).toBe(idOf(4)));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, opener(4)]));
  });

  it('show an entry in a modal dialog on a phone', async () => {
    await page.viewport(390, 844);
    await openLogs('#webhooks');
    await shown('Showing 20 callbacks');
    await userEvent.click(opener(0));
    expect((await screen.findByRole('dialog')).getAttribute('aria-modal')).toBe('true');
  });

  it('are filtered by the selection, which is part of the URL', async () => {
    await openLogs('#webhooks');
    await shown('Showing 20 callbacks');
    expect(choice('Network').disabled).toBe(true);
    await userEvent.selectOptions(choice('Blockchain'), 'Tron');
    await waitFor(() => expect(choice('Network').disabled).toBe(false));
    await userEvent.selectOptions(choice('Network'), 'Nile');
    await userEvent.selectOptions(choice('Status'), 'Success');
    await waitFor(() => expect(window.location.search).toBe('?blockchain=tron&network=nile&status=success'));
    await waitFor(() => expect(cells(0).slice(2, 5)).toEqual(['Success', 'Tron', 'Tron Nile']));
    await userEvent.selectOptions(choice('Blockchain'), 'Bitcoin');
    await waitFor(() => expect(window.location.search).toBe('?blockchain=bitcoin&status=success'));
    await userEvent.click(button('Clear filters'));
    await waitFor(() => expect([window.location.search, window.location.hash]).toEqual(['', '#webhooks']));
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  it('keep an open entry open when a filter of its URL is not offered', async () => {
    await openLogs('#webhooks');
    await shown('Showing 20 callbacks');
    await userEvent.click(opener(2));
    const detail = await screen.findByRole('dialog');
    const entry = query().get('entry');
    goTo(`/usage?${new URLSearchParams({ product: 'NO_SUCH', entry: entry! }).toString()}#webhooks`);
    await waitFor(() => expect(query().get('product')).toBeNull());
    expect([query().get('entry'), screen.getByRole('dialog')]).toEqual([entry, detail]);
  });

  it('show a dash, with text for screen readers, when a callback has no blockchain', async () => {
    await openLogs('#webhooks', (logs) => ({
      callbackLogs: async (...args) => {
        const result = await logs.callbackLogs(...args);
        if (!result.ok) return result;
        const [first] = result.value.items;
        return ok({ items: [{ ...first!, blockchain: '', network: '', product: '', json: '{}' }] });
      },
    }));
    await shown('Showing 1 callback');
    expect(cells(0).slice(3)).toEqual(['–None', ' –None', '–None']);
    await userEvent.click(opener(0));
    const facts = within(await screen.findByRole('dialog')).getAllByRole('term');
    expect(facts.map(({ textContent }) => textContent)).toEqual(['Time', 'Callback ID']);
  });

  it('follow what happens without moving what is being read', async () => {
    const app = await openLogs('#webhooks');
    await shown('Showing 20 callbacks');
    await userEvent.click(button('Live'));
    const log = await table();
    log.scrollTop = 180;
    const top = () => document.elementFromPoint(400, log.getBoundingClientRect().top + 60)?.closest('[role=row]');
    await waitFor(() => expect(top()?.getAttribute('aria-rowindex')).toBeTruthy());
    const [read, rowIndex] = [top()?.textContent, Number(top()?.getAttribute('aria-rowindex'))];
    app.clock.advance(61_000);
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(180));
    await waitFor(() => expect(top()?.textContent).toBe(read));
    expect(Number(top()?.getAttribute('aria-rowindex'))).toBeGreaterThan(rowIndex);
  });

  it('format time as selected, in both tabs', async () => {
    const app = await openLogs('#webhooks');
    await shown('Showing 20 callbacks');
    await userEvent.click(screen.getByRole('radio', { name: 'Relative' }));
    await waitFor(() => expect(cells(0)[0]).toMatch(/^(Now|\d+ minutes? ago)$/));
    app.clock.advance(3600_000);
    await waitFor(() => expect(cells(0)[0]).toBe('1 hour ago'));
    await userEvent.click(screen.getByRole('tab', { name: 'API calls' }));
    await waitFor(() => expect(cells(0)[0]).toMatch(/ago$|^Now$/));
  });
});
