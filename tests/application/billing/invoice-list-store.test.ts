import { describe, expect, it } from 'vitest';
import { invoiceListStore } from '#src/application/billing/invoice-list-store.ts';
import type { InvoiceFile, IssuedInvoice, IssuedInvoiceId } from '#src/domain/billing/invoice.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

const bytes = new TextEncoder().encode('%PDF-1.4');
const file: InvoiceFile = { fileName: '../7.pdf', mediaType: 'application/pdf', bytes };

async function open(scenario: ScenarioName = 'active-customer') {
  const files = new DeferredCalls<IssuedInvoiceId, InvoiceFile>();
  app = new TestApp({
    scenario,
    overrideGateways: { billing: { invoiceFile: (id) => files.send(id) } },
  });
  const store = (await app.account()).get(invoiceListStore);
  await flush();
  const stop = store.start();
  await flush();
  return { files, store, stop };
}

const invoice = (store: { readonly invoices: { readonly items: readonly IssuedInvoice[] } }, index = 0) =>
  store.invoices.items[index]!;

describe('the list of invoices', () => {
  it('grows by pages, and is refetched on return until it is closed', async () => {
    const { store, stop } = await open('pending-invoices');
    await store.invoices.loadMore();
    expect(store.invoices.items.length).toBeGreaterThan(10);
    expect(invoice(store).status).toBe('open');
    const { token } = app.session.getSession()!;
    const url = app.provider.billing.invoices(token).data.item.url!;
    app.provider.checkout.settle(url.split('/').at(-1)!, 'paid');
    stop();
    app.returnToPage();
    await flush();
    expect(invoice(store).status).toBe('open');
    const stopAgain = store.start();
    await flush();
    expect(invoice(store).status).toBe('paid');
    stopAgain();
  });
});

describe('the file of an invoice', () => {
  it('is saved under a safe name, after one call', async () => {
    const { files, store } = await open();
    const { id, number } = invoice(store);
    void store.download({ id, number });
    void store.download({ id, number });
    expect([files.sent, store.isDownloading(id)]).toEqual([[id], true]);
    await files.resolve(0, file);
    expect([app.savedBytes, store.isDownloading(id)]).toEqual([
      [{ name: '7.pdf', mediaType: 'application/pdf', bytes }],
      false,
    ]);
  });

  it('comes for two invoices at once', async () => {
    const { files, store } = await open();
    void store.download(invoice(store, 0));
    void store.download(invoice(store, 1));
    await files.resolve(1, { ...file, fileName: '', mediaType: 'text/html' });
    expect([store.isDownloading(invoice(store, 0).id), store.isDownloading(invoice(store, 1).id)]).toEqual([
      true,
      false,
    ]);
    const name = `invoice-${invoice(store, 1).number}.bin`;
    expect(app.savedBytes).toEqual([{ name, mediaType: 'application/octet-stream', bytes }]);
  });

  it('reports a failure and can be tried again', async () => {
    const { files, store } = await open();
    void store.download(invoice(store));
    await files.reject(0, unexpected(500, { message: 'Down for a while.' }));
    expect([app.toasts, app.savedBytes]).toEqual([['error: Down for a while.'], []]);
    void store.download(invoice(store));
    await files.resolve(1, file);
    expect(app.savedBytes).toHaveLength(1);
  });

  it('is not saved for the next customer', async () => {
    const { files, store } = await open();
    void store.download(invoice(store));
    app.session.logOut();
    await files.resolve(0, file);
    expect(app.savedBytes).toEqual([]);
  });
});
