import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { ApiKeyGateway } from '#src/application/api-keys/api-key-gateway.ts';
import { apiKeysMessages } from '#src/application/i18n/en/api-keys.ts';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { rejected, unreachable } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { listWithoutUses } from './list-without-uses.ts';

let app: TestApp;

async function open(methods: (keys: ApiKeyGateway) => Partial<ApiKeyGateway> = () => ({})) {
  app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: ({ apiKeys }) => ({ apiKeys: methods(apiKeys) }),
  });
  app.i18n.add(apiKeysMessages);
  const account = await app.account();
  account.apiKeys.start();
  account.rotations.start();
  await flush();
  const key = account.apiKeys.keys.items[1]!;
  const store = account.deleteKey(key);
  return { account, store, key, hasKey: () => account.apiKeys.has(key.id) };
}

describe('deleting a key', () => {
  it('needs its name, and reports what is missing until something is typed', async () => {
    const sent: string[] = [];
    const { store, key } = await open((keys) => ({ remove: (id) => (sent.push(id), keys.remove(id)) }));
    expect([await store.run(), store.error]).toEqual([false, 'api-keys.delete.missing']);
    store.type(key.name.toUpperCase());
    expect(store.error).toBeNull();
    expect([await store.run(), store.error]).toEqual([false, 'api-keys.delete.different']);
    expect(sent).toEqual([]);
    store.type(` ${key.name} `);
    expect([await store.run(), store.error]).toEqual([true, null]);
    expect(sent).toEqual([key.id]);
  });

  it('removes its row, and what is stored of it', async () => {
    const { account, store, key, hasKey } = await open();
    const { apiKeys, rotations } = account;
    apiKeys.selection.set([key.id], true);
    await apiKeys.secrets.toggle(key.id);
    const names = { oldName: 'old', newName: 'new', isCopied: false };
    const id = (text: string) => text as ApiKeyId;
    rotations.save({ ...names, oldId: key.id, newId: id('successor') });
    rotations.save({ ...names, oldId: id('predecessor'), newId: key.id });
    rotations.save({ ...names, oldId: id('one'), newId: id('two') });
    store.type(key.name);
    await store.run();
    expect(hasKey()).toBe(false);
    expect([apiKeys.selection.has(key.id), apiKeys.secrets.shownSecret(key.id)]).toEqual([false, null]);
    expect(rotations.rotations.map(({ oldId }) => oldId)).toEqual(['one']);
    expect(app.toasts).toEqual([`success: ${key.name} deleted.`]);
  });

  it('counts a key that is gone already as deleted', async () => {
    const { store, key, hasKey } = await open((keys) => ({
      remove: async (id) => (await keys.remove(id), keys.remove(id)),
    }));
    store.type(key.name);
    expect([await store.run(), hasKey()]).toEqual([true, false]);
    expect(app.toasts).toEqual([`info: ${key.name} was already deleted.`]);
  });

  it.each([
    ['in its dialog', true],
    ['in a toast where that has closed', false],
  ])('that is still listed after its response says so %s', async (_, isShown) => {
    const { store, key } = await open(() => ({ remove: () => Promise.resolve(ok(undefined)) }));
    const hide = autorun(() => store.formErrors);
    if (!isShown) hide();
    store.type(key.name);
    expect(await store.run()).toBe(false);
    const text = `${key.name} is still listed, so it wasn't deleted. Try again in a moment.`;
    expect([store.formErrors, app.toasts]).toEqual([[text], isShown ? [] : [`error: ${text}`]]);
    hide();
  });

  it('reports a failure, and can be tried again', async () => {
    let isDown = true;
    const { store, key, hasKey } = await open((keys) => ({
      remove: (id) => (isDown ? Promise.resolve(fail(rejected(409, 'busy', 'The key is busy.'))) : keys.remove(id)),
    }));
    store.type(key.name);
    expect([await store.run(), hasKey(), store.isDeleting]).toEqual([false, true, false]);
    expect(app.toasts).toEqual(['error: The key is busy.']);
    isDown = false;
    expect([await store.run(), hasKey()]).toEqual([true, false]);
  });

  it.each([
    ['is done', true],
    ['stays open', false],
  ])('%s without a response when the list shows it: %s', async (_, isGone) => {
    const { account, store, key, hasKey } = await open((keys) => ({
      remove: async (id) => {
        if (isGone) await keys.remove(id);
        return fail(unreachable());
      },
    }));
    while (account.apiKeys.keys.hasMore) await account.apiKeys.keys.loadMore();
    store.type(key.name);
    expect(await store.run()).toBe(isGone);
    expect(hasKey()).toBe(!isGone);
  });
});

describe('the risk of deleting a key', () => {
  it('is known once its last use is', async () => {
    const { account, store, key } = await open(listWithoutUses);
    expect(store.risk).toBeNull();
    await account.apiKeys.lastUsed.refresh(key.id);
    expect(store.risk).not.toBeNull();
  });
});

describe('the capability', () => {
  it.each([
    ['active-customer', true],
    ['required-operations', false],
  ] as const)('in the scenario %s is offered: %s', async (scenario, expected) => {
    app = new TestApp({ scenario });
    const account = await app.account();
    await flush();
    expect(account.capabilities.has('api-key-deletion')).toBe(expected);
  });
});
