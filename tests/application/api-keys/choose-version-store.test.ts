import { describe, expect, it } from 'vitest';
import type { ApiKeyGateway } from '#src/application/api-keys/api-key-gateway.ts';
import type { ApiVersionId } from '#src/domain/api-keys/api-key.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { TestApp } from '#tests/support/test-app.ts';

const newest = 'version-2026-06-01' as ApiVersionId;
const usual = 'version-2024-12-12' as ApiVersionId;

let app: TestApp;

async function open(methods: (keys: ApiKeyGateway) => Partial<ApiKeyGateway> = () => ({})) {
  app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: ({ apiKeys }) => ({ apiKeys: methods(apiKeys) }),
  });
  const { apiKeys, chooseVersion } = await app.account();
  await apiKeys.reloadVersions();
  return { store: chooseVersion(), apiKeys };
}

describe('choosing the default version', () => {
  it('starts with the current version and nothing to save', async () => {
    const { store } = await open();
    expect([store.chosen, store.canSave]).toEqual([usual, false]);
    await store.save();
    expect(store.isSaved).toBe(false);
  });

  it('saves another one, which is the only default then', async () => {
    const { store, apiKeys } = await open();
    store.choose(newest);
    expect(store.canSave).toBe(true);
    await store.save();
    expect([store.isSaved, apiKeys.defaultVersion?.id]).toEqual([true, newest]);
    expect(apiKeys.versions.value?.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    await apiKeys.reloadVersions();
    expect(apiKeys.defaultVersion?.id).toBe(newest);
  });

  it('sends one call and holds the choice while it is being saved', async () => {
    const calls = new DeferredCalls<ApiVersionId, void>();
    const { store } = await open(() => ({ chooseVersion: (id) => calls.send(id) }));
    store.choose(newest);
    void store.save();
    void store.save();
    store.choose(usual);
    expect([store.isSaving, store.canSave, store.chosen, calls.sent]).toEqual([true, false, newest, [newest]]);
    await calls.resolve(0, undefined);
    expect([store.isSaving, store.isSaved]).toEqual([false, true]);
  });

  it('has nothing left to save when no response arrives but the list shows that it succeeded', async () => {
    const { store, apiKeys } = await open((keys) => ({
      chooseVersion: async (id) => (await keys.chooseVersion(id), fail(unreachable())),
    }));
    store.choose(newest);
    await store.save();
    expect([store.isSaved, apiKeys.defaultVersion?.id]).toEqual([true, newest]);
  });

  it('has nothing chosen when no version is the default', async () => {
    const { apiKeys } = await open();
    apiKeys.versions.replace([]);
    const { chooseVersion } = await app.account();
    const store = chooseVersion();
    await store.save();
    expect([store.chosen, store.canSave, store.isSaved]).toEqual([null, false, false]);
  });
});
