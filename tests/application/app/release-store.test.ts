import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { RELOADED_RELEASE_KEY, ReleaseStore } from '#src/application/app/release-store.ts';
import type { PageRelease } from '#src/application/platform/page-release.ts';

type State = Awaited<ReturnType<PageRelease['state']>>;

function open(state: State, { hasInput = false, tabStorage = new MemoryStorage() } = {}) {
  const device = { state, hasInput, reloads: 0 };
  const page: PageRelease = {
    name: 'release-1',
    state: () => Promise.resolve(device.state),
    hasInput: () => device.hasInput,
    reload: () => void (device.reloads += 1),
  };
  return { device, tabStorage, store: new ReleaseStore(page, tabStorage) };
}

describe('a page that failed to load', () => {
  it('reloads once into the release that replaced it', async () => {
    const { device, tabStorage, store } = open('replaced');
    expect(store.isReplaced).toBe(false);
    const { recover } = store;
    await recover(false);
    expect([store.isReplaced, device.reloads, tabStorage.get(RELOADED_RELEASE_KEY)]).toEqual([true, 1, 'release-1']);
    await recover(false);
    expect(device.reloads).toBe(1);
    const again = open('replaced', { tabStorage });
    await again.store.check();
    expect([again.store.isReplaced, again.device.reloads]).toEqual([true, 0]);
  });

  it('reloads although an earlier release was left before', async () => {
    const tabStorage = new MemoryStorage();
    tabStorage.set(RELOADED_RELEASE_KEY, 'release-0');
    const { device, store } = open('replaced', { tabStorage });
    await store.check();
    expect(device.reloads).toBe(1);
  });

  it('never reloads over input', async () => {
    const { device, tabStorage, store } = open('replaced', { hasInput: true });
    await store.check();
    expect([store.isReplaced, device.reloads, tabStorage.get(RELOADED_RELEASE_KEY)]).toEqual([true, 0, null]);
  });

  it.each(['same', 'unreachable'] as const)('stays where the deployment is %s', async (state) => {
    const { device, store } = open(state);
    await store.check();
    expect([store.isReplaced, device.reloads]).toEqual([false, 0]);
  });

  it('knows what it knew while the deployment is unreachable', async () => {
    const { device, store } = open('replaced', { hasInput: true });
    await store.check();
    device.state = 'unreachable';
    await store.check();
    expect(store.isReplaced).toBe(true);
    device.state = 'same';
    await store.check();
    expect(store.isReplaced).toBe(false);
  });
});

describe('another try', () => {
  it.each([
    { state: 'same', hasInput: false, reloads: 1 },
    { state: 'replaced', hasInput: false, reloads: 1 },
    { state: 'unreachable', hasInput: false, reloads: 0 },
    { state: 'same', hasInput: true, reloads: 0 },
    { state: 'unreachable', hasInput: true, reloads: 0 },
  ] as const)('reloads $reloads times: $state, with input $hasInput', async ({ state, hasInput, reloads }) => {
    const { device, store } = open(state, { hasInput });
    await store.recover(true);
    expect(device.reloads).toBe(reloads);
  });

  it('reloads at once where the person asks for it', () => {
    const { device, store } = open('unreachable', { hasInput: true });
    store.reload();
    expect(device.reloads).toBe(1);
  });
});
