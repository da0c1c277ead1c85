import { describe, expect, it } from 'vitest';
import { createProvider } from '#mocks/provider/create-provider.ts';
import { createMemoryGateways } from '#src/adapters/memory/create-memory-gateways.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import { deferredGateways } from '#src/composition/deferred-gateways.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { Gate } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';

const sessions = { getSession: () => null, onTokenRefreshed: () => undefined, onUnauthorized: () => undefined };

function memory(): Gateways {
  return createMemoryGateways(createProvider({ seed: 'test', now: new ManualClock().now }), sessions);
}

describe('gateways whose code comes later', () => {
  it('fetch it with the first call, and once', async () => {
    let loads = 0;
    const gateways = deferredGateways(() => ((loads += 1), Promise.resolve(memory())));
    expect(loads).toBe(0);
    const results = await Promise.all([
      gateways.localization.translations('en'),
      gateways.localization.translations('en'),
    ]);
    await gateways.localization.translations('en');
    expect([loads, results.map(({ ok }) => ok)]).toEqual([1, [true, true]]);
  });

  it('hand on what they are called with', async () => {
    const gateways = deferredGateways(() => Promise.resolve(memory()));
    const aborter = new AbortController();
    aborter.abort();
    expect(await gateways.localization.translations('en', aborter.signal)).toEqual(fail({ kind: 'cancelled' }));
  });

  it('are unreachable while their code fails to load, and request it again', async () => {
    let loads = 0;
    const gateways = deferredGateways(() => {
      loads += 1;
      return loads === 1 ? Promise.reject(new Error('no network')) : Promise.resolve(memory());
    });
    expect(await gateways.apiKeys.list()).toEqual(fail(unreachable()));
    expect((await gateways.localization.translations('en')).ok).toBe(true);
    expect(loads).toBe(2);
  });

  it('wait for code that is under way', async () => {
    const gate = new Gate<Gateways>();
    const gateways = deferredGateways(() => gate.opened);
    const result = gateways.localization.translations('en');
    gate.open(memory());
    expect((await result).ok).toBe(true);
  });

  it('can be wired like any others', async () => {
    const app = new TestApp({
      scenario: 'active-customer',
      overrideGateways: (gateways) => deferredGateways(() => Promise.resolve(gateways)),
    });
    const { apiKeys } = await app.account();
    await apiKeys.reloadKeys();
    expect(apiKeys.keys.items).toHaveLength(10);
    app.close();
  });
});
