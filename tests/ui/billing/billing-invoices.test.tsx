import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from '#tests/support/user-event.ts';
import type { IssuedInvoice, IssuedInvoiceId } from '#src/domain/billing/invoice.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import type { Cursor } from '#src/domain/shared/page.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { button, openBilling } from './billing-screen.ts';

const card = () => screen.findByRole('region', { name: 'Invoices' });
afterEach(() => page.viewport(1280, 800));

function invoice(number: string, changes: Partial<IssuedInvoice> = {}): IssuedInvoice {
  return {
    ...{ id: `id-${number}` as IssuedInvoiceId, number, issuedAt: Date.UTC(2026, 9, 31), amount: 20_502 },
    ...{ currency: 'USD', status: 'paid', periodStart: Date.UTC(2026, 9, 1), periodEnd: Date.UTC(2026, 9, 30) },
    ...changes,
  };
}

const withInvoices =
  (...items: readonly IssuedInvoice[]) =>
  () => ({
    listInvoices: () => Promise.resolve(ok({ items })),
  });

/** Without the hidden words of the actions. */
async function rowsOfInvoices(): Promise<readonly (readonly string[])[]> {
  const region = await card();
  await within(region).findAllByRole('row');
  return [...region.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).slice(0, 5),
  );
}

describe('the invoices', () => {
  it('show what was billed when, and whether it is paid', async () => {
    const credited = { status: 'uncollectible', amount: 990, currency: 'EUR', periodStart: null };
    const bare = { issuedAt: null, amount: null, periodStart: null, periodEnd: null, status: '' };
    await openBilling(
      '/billing',
      withInvoices(
        invoice('A-4', { status: 'open' }),
        invoice('A-3'),
        invoice('A-2', { status: 'void' }),
        invoice('A-1', credited),
        invoice('A-0', bare),
      ),
    );
    expect(await rowsOfInvoices()).toEqual([
      ['A-4', 'October 31, 2026', 'October 1, 2026 – October 30, 2026', 'Unpaid', '$205.02'],
      ['A-3', 'October 31, 2026', 'October 1, 2026 – October 30, 2026', 'Paid', '$205.02'],
      ['A-2', 'October 31, 2026', 'October 1, 2026 – October 30, 2026', 'Void', '$205.02'],
      ['A-1', 'October 31, 2026', 'October 30, 2026', 'uncollectible', '€9.90'],
      ['A-0', '–None', '–None', '–None', '–None'],
    ]);
    screen.getByText('Showing all 5 invoices');
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('load more until the last page', async () => {
    await openBilling('/billing', () => ({
      listInvoices: (after) =>
        Promise.resolve(ok({ items: [invoice(after ? 'B' : 'A')], ...(!after && { next: '1' as Cursor }) })),
    }));
    await screen.findByText('Showing 1 invoice');
    await userEvent.click(button('Load more'));
    await screen.findByText('Showing all 2 invoices');
    expect((await rowsOfInvoices()).map(([number]) => number)).toEqual(['A', 'B']);
  });

  it('are downloaded one by one, under the number that the button names', async () => {
    const app = await openBilling('/billing');
    const [newest = []] = await rowsOfInvoices();
    await userEvent.click(button(`Download invoice ${newest[0]}`));
    await waitFor(() => expect(app.savedBytes.map(({ name }) => name)).toEqual([`invoice-${newest[0]}.pdf`]));
  });

  it('report a failed download, and the button is there again', async () => {
    const failing = { invoiceFile: () => Promise.resolve(fail(unexpected(500, { message: 'Down for a while.' }))) };
    const app = await openBilling('/billing', () => ({ ...withInvoices(invoice('A-1'))(), ...failing }));
    await userEvent.click(await screen.findByRole('button', { name: 'Download invoice A-1' }));
    await screen.findByText('Down for a while.');
    expect(app.savedBytes).toEqual([]);
    expect(button('Download invoice A-1').getAttribute('aria-busy')).toBeNull();
  });
});
