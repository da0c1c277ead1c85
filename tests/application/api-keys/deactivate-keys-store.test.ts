import { describe, expect, it } from 'vitest';
import type { ApiKeyGateway } from '#src/application/api-keys/api-key-gateways.ts';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { rejected, unreachable } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { deactivateKeys } from '#src/application/api-keys/deactivate-keys-store.ts';

let app: TestApp;

/** The dialog for the first, second and fourth key; the third is inactive. */
async function open(methods: (keys: ApiKeyGateway) => Partial<ApiKeyGateway> = () => ({})) {
  app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: ({ apiKeys }) => ({ apiKeys: methods(apiKeys) }),
  });
  const { apiKeys, get } = await app.account();
  apiKeys.start();
  await flush();
  const { items } = apiKeys.keys;
  apiKeys.selection.set(
    items.slice(0, 4).map(({ id }) => id),
    true,
  );
  return { apiKeys, store: get(deactivateKeys)(), ids: [items[0]!, items[1]!, items[3]!].map(({ id }) => id) };
}

const ids = (keys: readonly { readonly id: ApiKeyId }[]) => keys.map(({ id }) => id);

describe('deactivating several keys', () => {
  it('takes the active ones of the selection, and changes them one after the other', async () => {
    const calls = new DeferredCalls<ApiKeyId, boolean>();
    const { store, ids: expected } = await open(() => ({ setActive: (id) => calls.send(id) }));
    expect([store.phase, ids(store.untouched)]).toEqual(['asking', expected]);
    void store.run();
    expect([store.phase, calls.count]).toEqual(['running', 1]);
    await calls.resolve(0, false);
    expect([store.doneCount, calls.count, store.total]).toEqual([1, 2, 3]);
  });

  it('counts a key that the response calls active as failed', async () => {
    const { store, ids: expected } = await open(() => ({ setActive: () => Promise.resolve(ok(true)) }));
    await store.run();
    expect([store.changed, store.failed.map(({ key }) => key.id)]).toEqual([[], expected]);
  });

  it('sends each key once, however often it is confirmed', async () => {
    const sent: string[] = [];
    const { store, ids: expected } = await open((keys) => ({
      setActive: (id, active) => (sent.push(id), keys.setActive(id, active)),
    }));
    await Promise.all([store.run(), store.run()]);
    await store.run();
    expect(sent).toEqual(expected);
  });

  it('stops after the key that is on its way', async () => {
    const calls = new DeferredCalls<ApiKeyId, boolean>();
    const { apiKeys, store, ids: expected } = await open(() => ({ setActive: (id) => calls.send(id) }));
    const run = store.run();
    store.stop();
    expect(store.isStopping).toBe(true);
    await calls.resolve(0, false);
    await run;
    expect([store.phase, ids(store.changed), ids(store.untouched)]).toEqual([
      'done',
      expected.slice(0, 1),
      expected.slice(1),
    ]);
    expect(ids(apiKeys.selection.keys)).toEqual(expected.slice(1));
  });

  it('does nothing when it is stopped before or after', async () => {
    const { store } = await open();
    store.stop();
    await store.retry();
    expect([store.phase, store.isStopping]).toEqual(['asking', false]);
  });

  it('refetches the list when it got no response', async () => {
    let listed = 0;
    const { store } = await open((keys) => ({
      list: (...args) => ((listed += 1), keys.list(...args)),
      setActive: () => Promise.resolve(fail(unreachable())),
    }));
    listed = 0;
    await store.run();
    expect([listed, store.failed.length]).toEqual([3, 3]);
  });

  it('ends when the session does', async () => {
    let sent = 0;
    const { store } = await open(() => ({
      setActive: () => ((sent += 1), Promise.resolve(fail(rejected(401, 'unauthorized', 'Log in.')))),
    }));
    await store.run();
    expect([sent, store.phase]).toEqual([1, 'running']);
  });
});
