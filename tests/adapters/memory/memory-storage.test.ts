import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';

describe('storage in memory', () => {
  it('stores values until they are removed', () => {
    const storage = new MemoryStorage();
    expect(storage.get('a')).toBeNull();
    storage.set('a', '1');
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });

  it('notifies the other tabs of a change, and not the tab that made it', () => {
    const one = new MemoryStorage();
    const other = one.otherTab();
    const heard: unknown[] = [];
    one.onOtherTab((key, value) => heard.push(['one', key, value]));
    other.onOtherTab((key, value) => heard.push(['other', key, value]));
    one.set('a', '1');
    one.set('a', '1');
    other.remove('a');
    other.remove('a');
    one.set('b', '2');
    one.clear();
    expect(heard).toEqual([
      ['other', 'a', '1'],
      ['one', 'a', null],
      ['other', 'b', '2'],
      ['other', null, null],
    ]);
    expect(other.get('b')).toBeNull();
  });

  it('notifies no removed listener', () => {
    const one = new MemoryStorage();
    let heard = 0;
    one.otherTab().onOtherTab(() => {
      heard += 1;
    })();
    one.set('a', '1');
    expect(heard).toBe(0);
  });
});
