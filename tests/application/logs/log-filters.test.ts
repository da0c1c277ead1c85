import { apiRequestsStore } from '#src/application/logs/api-requests-store.ts';
import { describe, expect, it } from 'vitest';
import { NO_CALLBACK_FILTERS, NO_REQUEST_FILTERS } from '#src/domain/logs/log-location.ts';
import type { CallbackFilters, RequestLogFilters } from '#src/domain/logs/log-filters.ts';
import { ok } from '#src/domain/shared/result.ts';
import { flush, Gate } from '#tests/support/gate.ts';
import { openLogs } from './open-logs.ts';

describe('the filters of the callbacks', () => {
  it('offer the networks of the chosen blockchain', async () => {
    const { at, store } = await openLogs();
    await at();
    await flush();
    expect(store.networks).toEqual([]);
    await at({ blockchain: 'tron' });
    expect(store.networks).toEqual(['mainnet', 'nile']);
    expect(store.withFilters({ blockchain: 'bitcoin' })).toEqual({ ...NO_CALLBACK_FILTERS, blockchain: 'bitcoin' });
  });

  it('drop what is not offered, once that is known', async () => {
    const { at, store } = await openLogs();
    await at({ blockchain: 'tron', network: 'sepolia', product: 'NO_SUCH' });
    await flush();
    expect(store.view.supportedFilters).toEqual({ ...NO_CALLBACK_FILTERS, blockchain: 'tron' });
    await at({ blockchain: 'tron' });
    expect(store.view.supportedFilters).toBeNull();
  });

  it('are not judged by the choices of an earlier visit', async () => {
    const gates = [new Gate<void>(), new Gate<void>()];
    let openCount = 0;
    const { at, store, stop } = await openLogs((logs) => ({
      callbackFilterOptions: async (signal) => {
        const gate = gates[openCount];
        openCount += 1;
        await gate?.opened;
        const result = await logs.callbackFilterOptions(signal);
        return result.ok && openCount === 1 ? ok({ ...result.value, blockchains: [], networks: [] }) : result;
      },
    }));
    gates[0]?.open();
    await flush();
    stop();
    store.start();
    await at({ blockchain: 'tron' });
    expect([store.filterOptions.value?.blockchains, store.view.supportedFilters]).toEqual([[], null]);
    gates[1]?.open();
    await flush();
    expect([store.filterOptions.value?.blockchains.includes('tron'), store.view.supportedFilters]).toEqual([
      true,
      null,
    ]);
  });

  it('take along a phrase that is still being typed, and send it once', async () => {
    const { at, console: app, store } = await openLogs();
    await at();
    const settled: CallbackFilters[] = [];
    store.type('0xabc', (filters) => void settled.push(filters));
    expect(store.withFilters({ status: 'failed' })).toMatchObject({ status: 'failed', searchPhrase: '0xabc' });
    app.clock.advance(1000);
    expect(settled).toEqual([]);
    store.type('0xabcd', (filters) => void settled.push(filters));
    app.clock.advance(500);
    expect(settled).toEqual([{ ...NO_CALLBACK_FILTERS, searchPhrase: '0xabcd' }]);
    expect([store.clearFilters(), store.search.typed]).toEqual([NO_CALLBACK_FILTERS, '']);
  });
});

describe('the filter of the API calls', () => {
  it('is a key of the account; another one is dropped', async () => {
    const { console: app } = await openLogs();
    const apiRequests = (await app.account()).get(apiRequestsStore);
    apiRequests.start();
    await apiRequests.applyLocation({
      filters: { ...NO_REQUEST_FILTERS, apiKey: 'no-such-key', status: 'success' },
      open: null,
    });
    await flush();
    expect(apiRequests.view.supportedFilters).toEqual({ ...NO_REQUEST_FILTERS, status: 'success' });
    const [key] = apiRequests.keys.value ?? [];
    await apiRequests.applyLocation({ filters: { ...NO_REQUEST_FILTERS, apiKey: key!.value }, open: null });
    expect([apiRequests.view.supportedFilters, apiRequests.view.list.state.kind]).toEqual([null, 'ready']);
  });

  it('gives each call as a command at the public gateway', async () => {
    const { console: app } = await openLogs();
    const apiRequests = (await app.account()).get(apiRequestsStore);
    await apiRequests.applyLocation({ filters: NO_REQUEST_FILTERS, open: null });
    const [request] = apiRequests.view.list.rows;
    expect(apiRequests.snippet('curl', request!)).toMatch(
      /^curl[^]*x-api-key: \$API_KEY[^]*"https:\/\/rest\.gatehouse\.example\//,
    );
  });

  it('of status, text and time narrow the loaded rows without a call', async () => {
    const { console: app } = await openLogs();
    const store = (await app.account()).get(apiRequestsStore);
    const { view } = store;
    const at = (filters: Partial<RequestLogFilters>) =>
      store.applyLocation({ filters: { ...NO_REQUEST_FILTERS, ...filters }, open: null });
    store.start();
    await at({});
    const all = view.list.rows;
    await at({ status: 'success', searchPhrase: all[3]!.id });
    expect([view.list.rows, view.rows, view.isNarrowed]).toEqual([all, [all[3]], true]);
    expect(view.exporter.scope).toMatchObject({ rows: 1, isFiltered: true });
    view.loadOnScroll(1);
    expect(view.list.isLoadingMore).toBe(false);
    await at({ within: 'hour' });
    expect(view.rows).toEqual(all);
    app.clock.advance(3_600_000);
    expect(view.rows).toEqual([]);
    await at({});
    expect([view.rows, view.isNarrowed]).toEqual([all, false]);
  });

  it('follow the typing after half a second, and are cleared together', async () => {
    const { console: app } = await openLogs();
    const store = (await app.account()).get(apiRequestsStore);
    const settled: RequestLogFilters[] = [];
    store.type('eth_call', (filters) => void settled.push(filters));
    app.clock.advance(499);
    expect(settled).toEqual([]);
    app.clock.advance(1);
    expect(settled).toEqual([{ ...NO_REQUEST_FILTERS, searchPhrase: 'eth_call' }]);
    expect(store.withFilters({ status: 'success' })).toMatchObject({ status: 'success', searchPhrase: 'eth_call' });
    expect([store.clearFilters(), store.search.typed]).toEqual([NO_REQUEST_FILTERS, '']);
  });
});
