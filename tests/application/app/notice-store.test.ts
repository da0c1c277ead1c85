import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { NoticeStore } from '#src/application/app/notice-store.ts';

function openNotice(text: string, storage: MemoryStorage): NoticeStore {
  const store = new NoticeStore(text, storage);
  store.start();
  return store;
}

describe('the maintenance notice', () => {
  it('is hidden when the deployment sets none', () => {
    expect(openNotice('', new MemoryStorage()).notice).toBeNull();
  });

  it('goes when it is dismissed and stays away', () => {
    const storage = new MemoryStorage();
    const store = openNotice('Maintenance on Sunday.', storage);
    expect(store.notice).toBe('Maintenance on Sunday.');
    store.dismiss();
    expect([store.notice, openNotice('Maintenance on Sunday.', storage).notice]).toEqual([null, null]);
  });

  it('comes back with another text', () => {
    const storage = new MemoryStorage();
    openNotice('Maintenance on Sunday.', storage).dismiss();
    expect(openNotice('Maintenance on Monday.', storage).notice).toBe('Maintenance on Monday.');
  });
});
