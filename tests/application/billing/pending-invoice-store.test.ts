import { afterEach, describe, expect, it } from 'vitest';
import { billingTexts } from '#src/application/i18n/en/billing.ts';
import { plansTexts } from '#src/application/i18n/en/plans.ts';
import type { PendingInvoice } from '#src/domain/billing/invoice.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { Calls } from '#tests/support/calls.ts';
import { changed } from '#tests/support/changed.ts';
import { flush } from '#tests/support/gates.ts';
import { TestConsole } from '#tests/support/test-console.ts';

let console: TestConsole;
afterEach(() => console.close());

const url = 'https://pay.example/invoice/7';

async function open() {
  const calls = new Calls<void, PendingInvoice>();
  console = new TestConsole({
    scenario: 'suspended',
    change: ({ billing }) => ({
      billing: changed(billing, { invoices: (signal) => calls.send(undefined, signal) }),
    }),
  });
  console.catalogue.add({ ...billingTexts, ...plansTexts });
  const { pendingInvoice, subscription } = await console.account();
  await flush();
  return { calls, store: pendingInvoice, subscription };
}

describe('the pending invoice', () => {
  it('is asked for once and takes the browser along', async () => {
    const { calls, store } = await open();
    void store.open();
    void store.open();
    expect([calls.count, store.isOpening]).toEqual([1, true]);
    await calls.answer(0, { isSingle: true, url });
    expect([console.left, console.opened, console.toasts]).toEqual([[url], [], []]);
    // The device of the test leaves at once; a page that is brought back must not stay busy.
    expect(store.isOpening).toBe(false);
  });

  it.each([
    { invoice: { isSingle: false, url }, others: { kind: 'several', url } },
    { invoice: { isSingle: false, url: null }, others: { kind: 'several', url: null } },
    { invoice: { isSingle: false, url: '' }, others: { kind: 'several', url: null } },
    { invoice: { isSingle: true, url: null }, others: { kind: 'no-address', url: null } },
  ])('is not opened where there is no single one: $invoice leaves $others', async ({ invoice, others }) => {
    const { calls, store } = await open();
    void store.open();
    await calls.answer(0, invoice);
    expect([store.others, store.isOpening]).toEqual([others, false]);
    expect([console.left, console.toasts]).toEqual([[], []]);
    store.openAll();
    expect(console.opened).toEqual(others.url === null ? [] : [url]);
    void store.open();
    expect(store.others).toBeNull();
  });

  it('is said not to be found where nothing is pending any more', async () => {
    const { calls, store, subscription } = await open();
    const { token } = console.session.current()!;
    const invoice = console.provider.billing.invoices(token).data.item.url!;
    console.provider.checkout.settle(invoice.split('/').at(-1)!, 'paid');
    void store.open();
    await calls.answer(0, { isSingle: false, url: null });
    expect([store.others, store.isOpening]).toEqual([null, false]);
    expect(console.toasts).toEqual([expect.stringContaining('info: We couldn’t find an invoice')]);
    expect(subscription.current.value?.hasPendingInvoices).toBe(false);
  });

  it('is not listed at an address that this console does not know', async () => {
    const { calls, store } = await open();
    console.refusesAddresses = true;
    void store.open();
    await calls.answer(0, { isSingle: false, url });
    store.openAll();
    expect([console.opened, console.toasts]).toEqual([[], [expect.stringContaining('error: ')]]);
  });

  it('is not opened at an address that this console does not know (D40)', async () => {
    const { calls, store } = await open();
    console.refusesAddresses = true;
    void store.open();
    await calls.answer(0, { isSingle: true, url });
    expect([console.toasts, store.isOpening]).toEqual([[expect.stringContaining('error: This address')], false]);
  });

  it('says when it did not come, and can be asked for again', async () => {
    const { calls, store } = await open();
    void store.open();
    await calls.refuse(0, unreachable());
    expect([console.toasts, store.isOpening]).toEqual([[expect.stringContaining('did not answer')], false]);
    void store.open();
    expect(calls.count).toBe(2);
  });

  it('takes nobody along who has logged out meanwhile', async () => {
    const { calls, store } = await open();
    void store.open();
    console.session.logOut();
    await calls.answer(0, { isSingle: true, url });
    expect([console.left, console.toasts]).toEqual([[], []]);
  });
});
