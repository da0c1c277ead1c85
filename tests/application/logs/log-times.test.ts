import { describe, expect, it } from 'vitest';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { LogSearch } from '#src/application/logs/log-search.ts';
import { LogTimes } from '#src/application/logs/log-times.ts';

describe('how the logs tell time', () => {
  it('is kept on the device', () => {
    const storage = new MemoryStorage();
    const clock = new ManualClock();
    const first = new LogTimes(storage, clock);
    first.start();
    expect(first.mode).toBe('utc');
    first.choose('relative');
    const second = new LogTimes(storage, clock);
    second.start();
    expect(second.mode).toBe('relative');
  });

  it('is UTC where something else is kept', () => {
    const storage = new MemoryStorage();
    storage.set('gatehouse.log-time', 'martian');
    const times = new LogTimes(storage, new ManualClock());
    times.start();
    expect(times.mode).toBe('utc');
  });

  it('goes on by itself while a log is shown', () => {
    const clock = new ManualClock();
    const times = new LogTimes(new MemoryStorage(), clock);
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

  it('follows the address, but not against somebody who is typing', () => {
    const clock = new ManualClock();
    const search = new LogSearch(clock);
    search.follow('from the address');
    expect(search.typed).toBe('from the address');
    search.type('mine', () => undefined);
    search.follow('from the address');
    expect(search.typed).toBe('mine');
    clock.advance(500);
    search.follow('again');
    expect(search.typed).toBe('again');
  });
});
