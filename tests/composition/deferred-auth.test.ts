import { describe, expect, it } from 'vitest';
import { createProvider } from '#mocks/provider/create-provider.ts';
import { createMemoryGateways } from '#src/adapters/memory/create-memory-gateways.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import { retryableOnce } from '#src/application/async/retryable-once.ts';
import type { AuthGateway } from '#src/application/auth/auth-gateway.ts';
import { deferredAuth } from '#src/composition/deferred-auth.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { Gate } from '#tests/support/gate.ts';

const sessions = { getSession: () => null, onTokenRefreshed: () => undefined, onUnauthorized: () => undefined };
const wrong = { email: 'elena@northwall.example', password: 'wrong', proof: { kind: 'token', token: 'a' } } as const;

function memory(): Gateways {
  return createMemoryGateways(createProvider({ seed: 'test', now: new ManualClock().now }), sessions);
}

describe('the calls of the ways in, whose code comes later', () => {
  it('fetch it with the first call, and once', async () => {
    let loads = 0;
    const auth = deferredAuth(retryableOnce(() => ((loads += 1), Promise.resolve(memory()))));
    expect(loads).toBe(0);
    const results = await Promise.all([auth.logIn(wrong), auth.logIn(wrong)]);
    expect(results.map((result) => !result.ok && result.failure.kind)).toEqual(['rejected', 'rejected']);
    expect(loads).toBe(1);
  });

  it('are unreachable while it fails to load, and request it again', async () => {
    let loads = 0;
    const auth = deferredAuth(
      retryableOnce(() => {
        loads += 1;
        return loads === 1 ? Promise.reject(new Error('no network')) : Promise.resolve(memory());
      }),
    );
    expect(await auth.logIn(wrong)).toEqual(fail(unreachable()));
    expect(await auth.logIn(wrong)).toMatchObject({ failure: { kind: 'rejected' } });
    expect(loads).toBe(2);
  });

  it('wait for code that is under way', async () => {
    const gate = new Gate<Gateways>();
    const result = deferredAuth(() => gate.opened).logIn(wrong);
    gate.open(memory());
    expect((await result).ok).toBe(false);
  });

  it('hand on what they are called with, each to its own method', async () => {
    const methods = new Proxy({} as AuthGateway, {
      get:
        (_, method) =>
        (...given: unknown[]) =>
          Promise.resolve(ok([method, ...given])),
    });
    const auth = deferredAuth(() => Promise.resolve({ ...memory(), auth: methods }));
    const names = Object.keys(auth) as (keyof AuthGateway)[];
    expect(names).toHaveLength(9);
    for (const name of names) {
      const given = auth[name].length === 0 ? [] : ['first', 'second'].slice(0, auth[name].length);
      const call = auth[name] as (...args: unknown[]) => Promise<unknown>;
      expect(await call(...given)).toEqual(ok([name, ...given]));
    }
  });
});
