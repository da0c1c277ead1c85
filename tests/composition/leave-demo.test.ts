import { describe, expect, it, vi } from 'vitest';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { unregisterDemoWorker } from '#src/composition/demo-worker.ts';
import { clearDemoData } from '#src/composition/clear-demo-data.ts';

const registered = (scriptURL: string) => ({ active: { scriptURL }, unregister: vi.fn(() => Promise.resolve(true)) });

describe('what a demo left at the URL of a console', () => {
  it('goes, with the session that only its provider knows, and leaves the rest', () => {
    const storage = new MemoryStorage();
    for (const key of ['gatehouse.mock', 'gatehouse.session', 'gatehouse.theme']) storage.set(key, 'x');
    clearDemoData(storage, undefined);
    expect(['gatehouse.mock', 'gatehouse.session', 'gatehouse.theme'].map((key) => storage.get(key))).toEqual([
      null,
      null,
      'x',
    ]);
  });

  it('is not looked for in a session of the console’s own', () => {
    const storage = new MemoryStorage();
    storage.set('gatehouse.session', 'x');
    clearDemoData(storage, undefined);
    expect(storage.get('gatehouse.session')).toBe('x');
  });

  it('is its worker, and no other of the origin', async () => {
    const demo = registered('https://console.example/console/mockServiceWorker.js');
    const other = registered('https://console.example/shop/worker.js');
    const getRegistrations = () => Promise.resolve([demo, other, { active: null, unregister: vi.fn() }]);
    await unregisterDemoWorker({ getRegistrations } as unknown as ServiceWorkerContainer);
    expect([demo.unregister.mock.calls.length, other.unregister.mock.calls.length]).toEqual([1, 0]);
  });
});
