import { describe, expect, it } from 'vitest';
import type { ApiKeyGateway } from '#src/application/api-keys/api-key-gateways.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
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
