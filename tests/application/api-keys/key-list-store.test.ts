import { describe, expect, it } from 'vitest';
import { offsetPage, offsetQuery } from '#src/adapters/http/client/wire-values.ts';
import type { ApiKeyGateway } from '#src/application/api-keys/api-key-gateways.ts';
import { type KeyListStore, MAX_SEARCHED_KEYS } from '#src/application/api-keys/key-list-store.ts';
import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import type { Cursor } from '#src/domain/shared/page.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { listWithoutUses } from './list-without-uses.ts';

let app: TestApp;

async function open(methods: (keys: ApiKeyGateway) => Partial<ApiKeyGateway> = () => ({})) {
  app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: ({ apiKeys }) => ({ apiKeys: methods(apiKeys) }),
  });
  const { apiKeys } = await app.account();
  return apiKeys;
}

async function openAndStart(methods?: (keys: ApiKeyGateway) => Partial<ApiKeyGateway>) {
  const store = await open(methods);
  store.start();
  await flush();
  return store;
}

const names = (keys: readonly ApiKey[]) => keys.map(({ name }) => name);

async function untilLoaded(list: KeyListStore) {
  for (let round = 0; round < 1000 && (list.isLoadingAll || list.isLoadingUses); round += 1) await flush();
}

/** An account with as many keys, in pages of ten that begin with the last row before them. */
const manyKeys = (count: number, onPage: (offset: number) => void = () => undefined): Partial<ApiKeyGateway> => ({
  lastUsed: (id) => Promise.resolve(ok(Number(id))),
  list: (after) => {
    const { offset, limit } = offsetQuery(after);
    onPage(offset);
    const items = Array.from({ length: Math.min(limit, count - offset) }, (_, row): ApiKey => {
      const id = String(offset + row) as ApiKeyId;
      return { id, name: `key-${id}`, masked: null, active: true, createdAt: offset + row };
    });
    return Promise.resolve(ok(offsetPage(items, after, offset + limit < count)));
  },
});

describe('the list without a search', () => {
  it('still shows all pages that were requested for when there are many', async () => {
    const { list } = await openAndStart(() => manyKeys(100));
    for (let page = 0; page < 7; page += 1) await list.loadMore();
    expect(list.items).toHaveLength(73);
  });
});

describe('a search', () => {
  it('stops loading when it is cleared', async () => {
    let requested = 0;
    const { list } = await openAndStart(() => manyKeys(2000, () => (requested += 1)));
    list.search('key');
    list.clear();
    await flush();
    expect(requested).toBeLessThan(4);
  });

  it('stops loading when the page is left', async () => {
    let requested = 0;
    const store = await open(() => manyKeys(2000, () => (requested += 1)));
    const stop = store.start();
    await flush();
    store.list.search('key');
    stop();
    await flush();
    expect(requested).toBeLessThan(4);
  });

  it('reports a page that failed, loses nothing, and goes on after a retry', async () => {
    let isDown = true;
    const { list } = await openAndStart((keys) => ({
      list: (after, signal) =>
        isDown && after === '9' ? Promise.resolve(fail(unreachable())) : keys.list(after, signal),
    }));
    list.search('a');
    await flush();
    expect([list.moreFailure?.kind, list.hasMore, list.isLoadingAll, list.loadedCount]).toEqual([
      'unreachable',
      true,
      false,
      10,
    ]);
    isDown = false;
    await list.loadMore();
    await flush();
    expect([list.moreFailure, list.loadedCount, list.isLoadingAll]).toEqual([null, 23, false]);
  });

  it('ends at its bound, and says so', async () => {
    const { list } = await openAndStart(() => manyKeys(MAX_SEARCHED_KEYS + 20));
    list.search('key');
    await untilLoaded(list);
    // The page that reaches the bound is shown whole.
    expect([list.loadedCount, list.isCutOff]).toEqual([MAX_SEARCHED_KEYS + 5, true]);
  });

  it('ends when pages bring nothing new', async () => {
    let requested = 0;
    const { list } = await openAndStart((keys) => ({
      list: async (_, signal) => {
        requested += 1;
        const result = await keys.list(undefined, signal);
        return result.ok ? ok({ ...result.value, next: String(requested) as Cursor }) : result;
      },
    }));
    list.search('a');
    await flush();
    // One more page, and three readings of two pages, as the list may have changed.
    expect([requested, list.isCutOff, list.isLoadingAll]).toEqual([8, true, false]);
  });

  it('shows fifty matches at first and more without a call', async () => {
    let requested = 0;
    const { list } = await openAndStart(() => manyKeys(120, () => (requested += 1)));
    list.search('key');
    await untilLoaded(list);
    expect([list.items.length, list.hasMore, requested]).toEqual([50, true, 14]);
    await list.loadMore();
    await list.loadMore();
    expect([list.items.length, list.hasMore, requested]).toEqual([120, false, 14]);
  });

  it('holds no key that was pasted, only its ends', async () => {
    const store = await openAndStart();
    const { id } = store.keys.items[3]!;
    const secret = await store.secrets.secret(id);
    store.list.search(secret!);
    await flush();
    expect([store.list.view.query, names(store.list.items)]).toEqual([
      store.keys.items[3]!.masked,
      [store.keys.items[3]!.name],
    ]);
  });
});

