import { afterEach, describe, expect, it } from 'vitest';
import { billingTexts } from '../../../src/application/i18n/en/billing';
import { plansTexts } from '../../../src/application/i18n/en/plans';
import type { PendingInvoice } from '../../../src/domain/billing/invoice';
import { unreachable } from '../../../src/domain/shared/failure';
import { Calls } from '../../support/calls';
import { changed } from '../../support/changed';
import { flush } from '../../support/gates';
import { TestConsole } from '../../support/test-console';

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
    { isSingle: false, url },
    { isSingle: true, url: null },
  ])('is not opened where there is none to open: %j', async (invoice) => {
    const { calls, store, subscription } = await open();
    void store.open();
    await calls.answer(0, invoice);
    expect([console.left, console.toasts, store.isOpening]).toEqual([
      [],
      [expect.stringContaining('info: There is no single invoice')],
      false,
    ]);
    expect(subscription.current.state.kind).toBe('ready');
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
