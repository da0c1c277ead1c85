import { describe, expect, it } from 'vitest';
import type { AccountGateway } from '#src/application/account/account-gateway.ts';
import type { AccountSession, AccountSessionId } from '#src/domain/account/account-session.ts';
import { rejected, unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
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

const ids = (sessions: readonly AccountSession[]) => sessions.map(({ id }) => id);

describe('the sessions in the profile', () => {
  it('show the current one first, and the others by their last activity', async () => {
    const { store } = await open();
    expect(store.sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false, false]);
    expect(store.sessions.map((session) => store.elapsed(session)?.unit ?? null)).toEqual([
      'now',
      'minutes',
      'hours',
      null,
    ]);
    expect(store.sessions.map(store.isActiveNow)).toEqual([true, false, false, false]);
  });

  it('lose the one that is ended, with one call', async () => {
    const calls = new DeferredCalls<AccountSessionId, void>();
    const { store } = await open(() => ({ endSession: (id) => calls.send(id) }));
    const [first] = store.others;
    store.startConfirming(first!.id);
    const ending = store.end(first!);
    expect([await store.end(first!), store.isEnding(first!.id), calls.count]).toEqual([false, true, 1]);
    await calls.resolve(0, undefined);
    expect([await ending, store.confirming, ids(store.others).includes(first!.id)]).toEqual([true, null, false]);
  });

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

  it('report a failure, and can be tried again', async () => {
    const { store } = await open(() => ({
      endSession: () => Promise.resolve(fail(rejected(409, 'busy', 'The session is busy.'))),
    }));
    const [first] = store.others;
    expect([await store.end(first!), store.others.length, app.toasts]).toEqual([
      false,
      3,
      ['error: The session is busy.'],
    ]);
  });

  it('are loaded again without a response', async () => {
    const { store } = await open((account) => ({
      endSession: async (id) => (await account.endSession(id), fail(unreachable())),
    }));
    const [first] = store.others;
    expect([await store.end(first!), store.others.length]).toEqual([true, 2]);
  });

  it('end all but the current one, and report how many ended and which did not', async () => {
    let brokenId: AccountSessionId | null = null;
    const { store } = await open((account) => ({
      endSession: (id) => (id === brokenId ? Promise.resolve(fail(unexpected(500))) : account.endSession(id)),
    }));
    brokenId = store.others[1]!.id;
    store.startConfirming('others');
    await Promise.all([store.endOthers(), store.endOthers()]);
    expect([store.endedOthers?.endedCount, ids(store.endedOthers?.failed ?? []), ids(store.others)]).toEqual([
      2,
      [brokenId],
      [brokenId],
    ]);
    expect([store.confirming, store.isEndingOthers]).toEqual([null, false]);
    store.startConfirming('others');
    expect(store.endedOthers).toBeNull();
  });

  it('report that they did not load', async () => {
    let isDown = true;
    const { store } = await open((account) => ({
      listSessions: (signal) => (isDown ? Promise.resolve(fail(unexpected(500))) : account.listSessions(signal)),
    }));
    expect([store.list.state.kind, store.sessions, app.toasts]).toEqual(['failed', [], []]);
    isDown = false;
    await store.load();
    expect(store.sessions).toHaveLength(4);
  });

  it('may be only the current one', async () => {
    const { store } = await open((account) => ({
      listSessions: async (signal) => {
        const result = await account.listSessions(signal);
        return result.ok ? ok(result.value.filter(({ isCurrent }) => isCurrent)) : result;
      },
    }));
    expect([store.sessions.length, store.others.length]).toEqual([1, 0]);
  });
});
