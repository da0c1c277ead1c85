import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import type { RequestKey } from '#src/domain/logs/api-request.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { listWithoutUses } from './list-without-uses.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

const id = 'key-1' as ApiKeyId;
const HOUR = 3_600_000;

const keyWith = (id: string, lastUsedAt?: Instant | null): ApiKey => ({
  ...{ id: id as ApiKeyId, name: id, masked: null, active: true, createdAt: null },
  ...(lastUsedAt !== undefined && { lastUsedAt }),
});

/** The log can be narrowed to the key by its id, unless a test says otherwise. */
async function open(offered: () => readonly RequestKey[] | null = () => [{ value: id, name: 'one' }]) {
  const calls = new DeferredCalls<string, Instant | null>();
  const requestCounts = { filters: 0 };
  const requestKeys = () => {
    requestCounts.filters += 1;
    const keys = offered();
    return Promise.resolve(keys ? ok(keys) : fail(unexpected(500)));
  };
  app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: ({ apiKeys }) => ({
      apiKeys: { ...listWithoutUses(apiKeys), lastUsed: calls.send },
      logs: { requestKeys },
    }),
  });
  const { apiKeys } = await app.account();
  return { calls, requestCounts, store: apiKeys, usage: apiKeys.lastUsed };
}

describe('when a key was last used', () => {
  it('is requested once at a time, however many ask', async () => {
    const { calls, usage } = await open();
    void usage.refresh(id);
    void usage.refresh(id);
    await flush();
    expect([calls.count, usage.get(id)]).toEqual([1, { kind: 'loading' }]);
    await calls.resolve(0, null);
    void usage.refresh(id);
    await flush();
    expect(calls.count).toBe(2);
  });

  it('is a span within a day, and a date from then on', async () => {
    const { calls, usage } = await open();
    const at = app.clock.now() - 2 * HOUR;
    void usage.refresh(id);
    await flush();
    await calls.resolve(0, at);
    expect(usage.get(id)).toEqual({ kind: 'used', at, ago: { unit: 'hours', count: 2 } });
    app.clock.advance(22 * HOUR);
    expect(usage.get(id)).toEqual({ kind: 'used', at, ago: null });
  });

  it('is updated with each response, although the key was not used again', async () => {
    const { calls, usage } = await open();
    const at = app.clock.now();
    const reported: unknown[] = [];
    const stop = autorun(() => {
      const use = usage.get(id);
      reported.push(use.kind === 'used' ? use.ago?.unit : use.kind);
    });
    void usage.refresh(id);
    await flush();
    await calls.resolve(0, at);
    app.clock.advance(HOUR / 4);
    void usage.refresh(id);
    await flush();
    await calls.resolve(1, at);
    expect(reported).toEqual(['loading', 'now', 'minutes']);
    stop();
  });

  it('is not known after a failure, which is only logged', async () => {
    const { calls, usage } = await open();
    void usage.refresh(id);
    await flush();
    await calls.reject(0);
    expect([usage.get(id).kind, app.toasts]).toEqual(['unknown', []]);
    expect(app.logMessages).toContain('When a key was last used is not known');
  });

  it('stays as it was known while it is refetched, even when that fails', async () => {
    const { calls, usage } = await open();
    void usage.refresh(id);
    await flush();
    await calls.resolve(0, app.clock.now());
    void usage.refresh(id);
    await flush();
    expect(usage.isUsed(id)).toBe(true);
    await calls.reject(1);
    await flush();
    expect(usage.isUsed(id)).toBe(true);
  });

  it('is unknown, without a call, for a key that the log cannot be narrowed to', async () => {
    const { calls, requestCounts, usage } = await open(() => [{ value: 'key-2', name: 'another' }]);
    await usage.refresh(id);
    expect({ kind: usage.get(id).kind, calls: calls.count, filters: requestCounts.filters }).toEqual({
      kind: 'unknown',
      calls: 0,
      filters: 1,
    });
  });

  it('is unknown if the filters do not load, and is refetched later', async () => {
    let isDown = true;
    const { calls, usage } = await open(() => (isDown ? null : [{ value: id, name: 'one' }]));
    await usage.refresh(id);
    expect(usage.get(id).kind).toBe('unknown');
    isDown = false;
    void usage.refresh(id);
    await flush();
    await calls.resolve(0, null);
    expect(usage.get(id).kind).toBe('never');
  });

  it('is requested by name when the provider filters by text only', async () => {
    const { calls, store, usage } = await open(() => store.keys.items.map(({ name }) => ({ value: name, name })));
    await store.reloadKeys();
    const [key] = store.keys.items;
    void usage.refresh(key!.id);
    await flush();
    expect(calls.sent).toEqual([key!.name]);
  });

  it('reads the filters once for all keys of a page', async () => {
    const { calls, requestCounts, store, usage } = await open(() =>
      store.keys.items.map((key) => ({ value: key.id, name: '' })),
    );
    await store.reloadKeys();
    usage.refreshStale(store.keys.items.map((key) => key.id));
    await flush();
    for (let index = 0; index < 10; index += 1) await calls.resolve(index, null);
    expect([requestCounts.filters, calls.count]).toEqual([1, 10]);
  });

  it('remembers that a key has no value in them, but not for the guide of a rotation', async () => {
    const { requestCounts, store, usage } = await open(() => []);
    await store.reloadKeys();
    const ids = store.keys.items.map((key) => key.id);
    usage.showKeys(store.keys.items);
    await flush();
    app.clock.advance(2 * 60_000);
    usage.refreshInView();
    await flush();
    expect([ids.length, requestCounts.filters]).toEqual([10, 1]);
    await usage.refresh(ids[0]!);
    expect(requestCounts.filters).toBe(2);
  });

  it('reads the filters again for a key that is younger than them', async () => {
    const offered: RequestKey[] = [{ value: id, name: 'one' }];
    const { calls, requestCounts, usage } = await open(() => [...offered]);
    void usage.refresh(id);
    await flush();
    offered.push({ value: 'key-2', name: 'two' });
    void usage.refresh('key-2' as ApiKeyId);
    await flush();
    expect([requestCounts.filters, calls.count]).toEqual([2, 2]);
  });

  it('is not requested again within a minute by a page that is opened again', async () => {
    const { calls, usage } = await open();
    usage.refreshStale([id]);
    await flush();
    await calls.resolve(0, null);
    usage.refreshStale([id]);
    app.clock.advance(59_999);
    usage.refreshStale([id]);
    await flush();
    expect(calls.count).toBe(1);
    app.clock.advance(1);
    usage.refreshStale([id]);
    await flush();
    expect(calls.count).toBe(2);
  });
});

