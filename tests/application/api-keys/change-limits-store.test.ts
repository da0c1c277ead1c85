import { describe, expect, it } from 'vitest';
import type { KeyLimitGateway } from '#src/application/api-keys/api-key-gateways.ts';
import { type KeyLimits, type LimitedKey, NO_LIMITS } from '#src/domain/api-keys/key-limits.ts';
import { type Failure, rejected } from '#src/domain/shared/failure.ts';
import { fail, ok, type Result } from '#src/domain/shared/result.ts';
import { flush, Gate } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { changeLimits } from '#src/application/api-keys/limits-form.ts';
import { limitedKeysStore } from '#src/application/api-keys/limited-keys-store.ts';

async function open(name: string, replace: (gateway: KeyLimitGateway) => Partial<KeyLimitGateway> = () => ({})) {
  const sent: KeyLimits[] = [];
  const app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: ({ keyLimits }) => ({
      keyLimits: {
        change(id, limits) {
          sent.push(limits);
          return keyLimits.change(id, limits);
        },
        ...replace(keyLimits),
      },
    }),
  });
  const account = await app.account();
  await app.stores.loadMessages(['api-keys', 'key-limits']);
  const { apiKeys } = account;
  apiKeys.start();
  await flush();
  const key = apiKeys.keys.items.find((each) => each.name === name)!;
  const store = account.get(changeLimits)(key);
  const stop = store.start();
  await flush();
  return { app, account, key, store, sent, stop };
}

describe('other limits of a key', () => {
  it('replace all of them, once, and show wherever the key does', async () => {
    const { app, account, key, store, sent } = await open('checkout-canary');
    store.limits!.set('expiry', '');
    store.limits!.set('credits', '');
    await Promise.all([store.save(), store.save()]);
    await store.save();
    await flush();
    expect(sent).toMatchObject([{ expiresAt: null, credits: null, callsPerSecond: 25 }]);
    expect([store.isDone, app.toasts]).toEqual([true, ['success: Limits of checkout-canary saved.']]);
    expect(account.get(limitedKeysStore).of(key.id).value).toMatchObject({
      limits: { credits: null },
      usedCredits: null,
    });
    expect(account.apiKeys.keys.items.find(({ id }) => id === key.id)?.expiresAt).toBeNull();
  });

  it('keep a choice that the provider no longer lists', async () => {
    const { store } = await open('analytics-notebook', () => ({
      options: () => Promise.resolve(ok({ products: [], blockchains: [], lists: [] })),
    }));
    const choice = { id: 'polygon', name: 'polygon' };
    expect(store.limits?.choicesOf('blockchains')).toContainEqual(choice);
    store.limits!.toggle('blockchains', 'polygon');
    expect(store.limits?.choicesOf('blockchains')).toContainEqual(choice);
  });

  it('are not edited in a dialog that closed while they were read', async () => {
    const response = new Gate<Result<LimitedKey>>();
    const { store, stop } = await open('payouts-worker', () => ({ read: () => response.opened }));
    stop();
    response.open(ok({ limits: NO_LIMITS, usedCredits: null, creditsResetAt: null }));
    await flush();
    expect(store.limits).toBeNull();
  });
});

describe('a response with other limits than were sent', () => {
  it.each([['another end', ({ expiresAt }: KeyLimits) => ({ expiresAt: (expiresAt ?? 0) + 5000 })]])(
    'is not called saved, and shows what holds: %s',
    async (_, other) => {
      const { app, store, account, key } = await open('checkout-canary', () => ({
        change: (_id, limits) =>
          Promise.resolve(ok({ limits: { ...limits, ...other(limits) }, usedCredits: null, creditsResetAt: null })),
      }));
      store.limits!.set('callsPerSecond', '30');
      await store.save();
      expect([store.isDone, app.toasts, store.limits!.form.formErrors]).toEqual([
        false,
        [],
        ['The key now has other limits than you entered. Close this to see which ones apply.'],
      ]);
      expect(account.get(limitedKeysStore).of(key.id).value?.limits).toMatchObject(other(store.limits!.limits));
    },
  );
});

describe('a change of limits that failed', () => {
  const typed = async (failure: Failure) => {
    const parts = await open('checkout-canary', () => ({ change: () => Promise.resolve(fail(failure)) }));
    parts.store.limits!.set('callsPerSecond', '30');
    await parts.store.save();
    return { ...parts, limits: parts.store.limits! };
  };

  it('shows beside the field that the provider names', async () => {
    const message = 'At most 20.';
    const fields = [{ field: 'callsPerSecond', message }];
    const { store, limits } = await typed(rejected(400, 'x', 'No.', { details: [message], fields }));
    expect([limits.errorOf('callsPerSecond'), limits.form.formErrors, store.isDone]).toEqual([message, [], false]);
  });
});
