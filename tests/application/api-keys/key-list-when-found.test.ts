import { describe, expect, it } from 'vitest';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';

/** The list of an account with 23 keys, of which the first ten are loaded. */
async function open() {
  const app = new TestApp({ scenario: 'active-customer' });
  const { apiKeys } = await app.account();
  apiKeys.start();
  await flush();
  expect(apiKeys.list.loadedCount).toBe(10);
  const found: string[] = [];
  const find = (id: string) => apiKeys.list.whenFound(id as ApiKeyId, ({ id: key }) => void found.push(key));
  return { list: apiKeys.list, keys: apiKeys.keys, found, find };
}

describe('a key that is awaited', () => {
  it('is found at once if it is loaded, without another page', async () => {
    const { keys, list, found, find } = await open();
    const { id } = keys.items[3]!;
    find(id);
    await flush();
    expect([found, list.loadedCount]).toEqual([[id], 10]);
  });

  it('is found on a later page, once', async () => {
    const { keys, list, found, find } = await open();
    await keys.loadMore();
    await keys.loadMore();
    const { id } = keys.items.at(-1)!;
    await keys.load();
    find(id);
    for (let round = 0; round < 20 && list.isLoadingAll; round += 1) await flush();
    await keys.load();
    expect(found).toEqual([id]);
  });

  it('is never found if it does not exist, and no longer looked for once nobody waits', async () => {
    const { list, found, find } = await open();
    const stop = find('gone');
    expect(list.isLoadingAll).toBe(true);
    stop();
    await flush();
    expect([found, list.isLoadingAll]).toEqual([[], false]);
  });
});
