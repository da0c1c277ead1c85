import { describe, expect, it, vi } from 'vitest';
import type { ApiKeyGateway } from '#src/application/api-keys/api-key-gateways.ts';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { listWithoutUses } from './list-without-uses.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

async function open(methods: (keys: ApiKeyGateway) => Partial<ApiKeyGateway> = () => ({})) {
  app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: ({ apiKeys }) => ({ apiKeys: methods(apiKeys) }),
  });
  return (await app.account()).apiKeys;
}

async function openAndStart(methods?: (keys: ApiKeyGateway) => Partial<ApiKeyGateway>) {
  const store = await open(methods);
  store.start();
  await flush();
  return store;
}

const first = (keys: readonly ApiKey[]): ApiKey => keys[0]!;

describe('the list of keys', () => {
  it('hides its secrets when its page is left', async () => {
    const store = await open();
    const leave = store.start();
    await flush();
    const { id } = first(store.keys.items);
    await store.secrets.toggle(id);
    expect(store.secrets.shownSecret(id)).toMatch(/^[0-9a-f]{32}$/);
    leave();
    expect(store.secrets.shownSecret(id)).toBeNull();
  });
});

describe('coming back to the page', () => {
  it('shows what another tab has turned off, and which version it has chosen', async () => {
    const store = await openAndStart();
    const { id } = first(store.keys.items);
    const { token } = app.session.getSession()!;
    app.provider.apiKeys.setActive(token, id, { status: false });
    app.provider.apiKeys.chooseVersion(token, { apiVersionId: 'version-2026-06-01' });
    app.returnToPage();
    await flush();
    expect([first(store.keys.items).active, store.defaultVersion?.name]).toEqual([false, '2026-06-01']);
  });

  it('shows when its keys were used last, once a minute at most', async () => {
    const requested: string[] = [];
    const store = await openAndStart((keys) => ({
      ...listWithoutUses(keys),
      lastUsed: (id, signal) => (requested.push(id), keys.lastUsed(id, signal)),
    }));
    store.lastUsed.showKeys(store.keys.items);
    await vi.waitFor(() => expect(requested).toHaveLength(10));
    app.returnToPage();
    expect(requested).toEqual(store.keys.items.map(({ id }) => id));
    app.clock.advance(60_000);
    app.returnToPage();
    await vi.waitFor(() => expect(requested).toHaveLength(20));
  });
});

describe('activating and deactivating', () => {
  it('changes nothing before the response', async () => {
    const calls = new DeferredCalls<boolean, boolean>();
    const store = await openAndStart(() => ({ setActive: (_, active) => calls.send(active) }));
    const { id } = first(store.keys.items);
    void store.changeActive(id, false);
    expect([store.isActive(id), calls.sent]).toEqual([true, [false]]);
    await calls.resolve(0, false);
    expect(store.isActive(id)).toBe(false);
  });
});

describe('the versions', () => {
  it('have no default before they load', async () => {
    const store = await open();
    store.markDefault('version-2026-06-01' as never);
    expect(store.defaultVersion).toBeNull();
  });
});
