import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from '#tests/support/user-event.ts';
import { ok } from '#src/domain/shared/result.ts';
import { button, choice, goTo, opener, openLogs, query, rows, shown } from './logs-screen.tsx';

afterEach(() => page.viewport(1280, 800));

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const cells = (index: number) => [...(rows()[index]?.children ?? [])].map(({ textContent }) => textContent);

describe('the API calls', () => {
  it('have every column of the specification', async () => {
    await openLogs('#api-request');
    await shown('Showing 20 calls');
    expect(heads()).toEqual(['Time', 'Request ID', 'Status', 'Notification', 'Credits', 'Duration (ms)', 'Payload']);
    expect(cells(0).slice(1)).toEqual([
      expect.stringMatching(/^[0-9a-f]{8}…[0-9a-f]{4}$/),
      expect.stringMatching(/^Status \d{3}\d{3}$/),
      expect.stringMatching(/^[A-Z].* (GET|POST) \/\S+$/),
      expect.stringMatching(/^\d+$/),
      expect.stringMatching(/^[\d,]+[\d,]+ ms$/),
      'RequestResponse',
    ]);
  });

  it('lead from one that was rejected to the API reference', async () => {
    await openLogs('#api-request');
    await shown('Showing 20 calls');
    const at = rows().findIndex((row) => /Status 4\d\d/.test(row.textContent));
    await userEvent.click(screen.getAllByRole('button', { name: /^View response/ })[at]!);
    const detail = within(await screen.findByRole('dialog'));
    expect(detail.getByRole('link', { name: /^Read the API reference/ }).getAttribute('href')).toContain(
      'api-reference',
    );
  });

  it('show what was sent and what came back, and copy both', async () => {
    const app = await openLogs('#api-request');
    await shown('Showing 20 calls');
    const [view] = screen.getAllByRole('button', { name: /^View request/ });
    await userEvent.click(view!);
    const detail = within(await screen.findByRole('dialog'));
    expect(detail.getByRole('tab', { name: 'Request' }).getAttribute('aria-selected')).toBe('true');
    await detail.findByRole('tree', { name: 'Request' });
    await userEvent.click(detail.getByRole('button', { name: 'Copy as curl' }));
    await userEvent.click(detail.getByRole('button', { name: 'Copy as code in another language' }));
    await userEvent.click(await detail.findByRole('menuitem', { name: 'Copy as Python' }));
    await waitFor(() => expect(app.copied.pop()).toMatch(/^import os/));
    await userEvent.click(detail.getByRole('tab', { name: 'Response' }));
    await detail.findByRole('tree', { name: 'Response' });
    await userEvent.click(detail.getByRole('button', { name: /^Copy: / }));
    await userEvent.click(detail.getByRole('button', { name: 'Copy link to this entry' }));
    await waitFor(() => expect(app.copied).toHaveLength(3));
    expect(app.copied[0]).toMatch(/^curl.*x-api-key: \$API_KEY/s);
    expect(JSON.parse(app.copied[1]!)).toHaveProperty('statusCode');
    expect(app.copied[2]).toBe(window.location.href);
    await userEvent.click(detail.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement).toBe(view));
  });

  it('open at a linked entry, which Back and "Show latest" leave', async () => {
    await openLogs('#api-request');
    await shown('Showing 20 calls');
    const pushed = vi.spyOn(history, 'pushState');
    await userEvent.click(opener(15));
    await screen.findByRole('dialog');
    expect(pushed).toHaveBeenCalledTimes(1);
    pushed.mockRestore();
    const [entry, url] = [query().get('entry'), window.location.href];
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener(15)));
    await userEvent.selectOptions(choice('API key'), choice('API key').options[1]!.value);
    await waitFor(() => expect(query().get('key')).not.toBeNull());
    goTo(url);
    await screen.findByRole('dialog');
    await shown('Showing the shared entry and older ones.');
    await waitFor(() => expect(rows()[0]?.getAttribute('aria-current')).toBe('true'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect([query().get('entry'), entry === null]).toEqual([null, false]));
    await userEvent.click(button('Jump to latest'));
    await waitFor(() => expect(screen.queryByText('Showing the shared entry and older ones.')).toBeNull());
  });

  it('are exported with a note on what the export covers', async () => {
    const app = await openLogs('#api-request');
    await shown('Showing 20 calls');
    await userEvent.click(button('Export'));
    await shown('20 loaded rows. Load more to export more.');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'As CSV' }));
    await waitFor(() =>
      expect(app.savedFiles.map(({ name }) => name)).toEqual(['api-calls-part-20-20261121-0900.csv']),
    );
    expect(app.savedFiles[0]?.text.split('\r\n')).toHaveLength(22);
  });

  it('are cards of one height on a phone, none of them cut off', async () => {
    await page.viewport(390, 844);
    await openLogs('#api-request');
    await shown('Showing 20 calls');
    expect(new Set(rows().map((row) => row.offsetHeight))).toEqual(new Set([72]));
    expect(document.documentElement.scrollWidth).toBe(390);
    await userEvent.click(opener(1));
    const detail = await screen.findByRole('dialog');
    await waitFor(() => expect(detail.getBoundingClientRect()).toMatchObject({ width: 390, height: 844 }));
  });

  it('are narrowed to a key without a name by what is sent for it', async () => {
    await openLogs('#api-request', () => ({
      requestKeys: () => Promise.resolve(ok([{ value: 'key-9', name: '' }])),
    }));
    await waitFor(() =>
      expect([...choice('API key').options].map(({ textContent }) => textContent)).toEqual(['All API keys', 'key-9']),
    );
  });

  it('are filtered among the loaded ones by status, text and time, which the footer says', async () => {
    await openLogs('#api-request');
    await shown('Showing 20 calls');
    const [id] = rows().map((row) => row.querySelector('[title]:not(time)')?.getAttribute('title'));
    await userEvent.fill(screen.getByRole('textbox', { name: 'ID, operation or path' }), id!);
    await userEvent.selectOptions(choice('Time range'), 'Last hour');
    await screen.findAllByText('1 of 20 loaded calls shown. Filters apply to loaded calls only.');
    expect([query().get('search'), query().get('within')]).toEqual([id, 'hour']);
    await userEvent.selectOptions(choice('Status'), '5xx server error');
    await screen.findByRole('heading', { name: 'No matches yet' });
    const area = within(
      screen.getByRole('heading', { name: 'No matches yet' }).closest<HTMLElement>('[data-slot~=state]')!,
    );
    await userEvent.click(area.getByRole('button', { name: 'Load more' }));
    await screen.findAllByText('0 of 30 loaded calls shown. Filters apply to loaded calls only.');
    await userEvent.click(area.getByRole('button', { name: 'Clear filters' }));
    await shown('Showing 30 calls');
    expect(window.location.search).toBe('');
  });

  it('report that there are none', async () => {
    await openLogs('#api-request', undefined, 'free-plan');
    await screen.findByRole('heading', { name: 'No API calls yet' });
    await userEvent.click(button('Export'));
    await shown('Nothing to export.');
    expect(screen.queryByRole('menuitem')).toBeNull();
  });
});
