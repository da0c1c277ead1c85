import { describe, expect, it } from 'vitest';
import { creditBreakdownStore } from '#src/application/usage/credit-breakdown-store.ts';
import { latest } from '#src/application/async/loadable.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import type { BreakdownItem, BreakdownQuery } from '#src/domain/usage/credit-breakdown.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';

let app: TestApp;

const CALLBACKS = {
  blockchains: ['ethereum', 'bitcoin'],
  networks: [
    { name: 'mainnet', blockchain: 'ethereum' },
    { name: 'testnet', blockchain: 'bitcoin' },
  ],
  statuses: [],
  products: ['BLOCKCHAIN_EVENTS'],
};

async function open(options: TestAppOptions = {}) {
  const calls = new DeferredCalls<BreakdownQuery, readonly BreakdownItem[]>();
  app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: {
      usage: { breakdown: (query, signal) => calls.send(query, signal) },
      logs: {
        requestKeys: () => Promise.resolve(ok([{ value: 'key-7', name: 'Ledger' }])),
        callbackFilterOptions: () => Promise.resolve(ok(CALLBACKS)),
      },
    },
    ...options,
  });
  const store = (await app.account()).get(creditBreakdownStore);
  return { store, calls };
}

const item = (id: string, credits = 5, name = ''): BreakdownItem => ({ id, name, credits, calls: null });

describe('the credit breakdown', () => {
  it('is that of 30 days by key, until something else is chosen', async () => {
    const { store, calls } = await open();
    store.start();
    expect(calls.sent).toEqual([{ range: '30d', by: 'key', label: '' }]);
    await calls.resolve(0, [item('key-7', 7)]);
    expect(store.breakdown).toMatchObject({ kind: 'ready', value: { total: 7 } });
    store.chooseRange('30d');
    store.chooseDimension('key');
    expect(calls.count).toBe(1);
  });

  it('stays, under its own name, while another one loads', async () => {
    const { store, calls } = await open();
    store.start();
    await calls.resolve(0, [item('key-7', 7)]);
    store.chooseRange('7d');
    store.chooseDimension('product');
    expect([store.query, store.shownBy, latest(store.breakdown)?.total]).toEqual([
      { range: '7d', by: 'product', label: '' },
      'key',
      7,
    ]);
    expect(calls.isAborted(1)).toBe(true);
    await calls.resolve(2, [item('nodes', 9)]);
    expect([store.shownBy, latest(store.breakdown)?.total]).toEqual(['product', 9]);
  });

  it('of another range is not shown instead of one that failed to load', async () => {
    const { store, calls } = await open();
    store.start();
    await calls.resolve(0, [item('key-7')]);
    store.chooseRange('90d');
    await calls.reject(1, unexpected(503));
    expect([store.breakdown.kind, latest(store.breakdown)]).toEqual(['failed', undefined]);
    expect(app.logMessages.at(-1)).toMatch(/^The credit breakdown did not load/);
  });

  it('is refetched at a return to the page, and no longer once it is left', async () => {
    const { store, calls } = await open();
    const stop = store.start();
    await calls.resolve(0, [item('key-7')]);
    app.returnToPage();
    stop();
    expect(calls.isAborted(1)).toBe(true);
    app.returnToPage();
    expect(calls.count).toBe(2);
  });

  it.each([
    ['key', 'key-7', 'Ledger', '/usage?key=key-7#api-request'],
    ['key', 'key-gone', 'Gone', null],
    ['key', 'other', 'Other keys', null],
    ['product', 'blockchain-events', 'Events', '/usage?product=BLOCKCHAIN_EVENTS#webhooks'],
    ['product', 'nodes', 'Nodes', null],
    ['blockchain', 'bitcoin', 'Bitcoin', '/usage?blockchain=bitcoin#webhooks'],
    ['network', 'bitcoin/testnet', 'Bitcoin Testnet', '/usage?blockchain=bitcoin&network=testnet#webhooks'],
    ['network', 'bitcoin/mainnet', 'Bitcoin Mainnet', null],
  ] as const)('by %s leads from %s (%s) to %s', async (by, id, name, path) => {
    const { store, calls } = await open();
    store.chooseDimension(by);
    store.start();
    await calls.resolve(calls.count - 1, [item(id, 5, name)]);
    await flush();
    expect(store.logPath(latest(store.breakdown)!.bars[0]!)).toBe(path);
  });

  it('has no links while the filters of the logs are unknown', async () => {
    const calls = new DeferredCalls<BreakdownQuery, readonly BreakdownItem[]>();
    const { store } = await open({
      overrideGateways: {
        usage: { breakdown: (query, signal) => calls.send(query, signal) },
        logs: { requestKeys: () => Promise.resolve(fail(unexpected(503))) },
      },
    });
    store.start();
    await calls.resolve(0, [item('key-7', 5, 'Ledger')]);
    await flush();
    expect(store.logPath(latest(store.breakdown)!.bars[0]!)).toBeNull();
  });

  it('is saved with all of its rows, none of which runs as a formula', async () => {
    const { store, calls } = await open();
    store.start();
    const keys = Array.from({ length: 20 }, (_, index) => item(`key-${index}`, 20 - index, `=K${index}`));
    await calls.resolve(0, keys);
    store.exportCsv();
    const [file] = app.savedFiles;
    expect([file?.name, file?.mediaType]).toEqual([
      expect.stringMatching(/^credits-by-key-30d-\d{4}-\d{2}-\d{2}\.csv$/),
      'text/csv;charset=utf-8',
    ]);
    const lines = file!.text.trimEnd().split('\r\n');
    expect([lines.length, lines[0], lines[1]]).toEqual([21, '\ufeffid,name,credits,calls', "key-0,'=K0,20,"]);
  });

  it('has the range and the dimension of the tab after a reload', async () => {
    const first = await open();
    first.store.chooseRange('24h');
    first.store.chooseDimension('network');
    const { storage, tabStorage, provider, clock } = app;
    app.close();
    const again = await open({ storage, tabStorage, provider, clock });
    expect(again.store.query).toEqual({ range: '24h', by: 'network', label: '' });
  });
});
