import type { OpenEntry } from '#src/domain/logs/log-location.ts';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { LogSearch } from '#src/application/logs/log-view.ts';
import { TimestampFormatStore } from '#src/application/logs/log-dates.ts';

describe('how the logs format time', () => {
  it('is stored on the device', () => {
    const storage = new MemoryStorage();
    const clock = new ManualClock();
    const first = new TimestampFormatStore(storage, clock);
    first.start();
    expect(first.format).toBe('utc');
    first.choose('relative');
    const second = new TimestampFormatStore(storage, clock);
    second.start();
    expect(second.format).toBe('relative');
  });

  it('is UTC when the stored value is invalid', () => {
    const storage = new MemoryStorage();
    storage.set('gatehouse.log-time', 'martian');
    const times = new TimestampFormatStore(storage, new ManualClock());
    times.start();
    expect(times.format).toBe('utc');
  });

  it('continues by itself while a log is shown', () => {
    const clock = new ManualClock();
    const times = new TimestampFormatStore(new MemoryStorage(), clock);
    const stop = times.start();
    clock.advance(61_000);
    expect(clock.now() - times.now).toBeLessThan(15_000);
    stop();
    const { now } = times;
    clock.advance(61_000);
    expect(times.now).toBe(now);
  });
});

describe('a search phrase', () => {
  it('counts once the typing has paused for half a second', () => {
    const clock = new ManualClock();
    const search = new LogSearch(clock);
    const settled: string[] = [];
    search.type('0', (phrase) => void settled.push(phrase));
    clock.advance(499);
    search.type('0x', (phrase) => void settled.push(phrase));
    clock.advance(499);
    expect([search.typed, settled]).toEqual(['0x', []]);
    clock.advance(1);
    expect(settled).toEqual(['0x']);
  });

  it('follows the URL, but not against a user who is typing', () => {
    const clock = new ManualClock();
    const search = new LogSearch(clock);
    const sync = (searchPhrase: string, open: OpenEntry | null = null) =>
      search.syncLocation({ filters: { searchPhrase }, open });
    sync('from the address');
    expect(search.typed).toBe('from the address');
    search.type('mine', () => undefined);
    sync('from the address');
    expect(search.typed).toBe('mine');
    clock.advance(500);
    sync('again');
    expect(search.typed).toBe('again');
  });

  it('ends with an entry that is opened, which a later search would close', () => {
    const clock = new ManualClock();
    const search = new LogSearch(clock);
    const settled: string[] = [];
    search.type('mine', (phrase) => void settled.push(phrase));
    search.syncLocation({ filters: { searchPhrase: '' }, open: { id: 'a', after: null } });
    clock.advance(1000);
    expect([settled, search.typed]).toEqual([[], '']);
  });
});
