import { describe, expect, it } from 'vitest';
import type { IssuedInvoiceId } from '#src/domain/billing/invoice.ts';
import type { Cursor } from '#src/domain/shared/page.ts';
import { BROKEN, openWire } from '#tests/wire/open-wire.ts';

const wire = openWire();

describe('GET /api/invoices', () => {
  const sent = {
    ...{ id: 7, number: 'INV-7', issuedTimestamp: 1_795_176_000, amount: 205.02, currency: 'EUR', status: 'paid' },
    ...{ periodStart: '2026-10-21T00:00:00Z', periodEnd: 1_795_132_799_000 },
  };
  const read = (data: unknown, after?: Cursor) => {
    wire.server.respondWithJson({ data });
    return wire.gateways.billing.listInvoices(after);
  };

  it('asks for a page by its offset', async () => {
    await read({ items: [] }, '20' as Cursor);
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/invoices?limit=10&offset=20', '']);
  });

  it('reads an invoice, with its amount in hundredths', async () => {
    const invoice = {
      ...{ id: '7', number: 'INV-7', issuedAt: 1_795_176_000_000, amount: 20_502, currency: 'EUR', status: 'paid' },
      ...{ periodStart: Date.UTC(2026, 9, 21), periodEnd: 1_795_132_799_000 },
    };
    expect(await read({ items: [sent], hasMore: false })).toEqual({ ok: true, value: { items: [invoice] } });
  });

  it('reads the thousandths of a dinar', async () => {
    const result = await read({ items: [{ ...sent, amount: '1.125', currency: 'KWD' }] });
    expect(result.ok && result.value.items[0]?.amount).toBe(112.5);
  });

  it('reads an invoice of which only the id is known', async () => {
    const invoice = {
      ...{ id: '7', number: '7', issuedAt: null, amount: null, currency: 'USD', status: '' },
      ...{ periodStart: null, periodEnd: null },
    };
    expect(await read({ items: [{ id: 7 }] })).toEqual({ ok: true, value: { items: [invoice] } });
  });

  const full = Array.from({ length: 10 }, (_, index) => ({ id: index + 1 }));
  it.each([
    ['hasMore is true', { items: [sent, { ...sent, id: 6 }], hasMore: true }, '1'],
    ['hasMore is false', { items: full, hasMore: false }, undefined],
    ['a full page does not say', { items: full }, '9'],
    ['a page that is not full does not say', { items: [sent] }, undefined],
    ['a later page claims more without a new row', { items: [sent], hasMore: true }, undefined, '4'],
    ['an empty page claims more', { items: [], hasMore: true }, undefined],
  ])('has a next page or none where %s', async (_, data, next, after?: string) => {
    const result = await read(data, after as Cursor | undefined);
    expect(result.ok && result.value.next).toBe(next);
  });

  it.each([
    ['no list', {}],
    ['an invoice without an id', { items: [{ number: 'INV-7' }] }],
    ['a currency in an amount', { items: [{ ...sent, amount: '$205' }] }],
    ['a number for a status', { items: [{ ...sent, status: 1 }] }],
  ])('treats %s as a broken response', async (_, data) => {
    expect(await read(data)).toEqual(BROKEN);
  });
});

describe('GET /api/invoices/{id}/file', () => {
  const id = 'in/7' as IssuedInvoiceId;
  const read = (item: unknown) => {
    wire.server.respondWithJson({ data: { item } });
    return wire.gateways.billing.invoiceFile(id);
  };

  it('sends the id in the path', async () => {
    await read({ content: 'JVBERi0=' });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/invoices/in%2F7/file', '']);
  });

  it('reads the bytes, and the label as it is sent', async () => {
    const label = { fileName: '../7.pdf', mediaType: 'text/html' };
    const bytes = Uint8Array.of(0x25, 0x50, 0x44, 0x46, 0x00, 0xff);
    expect(await read({ ...label, content: 'JVBERgD/' })).toEqual({ ok: true, value: { ...label, bytes } });
  });

  it.each([
    ['no content', { fileName: '7.pdf' }],
    ['an empty content', { content: '' }],
    ['a content that is no base64', { content: '%PDF-1.4' }],
    ['base64 that is cut off', { content: 'JVBER' }],
    ['no item', null],
  ])('treats %s as a broken response', async (_, item) => {
    expect(await read(item)).toEqual(BROKEN);
  });
});
