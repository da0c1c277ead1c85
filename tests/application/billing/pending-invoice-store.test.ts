import { describe, expect, it } from 'vitest';
import { pendingInvoiceStore } from '#src/application/billing/pending-invoice-store.ts';
import { billingMessages } from '#src/application/i18n/en/billing.ts';
import { plansMessages } from '#src/application/i18n/en/plans.ts';
import type { PendingInvoice } from '#src/domain/billing/invoice.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

const url = 'https://pay.example/invoice/7';

async function open() {
  const calls = new DeferredCalls<void, PendingInvoice>();
  app = new TestApp({
    scenario: 'suspended',
    overrideGateways: { billing: { invoices: (signal) => calls.send(undefined, signal) } },
  });
  app.i18n.add({ ...billingMessages, ...plansMessages });
  const { subscription, get } = await app.account();
  const pendingInvoice = get(pendingInvoiceStore);
  await flush();
  return { calls, store: pendingInvoice, subscription };
}

describe('the pending invoice', () => {
  it('is requested once and redirects the browser', async () => {
    const { calls, store } = await open();
    void store.open();
    void store.open();
    expect([calls.count, store.isOpening]).toEqual([1, true]);
    await calls.resolve(0, { isSingle: true, url });
    expect([app.leftFor, app.openedUrls, app.toasts]).toEqual([[url], [], []]);
    // The device of the test leaves at once; a page that is brought back must not stay busy.
    expect(store.isOpening).toBe(false);
  });

  it.each([
    { invoice: { isSingle: false, url }, others: { kind: 'several', url } },
    { invoice: { isSingle: false, url: null }, others: { kind: 'several', url: null } },
    { invoice: { isSingle: false, url: '' }, others: { kind: 'several', url: null } },
    { invoice: { isSingle: true, url: null }, others: { kind: 'no-url', url: null } },
  ])('is not opened when there is no single one: $invoice leaves $others', async ({ invoice, others }) => {
    const { calls, store } = await open();
    void store.open();
    await calls.resolve(0, invoice);
    expect([store.others, store.isOpening]).toEqual([others, false]);
    expect([app.leftFor, app.toasts]).toEqual([[], []]);
    store.openAll();
    expect(app.openedUrls).toEqual(others.url === null ? [] : [url]);
    void store.open();
    expect(store.others).toBeNull();
  });

  it('leaves nothing of a visit for the next one', async () => {
    const { calls, store } = await open();
    const leave = store.start();
    void store.open();
    await calls.reject(0, unreachable());
    expect(store.failure).not.toBeNull();
    leave();
    expect([store.failure, store.others]).toEqual([null, null]);
  });

  it('is reported as not found when nothing is pending any more', async () => {
    const { calls, store, subscription } = await open();
    const { token } = app.session.getSession()!;
    const invoice = app.provider.billing.invoices(token).data.item.url!;
    app.provider.checkout.settle(invoice.split('/').at(-1)!, 'paid');
    void store.open();
    await calls.resolve(0, { isSingle: false, url: null });
    expect([store.others, store.isOpening]).toEqual([null, false]);
    expect(app.toasts).toEqual([expect.stringContaining("info: We couldn't find an invoice")]);
    expect(subscription.current.value?.hasPendingInvoices).toBe(false);
  });

  it('is not listed when its host is not trusted', async () => {
    const { calls, store } = await open();
    app.blocksUrls = true;
    void store.open();
    await calls.resolve(0, { isSingle: false, url });
    store.openAll();
    expect([app.openedUrls, app.toasts]).toEqual([[], [expect.stringContaining('error: We blocked this link')]]);
  });

  it('reports a failed load and can be retried', async () => {
    const { calls, store } = await open();
    void store.open();
    await calls.reject(0, unreachable());
    expect([app.toasts, store.isOpening, store.failure?.kind]).toEqual([[], false, 'unreachable']);
    void store.open();
    expect(calls.count).toBe(2);
  });

  it('shows nothing to the next user after a log-out', async () => {
    const invoices = new DeferredCalls<void, PendingInvoice>();
    const subscriptions = new DeferredCalls<void, never>();
    app = new TestApp({
      scenario: 'active-customer',
      overrideGateways: {
        billing: {
          invoices: (signal) => invoices.send(undefined, signal),
          currentSubscription: (signal) => subscriptions.send(undefined, signal),
        },
      },
    });
    app.i18n.add({ ...billingMessages, ...plansMessages });
    const store = (await app.account()).get(pendingInvoiceStore);
    void store.open();
    await invoices.resolve(0, { isSingle: false, url });
    app.session.logOut();
    await subscriptions.reject(subscriptions.count - 1);
    expect([app.toasts, store.others, store.isOpening]).toEqual([[], null, false]);
  });

  it('does not redirect a user who has logged out in the meantime', async () => {
    const { calls, store } = await open();
    void store.open();
    app.session.logOut();
    await calls.resolve(0, { isSingle: true, url });
    expect([app.leftFor, app.toasts]).toEqual([[], []]);
  });
});
