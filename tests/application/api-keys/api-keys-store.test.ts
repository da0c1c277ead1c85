import { afterEach, describe, expect, it } from 'vitest';
import type { ApiKeyGateway } from '#src/application/api-keys/api-key-gateway.ts';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { refused, unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { Calls } from '#tests/support/calls.ts';
import { changed } from '#tests/support/changed.ts';
import { flush } from '#tests/support/gates.ts';
import { TestConsole } from '#tests/support/test-console.ts';

let console: TestConsole;
afterEach(() => console.close());

async function open(methods: (keys: ApiKeyGateway) => Partial<ApiKeyGateway> = () => ({})) {
  console = new TestConsole({
    scenario: 'active-customer',
    change: ({ apiKeys }) => ({ apiKeys: changed(apiKeys, methods(apiKeys)) }),
  });
  return (await console.account()).apiKeys;
}

async function started(methods?: (keys: ApiKeyGateway) => Partial<ApiKeyGateway>) {
  const store = await open(methods);
  store.start();
  await flush();
  return store;
}

const first = (keys: readonly ApiKey[]): ApiKey => keys[0]!;

describe('the list of keys', () => {
  it('grows from 10 to 23 in three pages', async () => {
    const { keys } = await started();
    const lengths = [keys.items.length];
    while (keys.hasMore) {
      await keys.loadMore();
      lengths.push(keys.items.length);
    }
    expect([lengths, new Set(keys.items.map(({ id }) => id)).size]).toEqual([[10, 20, 23], 23]);
  });

  it('is asked for when its page opens, not before', async () => {
    const { keys, versions } = await open();
    expect([keys.state.kind, versions.state.kind]).toEqual(['idle', 'idle']);
  });

  it('is given up when its page is left', async () => {
    const store = await open();
    store.start()();
    await flush();
    expect([store.keys.state.kind, store.versions.state.kind]).toEqual(['idle', 'idle']);
  });

  it('survives the double start of StrictMode', async () => {
    const store = await open();
    store.start()();
    store.start();
    await flush();
    expect([store.keys.items.length, store.defaultVersion?.name]).toEqual([10, '2024-12-12']);
  });

  it('tells of a failure in a toast, applies its state, and comes at the next try', async () => {
    let tries = 0;
    const store = await started((keys) => ({
      list: (...args) => (
        (tries += 1), tries === 1 ? Promise.resolve(fail(unexpected(503, { message: 'Down.' }))) : keys.list(...args)
      ),
    }));
    expect([store.keys.state.kind, console.toasts]).toEqual(['failed', ['error: Down.']]);
    await store.reloadKeys();
    expect([store.keys.items.length, store.keys.state.kind]).toEqual([10, 'ready']);
  });

  it('keeps its pages when it is read anew', async () => {
    const store = await started();
    await store.keys.loadMore();
    await store.reloadKeys();
    expect([store.keys.items.length, store.keys.hasMore]).toEqual([20, true]);
  });
});

describe('coming back to the page', () => {
  it('shows what another tab has turned off, and which version it has chosen', async () => {
    const store = await started();
    const { id } = first(store.keys.items);
    const { token } = console.session.current()!;
    console.provider.apiKeys.setActive(token, id, { status: false });
    console.provider.apiKeys.chooseVersion(token, { apiVersionId: 'version-2026-06-01' });
    console.returnToPage();
    await flush();
    expect([first(store.keys.items).active, store.defaultVersion?.name]).toEqual([false, '2026-06-01']);
  });

  it('shows when its keys were used last, once a minute at most', async () => {
    const asked: string[] = [];
    const store = await started((keys) => ({ lastUsed: (id, signal) => (asked.push(id), keys.lastUsed(id, signal)) }));
    console.returnToPage();
    await flush();
    console.returnToPage();
    expect(asked).toEqual(store.keys.items.map(({ id }) => id));
    console.clock.advance(60_000);
    console.returnToPage();
    await flush();
    expect(asked).toHaveLength(20);
  });

  it('says nothing where nothing comes, and asks no more once the page is left', async () => {
    let isDown = false;
    let asked = 0;
    const store = await open((keys) => ({
      list: (...args) => ((asked += 1), isDown ? Promise.resolve(fail(unreachable())) : keys.list(...args)),
    }));
    const stop = store.start();
    await flush();
    isDown = true;
    console.returnToPage();
    await flush();
    expect([asked, store.keys.items.length, store.keys.state.kind, console.toasts]).toEqual([2, 10, 'ready', []]);
    stop();
    console.returnToPage();
    expect(asked).toBe(2);
  });
});

describe('activating and deactivating', () => {
  it('changes the row, and the server knows it too', async () => {
    const store = await started();
    const key = first(store.keys.items);
    expect(await store.setActive(key, false)).toBe(true);
    expect(first(store.keys.items)).toEqual({ ...key, active: false });
    await store.reloadKeys();
    expect(first(store.keys.items).active).toBe(false);
  });

  it('follows the state that the provider settled on', async () => {
    const store = await started(() => ({ setActive: () => Promise.resolve(ok(true)) }));
    expect(await store.setActive(first(store.keys.items), false)).toBe(true);
    expect(first(store.keys.items).active).toBe(true);
  });

  it('changes nothing before the answer, and sends one call for a double click', async () => {
    const calls = new Calls<boolean, boolean>();
    const store = await started(() => ({ setActive: (_, active) => calls.send(active) }));
    const key = first(store.keys.items);
    const clicks = [store.setActive(key, false), store.setActive(key, false)];
    expect([store.isChanging(key.id), first(store.keys.items).active, calls.sent]).toEqual([true, true, [false]]);
    await calls.answer(0, false);
    expect(await Promise.all(clicks)).toEqual([true, false]);
    expect([store.isChanging(key.id), first(store.keys.items).active]).toEqual([false, false]);
  });

  it('leaves the row alone and says why when it is refused', async () => {
    const failure = refused(404, 'not_found', 'There is no such API key.');
    const store = await started(() => ({ setActive: () => Promise.resolve(fail(failure)) }));
    const key = first(store.keys.items);
    expect(await store.setActive(key, false)).toBe(false);
    expect([first(store.keys.items), store.isChanging(key.id)]).toEqual([key, false]);
    expect(console.toasts).toEqual(['error: There is no such API key.']);
  });
});

describe('a change that nobody answered', () => {
  it('has nothing left to ask where the list says that it went through', async () => {
    const store = await started((keys) => ({
      setActive: async (id, active) => (await keys.setActive(id, active), fail(unreachable())),
    }));
    const key = first(store.keys.items);
    expect(await store.setActive(key, false)).toBe(true);
    expect([first(store.keys.items).active, store.isChanging(key.id), console.toasts]).toEqual([
      false,
      false,
      ['error: We could not confirm this. Check before trying again.'],
    ]);
  });

  it('is still to be made where the list says that it did not', async () => {
    const store = await started(() => ({ setActive: () => Promise.resolve(fail(unreachable())) }));
    expect(await store.setActive(first(store.keys.items), false)).toBe(false);
    expect(first(store.keys.items).active).toBe(true);
  });
});

describe('the versions', () => {
  it('name the default one', async () => {
    const store = await started();
    expect([store.versions.value?.length, store.defaultVersion?.name]).toEqual([3, '2024-12-12']);
  });

  it('tell of a failure and come at the next try', async () => {
    let tries = 0;
    const store = await started((keys) => ({
      versions: (signal) => (
        (tries += 1), tries === 1 ? Promise.resolve(fail(unexpected(500))) : keys.versions(signal)
      ),
    }));
    expect([store.versions.state.kind, store.defaultVersion, console.toasts.length]).toEqual(['failed', null, 1]);
    await store.reloadVersions();
    expect(store.defaultVersion?.name).toBe('2024-12-12');
  });

  it('have none for a default before they are known', async () => {
    const store = await open();
    store.markDefault('version-2026-06-01' as never);
    expect(store.defaultVersion).toBeNull();
  });
});
