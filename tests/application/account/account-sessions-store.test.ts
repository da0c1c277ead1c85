import { describe, expect, it } from 'vitest';
import type { AccountGateway } from '#src/application/account/account-gateways.ts';
import type { AccountSessionId } from '#src/domain/account/device-session.ts';
import { rejected, unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { accountSessions } from '#src/application/account/account-sessions-store.ts';

let app: TestApp;

async function open(methods: (account: AccountGateway) => Partial<AccountGateway> = () => ({})) {
  app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: ({ account }) => ({ account: methods(account) }),
  });
  const store = (await app.account()).get(accountSessions)();
  const stop = store.start();
  await flush();
  return { store, stop };
}

describe('the sessions in the profile', () => {
  it('leave the question about another one open when one has ended', async () => {
    const calls = new DeferredCalls<AccountSessionId, void>();
    const { store } = await open(() => ({ endSession: (id) => calls.send(id) }));
    const [first, second] = store.others;
    store.startConfirming(first!.id);
    const ending = store.end(first!);
    store.startConfirming(second!.id);
    await calls.resolve(0, undefined);
    await ending;
    expect(store.confirming).toBe(second!.id);
  });

  it('count a session that is gone already as ended', async () => {
    const { store } = await open(() => ({
      endSession: () => Promise.resolve(fail(rejected(404, 'not_found', 'There is no such session.'))),
    }));
    const [first] = store.others;
    expect([await store.end(first!), store.others.length, app.toasts]).toEqual([true, 2, []]);
  });

  it('are loaded again without a response', async () => {
    const { store } = await open((account) => ({
      endSession: async (id) => (await account.endSession(id), fail(unreachable())),
    }));
    const [first] = store.others;
    expect([await store.end(first!), store.others.length]).toEqual([true, 2]);
  });
});
