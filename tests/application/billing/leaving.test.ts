import { describe, expect, it } from 'vitest';
import { pendingInvoiceStore } from '#src/application/billing/pending-invoice-store.ts';
import { STILL_HERE_MS } from '#src/application/platform/page-release.ts';
import { ok } from '#src/domain/shared/result.ts';
import { flush } from '#tests/support/gate.ts';
import { startStore } from '#tests/support/open-onboarding.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';

interface Place {
  readonly name: string;
  readonly options: TestAppOptions;
  open(app: TestApp): Promise<{ readonly leave: () => Promise<void>; readonly isBusy: () => boolean }>;
}

/** Each that leads away from the console in the same tab. */
const PLACES: readonly Place[] = [
  {
    name: 'the invoice',
    options: {
      scenario: 'suspended',
      overrideGateways: {
        billing: { invoices: () => Promise.resolve(ok({ isSingle: true, url: 'https://pay.example/invoice/7' })) },
      },
    },
    async open(app) {
      const pendingInvoice = (await app.account()).get(pendingInvoiceStore);
      return { leave: pendingInvoice.open, isBusy: () => pendingInvoice.isOpening };
    },
  },
  {
    name: 'the checkout',
    options: { scenario: 'onboarding-at-summary' },
    async open(app) {
      await app.stores.onboarding.load();
      const store = await startStore(app.stores.onboarding.current.summary());
      store.accept(true);
      return { leave: store.confirm, isBusy: () => store.isConfirming };
    },
  },
];

async function open({ options, open: openPlace }: Place) {
  const app = new TestApp(options);
  await flush();
  return { app, ...(await openPlace(app)) };
}

describe.each(PLACES)('the way to $name', (place) => {
  it('is free again at once for a page that is brought back', async () => {
    const { leave, isBusy } = await open(place);
    await leave();
    expect(isBusy()).toBe(false);
  });

  it('is free again after a while where the page is still there, and can be gone once more', async () => {
    const { app, leave, isBusy } = await open(place);
    app.leavesPage = false;
    await leave();
    app.clock.advance(STILL_HERE_MS - 1);
    expect(isBusy()).toBe(true);
    app.clock.advance(1);
    expect(isBusy()).toBe(false);
    await leave();
    expect([app.leftFor.length, isBusy()]).toEqual([2, true]);
  });

  it('is free again at once where the url is not allowed', async () => {
    const { app, leave, isBusy } = await open(place);
    app.blocksUrls = true;
    await leave();
    expect([app.leftFor, isBusy()]).toEqual([[], false]);
  });
});