describe('the last uses of the rows in view', () => {
  const rows = ['key-1', 'key-2', 'key-3', 'key-4', 'key-5'].map((key) => keyWith(key));
  const [one, two, three, four, five] = rows;
  const openRows = () => open(() => rows.map((key) => ({ value: key.id, name: key.name })));

  it('are requested two at a time, in their order', async () => {
    const { calls, usage } = await openRows();
    usage.showKeys(rows);
    await flush();
    expect(calls.sent).toEqual(['key-1', 'key-2']);
    await calls.resolve(1, null);
    expect(calls.sent).toEqual(['key-1', 'key-2', 'key-3']);
    await calls.reject(0);
    expect(calls.sent).toEqual(['key-1', 'key-2', 'key-3', 'key-4']);
    await calls.resolve(2, null);
    await calls.resolve(3, null);
    expect(calls.sent).toHaveLength(5);
  });

  it('are not requested for rows that went out of view before their turn', async () => {
    const { calls, usage } = await openRows();
    usage.showKeys([one!, two!, three!]);
    await flush();
    usage.showKeys([four!, five!]);
    await calls.resolve(0, null);
    await calls.resolve(1, null);
    await calls.resolve(2, null);
    await calls.resolve(3, null);
    expect(calls.sent).toEqual(['key-1', 'key-2', 'key-4', 'key-5']);
  });

  it('end with the page, and go on for the order by last use', async () => {
    const { calls, usage } = await openRows();
    usage.showKeys(rows);
    void usage.loadAll(rows.map((key) => key.id));
    await flush();
    usage.showKeys([]);
    await calls.resolve(0, null);
    expect([calls.count, usage.isLoadingAll]).toEqual([3, true]);
    usage.stopLoadingAll();
    await calls.resolve(1, null);
    await calls.resolve(2, null);
    expect([calls.count, usage.isLoadingAll]).toEqual([3, false]);
  });

  it('are remembered for five minutes, and what failed for one', async () => {
    const { calls, usage } = await openRows();
    const showAgain = async () => {
      usage.showKeys([]);
      usage.showKeys([one!, two!]);
      await flush();
      return calls.sent;
    };
    await showAgain();
    await calls.resolve(0, null);
    await calls.reject(1);
    app.clock.advance(59_999);
    expect(await showAgain()).toEqual(['key-1', 'key-2']);
    app.clock.advance(1);
    expect(await showAgain()).toEqual(['key-1', 'key-2', 'key-2']);
    await calls.resolve(2, null);
    app.clock.advance(240_000);
    expect(await showAgain()).toEqual(['key-1', 'key-2', 'key-2', 'key-1']);
  });

  it('are requested again by a return after a minute, in view alone', async () => {
    const { calls, usage } = await openRows();
    usage.showKeys([one!, two!]);
    await flush();
    await calls.resolve(0, null);
    await calls.resolve(1, null);
    usage.showKeys([two!]);
    app.clock.advance(59_999);
    usage.refreshInView();
    expect(calls.count).toBe(2);
    app.clock.advance(1);
    usage.refreshInView();
    await flush();
    expect(calls.sent).toEqual(['key-1', 'key-2', 'key-2']);
  });
});

