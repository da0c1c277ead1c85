import { describe, expect, it } from 'vitest';
import type { ApiKeyGateway } from '#src/application/api-keys/api-key-gateways.ts';
import { ok } from '#src/domain/shared/result.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { rotateKey } from '#src/application/api-keys/rotate-key-store.ts';

let app: TestApp;

/** A rotation whose new key is created and copied. */
async function open(methods: Partial<ApiKeyGateway>) {
  app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: { apiKeys: methods },
  });
  const { apiKeys, rotations, get } = await app.account();
  apiKeys.start();
  rotations.start();
  await flush();
  const old = apiKeys.keys.items.find(({ name }) => name === 'payouts-worker')!;
  const store = get(rotateKey)(old);
  store.start();
  await store.create();
  await store.copy();
  return { store, old };
}

describe('an old key that is still in use', () => {
  it('is deactivated after a confirmation, however often the button is pressed before', async () => {
    const sent: string[] = [];
    const { store } = await open({ setActive: (id) => (sent.push(id), Promise.resolve(ok(false))) });
    app.clock.advance(90_000);
    await flush();
    await Promise.all([store.deactivate(), store.deactivate()]);
    expect([sent, store.step, store.isConfirmationMissing]).toEqual([[], 'deactivate', true]);
    store.confirm(true);
    expect(store.isConfirmationMissing).toBe(false);
    await Promise.all([store.deactivate(), store.deactivate()]);
    expect([sent.length, store.step]).toEqual([1, 'done']);
  });

  it('is checked while the page is visible, and deactivated at once when nobody uses it any more', async () => {
    let requested = 0;
    let oldId = '';
    let oldUsedAt = 0;
    const { store, old } = await open({
      lastUsed: (filter) => {
        requested += 1;
        return Promise.resolve(ok(filter === oldId ? oldUsedAt : app.clock.now()));
      },
    });
    oldId = old.id;
    oldUsedAt = app.clock.now();
    await store.checkNow();
    expect([store.step, store.isOldInUse]).toEqual(['deactivate', true]);
    app.isVisible = false;
    requested = 0;
    app.clock.advance(10 * 60_000);
    await flush();
    expect(requested).toBe(0);
    app.isVisible = true;
    app.clock.advance(10_000);
    await flush();
    expect([requested, store.isOldInUse]).toEqual([2, false]);
    await store.deactivate();
    expect(store.step).toBe('done');
  });
});
