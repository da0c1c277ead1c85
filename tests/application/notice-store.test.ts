import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '../../src/adapters/memory/memory-storage';
import { NoticeStore } from '../../src/application/console/notice-store';

describe('the maintenance notice', () => {
  it('shows nothing where the deployment says nothing', () => {
    expect(new NoticeStore('', new MemoryStorage()).notice).toBeNull();
  });

  it('goes when it is dismissed and stays away', () => {
    const storage = new MemoryStorage();
    const store = new NoticeStore('Maintenance on Sunday.', storage);
    expect(store.notice).toBe('Maintenance on Sunday.');
    store.dismiss();
    expect([store.notice, new NoticeStore('Maintenance on Sunday.', storage).notice]).toEqual([null, null]);
  });

  it('comes back with another text', () => {
    const storage = new MemoryStorage();
    new NoticeStore('Maintenance on Sunday.', storage).dismiss();
    expect(new NoticeStore('Maintenance on Monday.', storage).notice).toBe('Maintenance on Monday.');
  });
});
