import { describe, expect, it } from 'vitest';
import type { AccountClosureGateway } from '#src/application/account/account-gateways.ts';
import { accountClosureMessages } from '#src/application/i18n/en/account-closure.ts';
import { unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';
import { accountClosureStore } from '#src/application/account/account-closure-store.ts';

let app: TestApp;
let reads: number;

async function open(
  methods: (gateway: AccountClosureGateway) => Partial<AccountClosureGateway> = () => ({}),
  options: TestAppOptions = {},
) {
  reads = 0;
  app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: ({ accountClosure }) => ({
      accountClosure: {
        status(signal) {
          reads += 1;
          return accountClosure.status(signal);
        },
        ...methods(accountClosure),
      },
    }),
    ...options,
  });
  const store = (await app.account()).get(accountClosureStore);
  app.i18n.add(accountClosureMessages);
  return store;
}

const POLL = 5000;

async function pass(milliseconds: number) {
  app.clock.advance(milliseconds);
  await flush();
}

describe('the export of data', () => {
  it('is read again while it is prepared and shown, and no longer', async () => {
    const store = await open();
    const stop = store.watch();
    await flush();
    await pass(10 * POLL);
    expect([reads, store.dataExport.kind]).toEqual([1, 'none']);
    await store.requestExport();
    for (let poll = 0; poll < 4; poll += 1) await pass(POLL);
    expect([reads, store.dataExport.kind]).toEqual([5, 'ready']);
    await pass(10 * POLL);
    expect(reads).toBe(5);
    await store.requestExport();
    await pass(POLL);
    stop();
    await pass(10 * POLL);
    expect([reads, store.dataExport.kind]).toEqual([6, 'preparing']);
  });

  it('waits while the page is hidden, and goes on after the return', async () => {
    const store = await open();
    store.start();
    store.watch();
    await flush();
    await store.requestExport();
    app.hidePage();
    await pass(10 * POLL);
    const before = reads;
    app.returnToPage();
    await flush();
    expect([reads - before, store.dataExport.kind]).toEqual([1, 'ready']);
  });

  it('goes on after a read that failed', async () => {
    let isDown = false;
    const store = await open((gateway) => ({
      status: (signal) => (isDown ? Promise.resolve(fail(unexpected(500))) : gateway.status(signal)),
    }));
    store.watch();
    await flush();
    await store.requestExport();
    isDown = true;
    await pass(POLL);
    isDown = false;
    await pass(4 * POLL);
    expect(store.dataExport.kind).toBe('ready');
  });

  it('opens in a new tab, from a host that shows first and that the deployment knows', async () => {
    const store = await open();
    store.watch();
    await flush();
    await store.requestExport();
    expect(store.downloadHost).toBeNull();
    await pass(4 * POLL);
    expect(store.downloadHost).toBe('downloads.gatehouse.example');
    store.download();
    expect(app.openedUrls).toEqual([expect.stringMatching(/^https:\/\/downloads\.gatehouse\.example\/exports\/\w+$/)]);
    app.blocksUrls = true;
    expect(store.downloadHost).toBeNull();
  });

  it('is none once it has expired, without another read', async () => {
    const store = await open();
    await store.requestExport();
    app.clock.advance(4 * POLL);
    await store.load();
    app.clock.advance(7 * 86_400_000 - 1);
    expect(store.dataExport.kind).toBe('ready');
    app.clock.advance(1);
    expect([store.dataExport.kind, reads]).toEqual(['none', 1]);
  });

  it('leaves no record of its url', async () => {
    const store = await open();
    await store.load();
    await store.requestExport();
    app.clock.advance(4 * POLL);
    await store.load();
    const { dataExport } = store;
    if (dataExport.kind !== 'ready') throw new Error(dataExport.kind);
    expect(app.session.secrets.all).toContain(dataExport.url);
    expect([app.storage, app.tabStorage].flatMap((one) => one.keys.map((key) => one.get(key))).join()).not.toContain(
      dataExport.url,
    );
  });
});

describe('the closing of an account', () => {
  const close = () =>
    app.provider.closure.close(app.session.getSession()?.token ?? null, { password: 'Northwall-2026' });

  it('is learned with the return to the page, as another tab may have closed it', async () => {
    const store = await open();
    store.start();
    await flush();
    expect([reads, store.closesAt]).toEqual([1, null]);
    close();
    app.returnToPage();
    await flush();
    expect([reads, store.closesAt]).toEqual([2, app.clock.now() + 14 * 86_400_000]);
  });

  it.each([['no response', unreachable(), 2, 'We could not confirm']])(
    'stays with its reason after %s',
    async (_, failure, expectedReads, message) => {
      const store = await open(() => ({ keep: () => Promise.resolve(fail(failure)) }));
      close();
      await store.load();
      expect(await store.keep()).toBe(false);
      await flush();
      expect(store.errorsOf('keep').join()).toContain(message);
      expect([store.errorsOf('export'), reads, store.closesAt === null]).toEqual([[], expectedReads, false]);
      expect(app.toasts).toEqual([]);
    },
  );
});
