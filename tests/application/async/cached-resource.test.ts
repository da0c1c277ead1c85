import { array, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { CachedResource } from '#src/application/async/resource.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';

const KEY = 'list';
const MINUTE = 60_000;

function open({ clock = new ManualClock(), storage = new MemoryStorage() } = {}) {
  const calls = new DeferredCalls<void, readonly string[]>();
  const options = {
    key: KEY,
    lifetimeSeconds: 1800,
    fetchValue: (signal: AbortSignal) => calls.send(undefined, signal),
    schema: array(string()),
  };
  return { calls, clock, storage, list: new CachedResource(options, storage, clock) };
}

async function openFilled(device: Parameters<typeof open>[0] = {}) {
  const opened = open(device);
  void opened.list.load();
  await opened.calls.resolve(0, ['bitcoin']);
  return opened;
}

describe('a cached list', () => {
  it('is fetched once within its lifetime', async () => {
    const { list, calls, clock } = await openFilled();
    clock.advance(30 * MINUTE - 1);
    await list.load();
    expect([calls.count, list.state]).toEqual([1, { kind: 'ready', value: ['bitcoin'] }]);
  });

  it('is fetched again after it, with the old one visible until the new one comes', async () => {
    const { list, calls, clock } = await openFilled();
    clock.advance(30 * MINUTE);
    void list.load();
    expect(list.state).toEqual({ kind: 'loading', previous: ['bitcoin'] });
    await calls.resolve(1, ['ethereum']);
    expect([calls.count, list.value]).toEqual([2, ['ethereum']]);
  });

  it('survives a reload, and is not requested in the meantime', async () => {
    const device = await openFilled();
    device.clock.advance(10 * MINUTE);
    const { list, calls } = open(device);
    await list.load();
    expect([calls.count, list.state]).toEqual([0, { kind: 'ready', value: ['bitcoin'] }]);
  });

  it('stores when it was fetched and for how long it counts', async () => {
    const { storage, clock } = await openFilled();
    expect(JSON.parse(storage.get(KEY) ?? '')).toEqual({
      value: ['bitcoin'],
      fetchedOnDate: clock.now(),
      cacheExpirationInSeconds: 1800,
    });
  });

  it('ends its lifetime across reloads too', async () => {
    const device = await openFilled();
    device.clock.advance(30 * MINUTE);
    const { list, calls } = open(device);
    void list.load();
    expect([calls.count, list.state]).toEqual([1, { kind: 'loading' }]);
  });

  it('is requested once by concurrent callers', async () => {
    const { list, calls } = open();
    const both = [list.load(), list.load()];
    await calls.resolve(0, ['bitcoin']);
    await Promise.all(both);
    expect([calls.count, calls.isAborted(0)]).toEqual([1, false]);
  });

  it('is not cached when it fails to load, and is refetched', async () => {
    const { list, calls, storage } = open();
    void list.load();
    await calls.reject(0, unexpected(500));
    expect([list.state.kind, storage.get(KEY)]).toEqual(['failed', null]);
    void list.load();
    await calls.resolve(1, ['bitcoin']);
    expect(list.value).toEqual(['bitcoin']);
  });

  it.each([
    'not json',
    'null',
    '[]',
    '{"value":["bitcoin"]}',
    '{"value":"bitcoin","fetchedOnDate":1795251600000,"cacheExpirationInSeconds":1800}',
    '{"value":["bitcoin"],"fetchedOnDate":"today","cacheExpirationInSeconds":1800}',
    '{"value":["bitcoin"],"fetchedOnDate":1795251600000,"cacheExpirationInSeconds":999999999}',
  ])('ignores a cache entry that it did not write: %s', (garbage) => {
    const storage = new MemoryStorage();
    storage.set(KEY, garbage);
    const { list, calls } = open({ storage });
    void list.load();
    expect([calls.count, list.state]).toEqual([1, { kind: 'loading' }]);
  });

  it('ignores a cache date in the future', async () => {
    const device = await openFilled({ clock: new ManualClock(Date.UTC(2030, 0, 1)) });
    const { list, calls } = open({ storage: device.storage });
    void list.load();
    expect(calls.count).toBe(1);
    expect(list.value).toBeUndefined();
  });
});
