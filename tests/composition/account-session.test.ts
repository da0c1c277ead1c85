import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { SessionStore } from '#src/application/auth/session-store.ts';
import { ScopedAccountSession } from '#src/composition/account-session.ts';
import type { AccountContainer } from '#src/composition/account-container.ts';
import type { AccountState } from '#src/domain/shared/account-state.ts';
import { flush, Gate } from '#tests/support/gate.ts';
import { tokenEndingAt } from '#tests/support/tokens.ts';

function open() {
  const clock = new ManualClock();
  let ids = 0;
  const session = new SessionStore(new MemoryStorage(), clock, () => `s${(ids += 1)}`, new MemoryStorage());
  session.start();
  const signIn = (state: AccountState = 'dashboard') => {
    const token = tokenEndingAt(clock.now() + 3_600_000);
    session.startSession({ token, state, user: null }, session.sessionId);
  };

  const gates: Gate<AccountContainer | null>[] = [];
  const closed: number[] = [];
  const holder = new ScopedAccountSession(session, async () => {
    const gate = new Gate<AccountContainer | null>();
    gates.push(gate);
    const scope = await gate.opened;
    if (!scope) throw new Error('The chunk did not come');
    return scope;
  });
  const scopes = new Map<AccountStores, number>();
  const arrive = (index: number) => {
    const scope = { stores: {} as AccountStores, close: () => void closed.push(index) };
    scopes.set(scope.stores, index);
    gates[index]?.open(scope);
    return flush();
  };
  const miss = (index: number) => (gates[index]?.open(null), flush());
  const shown = () => holder.stores && scopes.get(holder.stores);
  return { session, signIn, holder, gates, closed, arrive, miss, shown, stop: holder.start() };
}

describe('the stores of the account', () => {
  it('are opened when a customer signs in, and not before', async () => {
    const { signIn, holder, gates, arrive, shown } = open();
    expect([holder.stores, gates.length]).toEqual([null, 0]);
    signIn();
    expect([holder.stores, gates.length]).toEqual([null, 1]);
    await arrive(0);
    expect([shown(), holder.isFailed]).toEqual([0, false]);
  });

  it('are not opened for a user who is still onboarding, but as soon as that is over', () => {
    const { session, signIn, gates } = open();
    signIn('summary');
    expect(gates.length).toBe(0);
    session.setAccountState('dashboard');
    expect(gates.length).toBe(1);
  });

  it('are closed with the session', async () => {
    const { session, signIn, holder, closed, arrive } = open();
    signIn();
    await arrive(0);
    session.logOut();
    expect([holder.stores, closed]).toEqual([null, [0]]);
  });

  it('are others after another sign-in', async () => {
    const { signIn, holder, closed, arrive, shown } = open();
    signIn();
    await arrive(0);
    signIn();
    expect([holder.stores, closed]).toEqual([null, [0]]);
    await arrive(1);
    expect([shown(), closed]).toEqual([1, [0]]);
  });

  it('stay while the token of their session is rotated', async () => {
    const { session, signIn, closed, gates, arrive, shown } = open();
    signIn();
    await arrive(0);
    const call = session.getSession();
    session.onTokenRefreshed(call!, tokenEndingAt(Date.UTC(2027, 0, 1)));
    session.setUser({ email: 'e@a.example', firstName: 'E', lastName: 'A' });
    expect([shown(), closed, gates.length]).toEqual([0, [], 1]);
  });

  it('are closed immediately when they come for a session that is over', async () => {
    const { session, signIn, holder, closed, arrive, shown } = open();
    signIn();
    session.logOut();
    await arrive(0);
    expect([holder.stores, closed]).toEqual([null, [0]]);
    signIn();
    await arrive(1);
    expect(shown()).toBe(1);
  });

  it('of an earlier session never replace the later one’s', async () => {
    const { signIn, closed, arrive, shown } = open();
    signIn();
    signIn();
    await arrive(1);
    await arrive(0);
    expect([shown(), closed]).toEqual([1, [0]]);
  });

  it('report a failed load, and load on retry', async () => {
    const { signIn, holder, arrive, miss, shown } = open();
    const seen: boolean[] = [];
    autorun(() => void seen.push(holder.isFailed));
    signIn();
    await miss(0);
    expect(holder.isFailed).toBe(true);
    holder.retry();
    expect(holder.isFailed).toBe(false);
    await arrive(1);
    expect([shown(), seen]).toEqual([1, [false, true, false]]);
  });

  it('are opened once where two tries both succeed', async () => {
    const { signIn, holder, closed, arrive, miss, shown } = open();
    signIn();
    await miss(0);
    holder.retry();
    holder.retry();
    await arrive(1);
    await arrive(2);
    expect([shown(), closed]).toEqual([1, [2]]);
  });

  it('forget a failure with the session that it belongs to', async () => {
    const { session, signIn, holder, miss } = open();
    signIn();
    session.logOut();
    await miss(0);
    expect(holder.isFailed).toBe(false);
    holder.retry();
    expect(holder.stores).toBeNull();
  });

  it('are closed when the console is', async () => {
    const { signIn, holder, closed, arrive, stop } = open();
    signIn();
    await arrive(0);
    stop();
    signIn();
    expect([holder.stores, closed]).toEqual([null, [0]]);
  });
});
