import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { rotationsKey, RotationsStore } from '#src/application/api-keys/rotations-store.ts';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';

const ELENA = 'elena@northwall.example';
const id = (text: string) => text as ApiKeyId;
const rotation = (oldId: string, newId: string) => ({ oldId: id(oldId), newId: id(newId), isCopied: false });
const named = (oldId: string, newId: string) => ({ ...rotation(oldId, newId), oldName: oldId, newName: newId });

function open(storage = new MemoryStorage(), owner = ELENA) {
  const store = new RotationsStore(
    storage,
    () => owner,
    () => undefined,
  );
  return { storage, store, stop: store.start() };
}

const pairs = (store: RotationsStore) => store.rotations.map(({ oldId, newId }) => [oldId, newId]);

describe('the unfinished rotations', () => {
  it('are stored by the key that is replaced, one of each', () => {
    const { storage, store } = open();
    const { save, remove } = store;
    save(named('a', 'a2'));
    save(named('b', 'b2'));
    save(named('a', 'a3'));
    expect(pairs(store)).toEqual([
      ['b', 'b2'],
      ['a', 'a3'],
    ]);
    expect(store.find(id('a'))?.newId).toBe('a3');
    expect(store.find(id('c'))).toBeNull();
    expect(pairs(open(storage).store)).toEqual(pairs(store));
    remove(id('b'));
    expect(pairs(open(storage).store)).toEqual([['a', 'a3']]);
    remove(id('a'));
    expect([store.rotations, storage.get(rotationsKey(ELENA))]).toEqual([[], null]);
  });

  it('follow another tab of the same person, until the store is left', () => {
    const { storage, store, stop } = open();
    const other = storage.otherTab();
    other.set(rotationsKey(ELENA), JSON.stringify([rotation('a', 'a2')]));
    expect(pairs(store)).toEqual([['a', 'a2']]);
    other.set(rotationsKey(ELENA), JSON.stringify([rotation('b', 'b2')]));
    expect(pairs(store)).toEqual([['b', 'b2']]);
    stop();
    other.remove(rotationsKey(ELENA));
    expect(pairs(store)).toEqual([['b', 'b2']]);
  });

  it('show while they are held what was there before', () => {
    const { store } = open();
    store.save(named('a', 'a2'));
    const release = store.hold();
    store.save(named('b', 'b2'));
    expect([store.shown.length, store.rotations.length]).toEqual([1, 2]);
    release();
    expect(store.shown).toEqual(store.rotations);
  });

  it('do not follow what another tab stores about something else', () => {
    const { storage, store } = open();
    storage.set(rotationsKey(ELENA), JSON.stringify([rotation('a', 'a2')]));
    storage.otherTab().set('something-else', '1');
    expect(store.rotations).toEqual([]);
  });

  it('do not lose what another tab has written', () => {
    const storage = new MemoryStorage();
    const { store } = open(storage);
    storage.set(rotationsKey(ELENA), JSON.stringify([rotation('a', 'a2')]));
    store.save(named('b', 'b2'));
    expect(pairs(store)).toEqual([
      ['a', 'a2'],
      ['b', 'b2'],
    ]);
  });

  it('are found whatever the case of the email, and are those of one person', () => {
    expect(rotationsKey('ELENA@northwall.example')).toBe(rotationsKey(ELENA));
    const emails = Array.from({ length: 500 }, (_, index) => `person-${index}@northwall.example`);
    expect(new Set(emails.map(rotationsKey)).size).toBe(500);
  });

  it('discard what has no ids', () => {
    const storage = new MemoryStorage();
    const broken = [{ ...rotation('a', 'a2'), oldId: 7 }, { oldId: 'b' }, null, rotation('c', 'c2')];
    storage.set(rotationsKey(ELENA), JSON.stringify(broken));
    expect(pairs(open(storage).store)).toEqual([['c', 'c2']]);
  });
});

describe('a new email', () => {
  const NEW = 'elena@riverstone.example';

  it('moves the rotations to it, behind those that are there', () => {
    const { storage, store } = open();
    storage.set(rotationsKey(NEW), JSON.stringify([rotation('b', 'b2')]));
    store.save(named('a', 'a2'));
    store.changeOwner(ELENA, NEW);
    expect([store.rotations, storage.get(rotationsKey(ELENA))]).toEqual([[], null]);
    expect(pairs(open(storage, NEW).store)).toEqual([
      ['b', 'b2'],
      ['a', 'a2'],
    ]);
  });

  it('moves nothing where there is nothing, or only its case has changed', () => {
    const { storage, store } = open();
    store.changeOwner(ELENA, NEW);
    expect(storage.get(rotationsKey(NEW))).toBeNull();
    store.save(named('a', 'a2'));
    store.changeOwner(ELENA, ELENA.toUpperCase());
    expect(pairs(store)).toEqual([['a', 'a2']]);
  });
});
