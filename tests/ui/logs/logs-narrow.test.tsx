import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, choice, openLogs, query, rows, shown, table } from './logs-screen.tsx';

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
    await userEvent.click(screen.getByRole('menuitem', { name: 'Load up to 1,000 rows as CSV' }));
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
      await userEvent.click(screen.getByRole('menuitem', { name: 'Save or delete views…' }));
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
    await userEvent.click(screen.getByRole('menuitem', { name: 'Failures' }));
    await waitFor(() => expect(query().get('status')).toBe('failed'));
    const again = await manage();
    await userEvent.click(again.getByRole('button', { name: 'Delete Failures' }));
    await waitFor(() => expect(again.queryByText('Failures')).toBeNull());
  });
});
