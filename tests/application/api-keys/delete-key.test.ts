import { describe, expect, it } from 'vitest';
import type { ApiKeyGateway } from '#src/application/api-keys/api-key-gateways.ts';
import { deleteKey } from '#src/application/api-keys/key-changes.ts';
import { apiKeysMessages } from '#src/application/i18n/en/api-keys.ts';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';

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
  const change = account.get(deleteKey)(key);
  change.form.fill({ confirmation: key.name });
  return { account, change, key, hasKey: () => account.apiKeys.has(key.id) };
}

describe('deleting a key', () => {
  it('removes its row, and what is stored of it', async () => {
    const { account, change, key, hasKey } = await open();
    const { apiKeys, rotations } = account;
    apiKeys.selection.set([key.id], true);
    await apiKeys.secrets.toggle(key.id);
    const names = { oldName: 'old', newName: 'new', isCopied: false };
    const id = (text: string) => text as ApiKeyId;
    rotations.save({ ...names, oldId: key.id, newId: id('successor') });
    rotations.save({ ...names, oldId: id('predecessor'), newId: key.id });
    rotations.save({ ...names, oldId: id('one'), newId: id('two') });
    await change.submit();
    expect(hasKey()).toBe(false);
    expect([apiKeys.selection.has(key.id), apiKeys.secrets.shownSecret(key.id)]).toEqual([false, null]);
    expect(rotations.rotations.map(({ oldId }) => oldId)).toEqual(['one']);
    expect(app.toasts).toEqual([`success: ${key.name} deleted.`]);
  });

  it('counts a key that is gone already as deleted', async () => {
    const { change, key, hasKey } = await open((keys) => ({
      remove: async (id) => (await keys.remove(id), keys.remove(id)),
    }));
    await change.submit();
    expect([change.isDone, hasKey()]).toEqual([true, false]);
    expect(app.toasts).toEqual([`info: ${key.name} was already deleted.`]);
  });

  it.each(['a key that is listed still', 'a list that goes on'])(
    'stays open without a response by %s',
    async (list) => {
      const { account, change, hasKey } = await open(() => ({ remove: () => Promise.resolve(fail(unreachable())) }));
      const { keys } = account.apiKeys;
      while (keys.hasMore && list !== 'a list that goes on') await keys.loadMore();
      await change.submit();
      await flush();
      expect([change.isDone, hasKey()]).toEqual([false, true]);
    },
  );
});
