import { expect, it } from 'vitest';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { ok } from '#src/domain/shared/result.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';
import { createKey } from '#src/application/api-keys/create-key-store.ts';

async function openKeys(options: Partial<TestAppOptions> = {}) {
  const app = new TestApp({ scenario: 'active-customer', ...options });
  const account = await app.account();
  account.apiKeys.start();
  await flush();
  return account;
}

const names = (keys: readonly ApiKey[]) => keys.map(({ name }) => name);

it('a list that is held shows a new key only after the disposer', async () => {
  const { apiKeys, get } = await openKeys();
  const release = apiKeys.list.hold();
  const creation = get(createKey)();
  creation.setName('ledger-sync');
  await creation.create();
  await flush();
  expect(names(apiKeys.keys.items)).toContain('ledger-sync');
  expect(names(apiKeys.list.items)).not.toContain('ledger-sync');
  release();
  expect(names(apiKeys.list.items)).toContain('ledger-sync');
});

it('an empty list that is held shows the first key at once, since no row moves', async () => {
  let count = 0;
  const { apiKeys } = await openKeys({
    overrideGateways: ({ apiKeys: keys }) => ({
      apiKeys: { list: (...args) => (count++ === 0 ? Promise.resolve(ok({ items: [] })) : keys.list(...args)) },
    }),
  });
  apiKeys.list.hold();
  await apiKeys.reloadKeys();
  expect(apiKeys.list.items).not.toEqual([]);
});