describe('a list of keys that has when each was last used', () => {
  it.each([
    ['used', 0, { kind: 'used', at: 0, ago: null }],
    ['never used', null, { kind: 'never' }],
  ])('shows a key that was %s without a call, however it is requested', async (_, at, shown) => {
    const { calls, usage } = await open();
    const key = keyWith(id, at);
    usage.note([key]);
    usage.showKeys([key]);
    usage.refreshStale([id]);
    usage.refreshInView();
    await usage.loadAll([id]);
    expect([usage.get(id), calls.count]).toEqual([shown, 0]);
  });

  it('is not enough for a rotation, which requests the key itself, and reports where that fails', async () => {
    const { calls, usage } = await open();
    usage.note([keyWith(id, null)]);
    void usage.refresh(id);
    await flush();
    await calls.reject(0);
    expect([usage.get(id).kind, usage.isUsed(id)]).toEqual(['unknown', false]);
    void usage.refresh(id);
    await flush();
    await calls.resolve(1, app.clock.now());
    expect([calls.count, usage.isUsed(id)]).toEqual([2, true]);
  });

  it('takes nothing back of what was read since, and follows what is newer', async () => {
    const { calls, usage } = await open();
    usage.note([keyWith(id, 1000)]);
    void usage.refresh(id);
    await flush();
    await calls.resolve(0, 3000);
    const known = [null, 2000, 4000].map((at) => (usage.note([keyWith(id, at)]), usage.lastUse(id)));
    expect(known).toEqual([3000, 3000, 4000]);
  });

  it('may have it of some keys alone', async () => {
    const { calls, usage } = await open();
    const rows = [keyWith('key-2', 5), keyWith(id)];
    usage.note(rows);
    usage.showKeys(rows);
    await flush();
    expect([calls.sent, usage.get(id).kind]).toEqual([[id], 'loading']);
  });

  it('counts the time since then again whenever it is loaded', async () => {
    const { usage } = await open();
    const key = keyWith(id, app.clock.now());
    usage.note([key]);
    const shown: unknown[] = [];
    const stop = autorun(() => {
      const use = usage.get(id);
      shown.push(use.kind === 'used' && use.ago?.unit);
    });
    app.clock.advance(HOUR / 4);
    usage.note([key]);
    expect(shown).toEqual(['now', 'minutes']);
    stop();
  });
});
