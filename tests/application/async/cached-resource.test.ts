import { describe, expect, it } from 'vitest';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { CachedResource } from '#src/application/async/cached-resource.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { Calls } from '#tests/support/calls.ts';

const KEY = 'list';
const MINUTE = 60_000;

function open({ clock = new ManualClock(), storage = new MemoryStorage() } = {}) {
  const calls = new Calls<void, readonly string[]>();
  const options = {
    key: KEY,
    lifetimeSeconds: 1800,
    fetchValue: (signal: AbortSignal) => calls.send(undefined, signal),
    parse: (raw: unknown) =>
      Array.isArray(raw) && raw.every((item) => typeof item === 'string') ? (raw as readonly string[]) : undefined,
  };
  return { calls, clock, storage, list: new CachedResource(options, storage, clock) };
}

async function filled(device: Parameters<typeof open>[0] = {}) {
  const opened = open(device);
  void opened.list.load();
  await opened.calls.answer(0, ['bitcoin']);
  return opened;
}

describe('a cached list', () => {
  it('is fetched once within its lifetime', async () => {
    const { list, calls, clock } = await filled();
    clock.advance(30 * MINUTE - 1);
    await list.load();
    expect([calls.count, list.state]).toEqual([1, { kind: 'ready', value: ['bitcoin'] }]);
  });

  it('is fetched again after it, with the old one in sight until the new one comes', async () => {
    const { list, calls, clock } = await filled();
    clock.advance(30 * MINUTE);
    void list.load();
    expect(list.state).toEqual({ kind: 'loading', previous: ['bitcoin'] });
    await calls.answer(1, ['ethereum']);
    expect([calls.count, list.value]).toEqual([2, ['ethereum']]);
  });

  it('survives a reload, and is not asked for meanwhile', async () => {
    const device = await filled();
    device.clock.advance(10 * MINUTE);
    const { list, calls } = open(device);
    await list.load();
    expect([calls.count, list.state]).toEqual([0, { kind: 'ready', value: ['bitcoin'] }]);
  });

  it('keeps when it was fetched and for how long it counts', async () => {
    const { storage, clock } = await filled();
    expect(JSON.parse(storage.get(KEY) ?? '')).toEqual({
      value: ['bitcoin'],
      fetchedOnDate: clock.now(),
      cacheExpirationInSeconds: 1800,
    });
  });

  it('ends its lifetime across reloads too', async () => {
    const device = await filled();
    device.clock.advance(30 * MINUTE);
    const { list, calls } = open(device);
    void list.load();
    expect([calls.count, list.state]).toEqual([1, { kind: 'loading' }]);
  });

  it('is asked for once by those who come at the same time', async () => {
    const { list, calls } = open();
    const both = [list.load(), list.load()];
    await calls.answer(0, ['bitcoin']);
    await Promise.all(both);
    expect([calls.count, calls.isAborted(0)]).toEqual([1, false]);
  });

  it('is not kept when it does not come, and is asked for again', async () => {
    const { list, calls, storage } = open();
    void list.load();
    await calls.refuse(0, unexpected(500));
    expect([list.state.kind, storage.get(KEY)]).toEqual(['failed', null]);
    void list.load();
    await calls.answer(1, ['bitcoin']);
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
  ])('does not believe what it did not keep itself: %s', (garbage) => {
    const storage = new MemoryStorage();
    storage.set(KEY, garbage);
    const { list, calls } = open({ storage });
    void list.load();
    expect([calls.count, list.state]).toEqual([1, { kind: 'loading' }]);
  });

  it('does not believe a date that is yet to come', async () => {
    const device = await filled({ clock: new ManualClock(Date.UTC(2030, 0, 1)) });
    const { list, calls } = open({ storage: device.storage });
    void list.load();
    expect(calls.count).toBe(1);
    expect(list.value).toBeUndefined();
  });
});
