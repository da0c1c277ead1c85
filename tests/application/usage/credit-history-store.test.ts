import { describe, expect, it } from 'vitest';
import { latest } from '#src/application/async/loadable.ts';
import type { CreditHistory, HistoryQuery } from '#src/domain/usage/credits-over-time.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';

let app: TestApp;

async function open(options: TestAppOptions = {}) {
  const calls = new DeferredCalls<HistoryQuery, CreditHistory>();
  app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: { usage: { history: (query, signal) => calls.send(query, signal) } },
    ...options,
  });
  const { creditHistory: part } = await app.account();
  await flush();
  await part.load();
  return { part, store: part.store!, calls };
}

const history = (credits: number): CreditHistory => {
  return { step: 'day', starts: [0], series: [{ id: 'a', name: 'A', credits: [credits] }] };
};

describe('the credits over time', () => {
  it('are those of 30 days by product, until something else is chosen', async () => {
    const { store, calls } = await open();
    store.start();
    expect(calls.sent).toEqual([{ range: '30d', grouping: 'product' }]);
    await calls.resolve(0, history(7));
    expect(store.chart).toMatchObject({ kind: 'ready', value: { total: 7 } });
  });

  it('stay while another range loads, whose response alone counts', async () => {
    const { store, calls } = await open();
    store.start();
    await calls.resolve(0, history(7));
    store.chooseRange('7d');
    store.chooseRange('90d');
    expect(store.chart).toMatchObject({ kind: 'loading', previous: { total: 7 } });
    expect([0, 1, 2].map((index) => calls.isAborted(index))).toEqual([false, true, false]);
    await calls.resolve(1, history(8));
    await calls.resolve(2, history(9));
    expect([store.query.range, latest(store.chart)?.total]).toEqual(['90d', 9]);
  });

  it('of another range are not shown instead of those that failed to load', async () => {
    const { store, calls } = await open();
    store.start();
    await calls.resolve(0, history(7));
    store.chooseGrouping('key');
    await calls.reject(1, unexpected(503));
    expect([store.chart.kind, latest(store.chart)]).toEqual(['failed', undefined]);
    expect(app.logMessages.at(-1)).toMatch(/^The credits over time did not load/);
    void store.load();
    await calls.resolve(2, history(8));
    expect(latest(store.chart)?.total).toBe(8);
  });

  it('stay when a refetch of the same fails', async () => {
    const { store, calls } = await open();
    store.start();
    await calls.resolve(0, history(7));
    app.returnToPage();
    await calls.reject(1, unexpected(503));
    expect([store.chart.kind, latest(store.chart)?.total]).toEqual(['failed', 7]);
  });

  it('are refetched at a return to the page, and no longer once it is left', async () => {
    const { store, calls } = await open();
    const stop = store.start();
    await calls.resolve(0, history(7));
    app.returnToPage();
    stop();
    expect(calls.isAborted(1)).toBe(true);
    app.returnToPage();
    expect([calls.count, store.chart.kind]).toEqual([2, 'ready']);
  });

  it('have the range and the grouping of the tab after a reload', async () => {
    const first = await open();
    first.store.chooseRange('24h');
    first.store.chooseGrouping('key');
    const { storage, tabStorage, provider, clock } = app;
    app.close();
    const again = await open({ storage, tabStorage, provider, clock });
    expect(again.store.query).toEqual({ range: '24h', grouping: 'key' });
  });
});
