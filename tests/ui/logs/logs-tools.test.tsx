import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from '#tests/support/user-event.ts';
import { ok } from '#src/domain/shared/result.ts';
import { button, choice, opener, openLogs, query, rows, shown, table } from './logs-screen.tsx';

afterEach(() => page.viewport(1280, 800));

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('a log in a narrow window', () => {
  it.each([
    { hash: '#webhooks', width: 768, columns: ['Time', 'Event', 'Status', 'Blockchain'] },
    { hash: '#webhooks', width: 620, columns: ['Time', 'Event', 'Status'] },
    { hash: '#api-request', width: 768, columns: ['Time', 'Status', 'Notification', 'Duration (ms)', 'Payload'] },
    { hash: '#api-request', width: 620, columns: ['Time', 'Status', 'Notification'] },
  ])('of $width pixels at $hash has the columns $columns, and scrolls nowhere', async ({ hash, width, columns }) => {
    await page.viewport(width, 900);
    await openLogs(hash);
    await shown(/^Showing 20 /);
    expect(heads()).toEqual(columns);
    const log = await table();
    expect(log.scrollWidth).toBe(log.clientWidth);
  });

  it('on a phone has its filters behind one button, which counts them', async () => {
    await page.viewport(390, 844);
    await openLogs('#webhooks');
    await shown('Showing 20 callbacks');
    expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.click(button('Filters'));
    await userEvent.selectOptions(choice('Status'), 'Failed');
    await waitFor(() => expect(query().get('status')).toBe('failed'));
    expect(button('Filters (1)').getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(button('Filters (1)'));
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('a log that is followed', () => {
  it('shows when it was last updated, and marks what has just come', async () => {
    const app = await openLogs('#webhooks');
    await shown('Showing 20 callbacks');
    await userEvent.click(button('Live'));
    await shown(/^Updated \d s ago$/);
    app.clock.advance(61_000);
    await waitFor(() => expect(rows()[0]?.className).toContain('isNew'));
    expect(rows().at(-1)?.className).not.toContain('isNew');
  });

  it('is loaded on for an export, with a way to stop', async () => {
    const app = await openLogs('#webhooks');
    await shown('Showing 20 callbacks');
    await userEvent.click(button('Export'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export up to 1,000 rows as CSV' }));
    await waitFor(() => expect(app.savedFiles).toHaveLength(1));
    await shown('Showing 1,000 callbacks');
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  });
});

describe('saved views', () => {
  it('name the filters, bring them back and are deleted', async () => {
    await openLogs('?status=failed#webhooks');
    await screen.findAllByText(/^Showing /);
    const manage = async () => {
      await userEvent.click(button('Saved views'));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Save or delete views…' }));
      return within(await screen.findByRole('dialog'));
    };
    const dialog = await manage();
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await shown('Enter a name.');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Failures{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(button('Clear filters'));
    await waitFor(() => expect(query().get('status')).toBeNull());
    await userEvent.click(button('Saved views'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Failures' }));
    await waitFor(() => expect(query().get('status')).toBe('failed'));
    const again = await manage();
    await userEvent.click(again.getByRole('button', { name: 'Delete Failures' }));
    await waitFor(() => expect(again.queryByText('Failures')).toBeNull());
  });
});

describe('the API calls', () => {
  it('lead from the open entry to the one below and above, by button and by key', async () => {
    const app = await openLogs('?within=week#api-request');
    await screen.findAllByText('10 of 10 loaded calls shown. Filters apply to loaded calls only.');
    await userEvent.click(opener(8));
    const detail = within(await screen.findByRole('dialog'));
    const entry = () => query().get('entry');
    const eighth = entry();
    await userEvent.click(detail.getByRole('button', { name: 'Older entry' }));
    await waitFor(() => expect(entry()).not.toBe(eighth));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await detail.findByText('Entry 11 of 20');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await userEvent.click(detail.getByRole('button', { name: 'Newer entry' }));
    await waitFor(() => expect(entry()).toBe(eighth));
    await userEvent.click(detail.getByRole('button', { name: 'Close' }));
    await userEvent.click(button('Copy link to this view'));
    await waitFor(() => expect(app.copied).toEqual([window.location.href]));
    expect(app.copied[0]).toMatch(/\?within=week#api-request$/);
  });

  it('are narrowed to a stretch of time in the strip above, and widened again', async () => {
    await openLogs('#api-request');
    await shown('Showing 20 calls');
    const strip = screen.getByRole('slider', { name: 'Last 20 calls' });
    strip.focus();
    await userEvent.keyboard('{End}{Enter}');
    await screen.findAllByText(/^\d of 20 loaded calls shown\./);
    expect(query().get('between')).toMatch(/^\d+-\d+$/);
    expect(strip.getAttribute('aria-label')).toBe('Last 20 calls');
    expect(screen.getByText('p95').nextElementSibling?.textContent).toMatch(/ ms$/);
    await userEvent.click(button('Show all'));
    await shown('Showing 20 calls');
    expect(query().get('between')).toBeNull();
  });
});

describe('the detail of a callback', () => {
  it('reports what went wrong first, and then shows the facts to correlate it with', async () => {
    const json = JSON.stringify({ url: 'https://shop.example/hook', attempts: 5, responseStatusCode: 401 });
    await openLogs('#webhooks', (logs) => ({
      callbackLogs: async (...args) => {
        const result = await logs.callbackLogs(...args);
        return result.ok ? ok({ items: result.value.items.map((row) => ({ ...row, success: false, json })) }) : result;
      },
    }));
    await shown('Showing all 10 callbacks');
    await userEvent.click(opener(0));
    const detail = within(await screen.findByRole('dialog'));
    detail.getByText('Your server responded with 401 Unauthorized.');
    const facts = detail.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts.slice(0, 3)).toEqual(['https://shop.example/hook', '401 Unauthorized', '5']);
  });
});

describe('the filters of the callbacks', () => {
  it('have none without a choice, nor a network where the blockchain has none', async () => {
    await openLogs('#webhooks', (logs) => ({
      callbackFilterOptions: async (signal) => {
        const result = await logs.callbackFilterOptions(signal);
        if (!result.ok) return result;
        const { blockchains, ...rest } = result.value;
        return ok({ ...rest, products: [], blockchains: [...blockchains, 'lonely'] });
      },
    }));
    await waitFor(() => expect(choice('Network').disabled).toBe(true));
    expect(screen.queryByRole('combobox', { name: 'Product' })).toBeNull();
    await userEvent.selectOptions(choice('Blockchain'), 'lonely');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Network' })).toBeNull());
    await userEvent.selectOptions(choice('Blockchain'), 'ethereum');
    await waitFor(() => expect(choice('Network').options.length).toBeGreaterThan(1));
  });
});
