import { describe, expect, it } from 'vitest';
import { createLocalStorage } from '#src/adapters/browser/local-storage.ts';

const KEY = 'gatehouse.session';

/** What a browser offers, as broken as a test wants it. */
function device(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored));
  let isBroken = false;
  const guard = () => {
    if (isBroken) throw new DOMException('Full or blocked', 'QuotaExceededError');
  };
  const storage = {
    getItem: (key: string) => (guard(), values.get(key) ?? null),
    setItem: (key: string, value: string) => (guard(), void values.set(key, value)),
    removeItem: (key: string) => (guard(), void values.delete(key)),
  } as Storage;
  const target = new EventTarget();
  const dispatchChange = (key: string | null, newValue: string | null) =>
    target.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  return { values, storage, target, dispatchChange, break: (broken = true) => void (isBroken = broken) };
}

function open(stored?: Record<string, string>) {
  const dev = device(stored);
  return { ...dev, local: createLocalStorage(() => dev.storage, dev.target) };
}

describe('local storage', () => {
  it('stores and removes values on the device', () => {
    const { values, local } = open({ [KEY]: 'old' });
    expect([local.get(KEY), local.get('gatehouse.theme')]).toEqual(['old', null]);
    local.set(KEY, 'new');
    expect([values.get(KEY), local.get(KEY)]).toEqual(['new', 'new']);
    local.remove(KEY);
    expect([values.has(KEY), local.get(KEY)]).toEqual([false, null]);
  });

  it('falls back to memory when the device rejects a write', () => {
    const { values, local, break: breakDown } = open({ [KEY]: 'old' });
    breakDown();
    expect(local.get(KEY)).toBeNull();
    local.set(KEY, 'new');
    expect([local.get(KEY), values.get(KEY)]).toEqual(['new', 'old']);
    breakDown(false);
    expect(local.get(KEY)).toBe('new');
    local.set(KEY, 'newer');
    expect([local.get(KEY), values.get(KEY)]).toEqual(['newer', 'newer']);
  });

  it('forgets a value that the device fails to remove', () => {
    const { local, break: breakDown } = open({ [KEY]: 'old' });
    breakDown();
    local.remove(KEY);
    breakDown(false);
    expect(local.get(KEY)).toBeNull();
    local.remove(KEY);
    local.set(KEY, 'new');
    expect(local.get(KEY)).toBe('new');
  });

  it('falls back to memory when a stored value cannot be read back', () => {
    const { storage, target, dispatchChange } = device();
    const local = createLocalStorage(
      () =>
        Object.assign(storage, {
          getItem: () => {
            throw new DOMException('Broken', 'UnknownError');
          },
        }),
      target,
    );
    local.set(KEY, 'mine');
    expect(local.get(KEY)).toBe('mine');
    local.onOtherTab(() => undefined);
    dispatchChange(KEY, 'theirs');
    expect(local.get(KEY)).toBe('theirs');
    local.remove(KEY);
    expect(local.get(KEY)).toBeNull();
  });

  it.each([
    [
      'throws',
      () => {
        throw new DOMException('Read only', 'NoModificationAllowedError');
      },
    ],
    ['does nothing', () => undefined],
  ])('has nothing left after a reload where removing %s', (_, removeItem) => {
    const { values, storage, target } = device({ [KEY]: 'old' });
    const open = () => createLocalStorage(() => Object.assign(storage, { removeItem }), target);
    const local = open();
    local.remove(KEY);
    expect([local.get(KEY), open().get(KEY), values.get(KEY)]).toEqual([null, null, '']);
    local.set(KEY, 'new');
    expect([local.get(KEY), open().get(KEY)]).toEqual(['new', 'new']);
  });

  it('works when accessing the storage throws', () => {
    const local = createLocalStorage(() => {
      throw new DOMException('Access denied', 'SecurityError');
    }, new EventTarget());
    expect(local.get(KEY)).toBeNull();
    local.set(KEY, 'kept');
    expect(local.get(KEY)).toBe('kept');
    local.remove(KEY);
    expect(local.get(KEY)).toBeNull();
  });
});

describe('what other tabs store', () => {
  function listening(stored?: Record<string, string>) {
    const opened = open(stored);
    const received: (readonly [string | null, string | null])[] = [];
    const dispose = opened.local.onOtherTab((key, value) => void received.push([key, value]));
    return { ...opened, heard: received, dispose };
  }

  it('is reported when changed, removed or cleared', () => {
    const { dispatchChange, heard: received } = listening();
    dispatchChange(KEY, 'new');
    dispatchChange(KEY, null);
    dispatchChange(null, null);
    expect(received).toEqual([
      [KEY, 'new'],
      [KEY, null],
      [null, null],
    ]);
  });

  it('is ignored when it belongs to another application on the same origin', () => {
    const { dispatchChange, heard: received } = listening();
    dispatchChange('session', 'x');
    dispatchChange('other.gatehouse.session', 'x');
    expect(received).toEqual([]);
  });

  it('replaces a value that could not be written here', () => {
    const { local, values, dispatchChange, break: breakDown } = listening();
    breakDown();
    local.set(KEY, 'mine');
    breakDown(false);
    values.set(KEY, 'theirs');
    dispatchChange(KEY, 'theirs');
    expect(local.get(KEY)).toBe('theirs');
  });

  it('is ignored after the subscription is disposed', () => {
    const { dispatchChange, heard: received, dispose } = listening();
    dispose();
    dispatchChange(KEY, 'new');
    expect(received).toEqual([]);
  });
});
