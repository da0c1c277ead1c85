import { describe, expect, it } from 'vitest';
import type { NewApiKey } from '#src/domain/api-keys/api-key.ts';
import type { ApiKeyGateway } from '#src/application/api-keys/api-key-gateway.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { createKey } from '#src/application/api-keys/create-key-store.ts';

let app: TestApp;

async function open(methods: Partial<ApiKeyGateway> = {}) {
  app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: { apiKeys: methods },
  });
  const account = await app.account();
  return { store: account.get(createKey)(), keys: account.apiKeys };
}

describe('creating a key', () => {
  it('shows its name, trimmed, and the whole key', async () => {
    const { store } = await open();
    store.setName('  payouts-lisbon ');
    await store.create();
    expect(store.created).toEqual({ name: 'payouts-lisbon', key: expect.stringMatching(/^[0-9a-f]{32}$/) as string });
    expect([store.form.formErrors, app.toasts]).toEqual([[], []]);
  });

  it('brings it to the top of the list', async () => {
    const { store, keys } = await open();
    keys.start();
    await flush();
    store.setName('payouts-lisbon');
    await store.create();
    await flush();
    expect([keys.keys.items[0]?.name, keys.keys.items.length]).toEqual(['payouts-lisbon', 10]);
  });

  it.each([
    { name: '', error: 'api-keys.name-is-required' },
    { name: 'k'.repeat(51), error: 'api-keys.name-is-too-long' },
  ])('sends nothing for "$name"', async ({ name, error }) => {
    const calls = new DeferredCalls<NewApiKey, { key: string }>();
    const { store } = await open({ create: (sent) => calls.send(sent) });
    store.setName(name);
    await store.create();
    expect([calls.count, store.form.errorOf('name'), store.created]).toEqual([0, error, null]);
  });
});

describe('a name that the server rejects', () => {
  it('shows in the list when it was created although no response arrived', async () => {
    const { store, keys } = await open({
      create: (key) => {
        const { token } = app.session.getSession()!;
        app.provider.apiKeys.create(token, key);
        return Promise.resolve(fail(unreachable()));
      },
    });
    keys.start();
    await flush();
    store.setName('payouts-lisbon');
    await store.create();
    await flush();
    expect([keys.keys.items[0]?.name, store.created]).toEqual(['payouts-lisbon', null]);
  });
});

describe('copying the new key', () => {
  it('copies it and reports it', async () => {
    const { store } = await open();
    await store.copy();
    expect(app.copied).toEqual([]);
    store.setName('worker');
    await store.create();
    await store.copy();
    expect([app.copied, app.toasts]).toEqual([[store.created?.key], []]);
    expect(app.stores.toasts.announcement).toBe('Text copied to clipboard!');
    expect(store.needsManualCopy).toBe(false);
  });

  it.each(['insecure-page', 'failed'] as const)(
    'selects it, to be copied manually, when that is %s',
    async (outcome) => {
      const { store } = await open();
      store.setName('worker');
      await store.create();
      app.copyOutcome = outcome;
      await store.copy();
      expect(store.needsManualCopy).toBe(true);
      app.copyOutcome = 'copied';
      await store.copy();
      expect(store.needsManualCopy).toBe(false);
    },
  );
});
