import { describe, expect, it } from 'vitest';
import { NO_CALLBACK_FILTERS } from '#src/domain/logs/log-address.ts';
import type { CallbackFilters } from '#src/domain/logs/log-filters.ts';
import { ok } from '#src/domain/shared/result.ts';
import { flush, Gate } from '#tests/support/gates.ts';
import { openedLogs } from './opened-logs.ts';

describe('the filters of the callbacks', () => {
  it('offer the networks of the chosen blockchain', async () => {
    const { at, store } = await openedLogs();
    await at();
    await flush();
    expect(store.networks).toEqual([]);
    await at({ blockchain: 'tron' });
    expect(store.networks).toEqual(['mainnet', 'nile']);
    expect(store.choose({ blockchain: 'bitcoin' })).toEqual({ ...NO_CALLBACK_FILTERS, blockchain: 'bitcoin' });
  });

  it('drop what is not offered, once that is known', async () => {
    const { at, store } = await openedLogs();
    await at({ blockchain: 'tron', network: 'sepolia', product: 'NO_SUCH' });
    await flush();
    expect(store.offered).toEqual({ ...NO_CALLBACK_FILTERS, blockchain: 'tron' });
    await at({ blockchain: 'tron' });
    expect(store.offered).toBeNull();
  });

  it('are not judged by the choices of an earlier visit', async () => {
    const gates = [new Gate<void>(), new Gate<void>()];
    let visits = 0;
    const { at, store, stop } = await openedLogs((logs) => ({
      callbackChoices: async (signal) => {
        const gate = gates[visits];
        visits += 1;
        await gate?.opened;
        const reply = await logs.callbackChoices(signal);
        return reply.ok && visits === 1 ? ok({ ...reply.value, blockchains: [], networks: [] }) : reply;
      },
    }));
    gates[0]?.open();
    await flush();
    stop();
    store.start();
    await at({ blockchain: 'tron' });
    expect([store.choices.value?.blockchains, store.offered]).toEqual([[], null]);
    gates[1]?.open();
    await flush();
    expect([store.choices.value?.blockchains.includes('tron'), store.offered]).toEqual([true, null]);
  });

  it('take along a phrase that is still being typed, and send it once', async () => {
    const { at, console, store } = await openedLogs();
    await at();
    const settled: CallbackFilters[] = [];
    store.type('0xabc', (filters) => void settled.push(filters));
    expect(store.choose({ status: 'failed' })).toMatchObject({ status: 'failed', searchPhrase: '0xabc' });
    console.clock.advance(1000);
    expect(settled).toEqual([]);
    store.type('0xabcd', (filters) => void settled.push(filters));
    console.clock.advance(500);
    expect(settled).toEqual([{ ...NO_CALLBACK_FILTERS, searchPhrase: '0xabcd' }]);
    expect([store.clear(), store.search.typed]).toEqual([NO_CALLBACK_FILTERS, '']);
  });
});

describe('the filter of the API calls', () => {
  it('is a key of the account; another one is dropped', async () => {
    const { console } = await openedLogs();
    const { apiRequests } = await console.account();
    apiRequests.start();
    await apiRequests.follow({ filters: { apiKey: 'no-such-key' }, open: null });
    await flush();
    expect(apiRequests.offered).toEqual({ apiKey: '' });
    const [key] = apiRequests.keys.value ?? [];
    await apiRequests.follow({ filters: { apiKey: key!.value }, open: null });
    expect([apiRequests.offered, apiRequests.view.list.state.kind]).toEqual([null, 'ready']);
  });

  it('gives each call as a command at the public gateway', async () => {
    const { console } = await openedLogs();
    const { apiRequests } = await console.account();
    await apiRequests.follow({ filters: { apiKey: '' }, open: null });
    const request = await apiRequests.view.list.rows[0]!.entry.unpack();
    expect(apiRequests.curl(request)).toMatch(/^curl[^]*x-api-key: \$API_KEY[^]*"https:\/\/rest\.gatehouse\.example\//);
  });
});
