import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { NoticeStore } from '#src/application/app/notice-store.ts';

function opened(text: string, storage: MemoryStorage): NoticeStore {
  const store = new NoticeStore(text, storage);
  store.start();
  return store;
}

describe('the maintenance notice', () => {
  it('shows nothing where the deployment says nothing', () => {
    expect(opened('', new MemoryStorage()).notice).toBeNull();
  });

  it('goes when it is dismissed and stays away', () => {
    const storage = new MemoryStorage();
    const store = opened('Maintenance on Sunday.', storage);
    expect(store.notice).toBe('Maintenance on Sunday.');
    store.dismiss();
    expect([store.notice, opened('Maintenance on Sunday.', storage).notice]).toEqual([null, null]);
  });

  it('comes back with another text', () => {
    const storage = new MemoryStorage();
    opened('Maintenance on Sunday.', storage).dismiss();
    expect(opened('Maintenance on Monday.', storage).notice).toBe('Maintenance on Monday.');
  });
});