describe('filters and order', () => {
  it('sorts by name as the language of the interface does', async () => {
    const listed = ['Kontor', 'ключ', 'Äpfel'].map((name): ApiKey => {
      return { id: name as ApiKeyId, name, masked: null, active: true, createdAt: 0 };
    });
    const { list } = await openAndStart(() => ({ list: () => Promise.resolve(ok({ items: listed })) }));
    list.sort('name');
    expect(names(list.items)).toEqual(['Äpfel', 'Kontor', 'ключ']);
    await app.stores.language.choose('bg');
    expect(names(list.items)).toEqual(['ключ', 'Äpfel', 'Kontor']);
  });

  it('sorts by last use once the use of each key is known', async () => {
    const { list } = await openAndStart((gateway) => ({
      ...listWithoutUses(gateway),
      lastUsed: () => Promise.resolve(ok(5)),
    }));
    list.sort('used');
    const before = names(list.items);
    expect(list.isLoadingUses || list.isLoadingAll).toBe(true);
    await untilLoaded(list);
    expect([names(list.items).slice(0, 10), list.unknownUseCount]).toEqual([before, 0]);
  });

  it('puts keys whose use is unknown last, and counts them', async () => {
    const { list, keys } = await openAndStart((gateway) => ({
      ...listWithoutUses(gateway),
      lastUsed: (filter, signal) =>
        filter === 'payouts-worker' || keys.items[0]?.id === filter
          ? Promise.resolve(fail(unreachable()))
          : gateway.lastUsed(filter, signal),
    }));
    list.sort('used');
    await untilLoaded(list);
    expect([names(list.items).at(-1), list.unknownUseCount]).toEqual(['payouts-worker', 1]);
  });
});

describe('the order by last use of a provider whose list has it', () => {
  it('takes no call but those for the pages', async () => {
    const requested: string[] = [];
    const { list, lastUsed } = await openAndStart((gateway) => ({
      lastUsed: (filter, signal) => (requested.push(filter), gateway.lastUsed(filter, signal)),
    }));
    list.sort('used');
    await untilLoaded(list);
    const times = list.items.map(({ id }) => lastUsed.lastUse(id) ?? 0);
    expect([list.unknownUseCount, requested, times]).toEqual([0, [], times.toSorted((one, other) => other - one)]);
  });
});

describe('returning to a long list', () => {
  it('does not refetch its hundreds of pages', async () => {
    let requested = 0;
    const { list } = await openAndStart(() => manyKeys(400, () => (requested += 1)));
    list.search('key');
    await untilLoaded(list);
    expect(requested).toBe(45);
    app.returnToPage();
    await flush();
    expect(requested).toBe(45);
  });
});
