import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { SESSION_KEY } from '#src/application/auth/session-record.ts';
import { SessionStore } from '#src/application/auth/session-store.ts';
import { makeToken, tokenEndingAt } from '#tests/support/tokens.ts';
import { callSessionOf, device, HOUR } from '#tests/support/session-device.ts';

describe('a session', () => {
  it('starts with a sign-in and is restored after a reload', () => {
    const { open, signIn } = device();
    const session = open();
    expect(session.state).toBe('notAuth');
    expect(session.startSession(signIn(), null)).toBe('started');
    expect(session.state).toBe('dashboard');
    const reloaded = open();
    expect([reloaded.state, reloaded.sessionId]).toEqual(['dashboard', session.sessionId]);
  });

  it('does not begin with a token that is expired or malformed on this device', () => {
    const { open, signIn, token } = device();
    const session = open();
    expect(session.startSession(signIn(token(-HOUR)), null)).toBe('unusable-token');
    expect(session.startSession(signIn('nonsense'), null)).toBe('unusable-token');
    expect(session.hasToken).toBe(false);
  });

  it('does not begin when another one began since the call was sent', () => {
    const { open, signIn } = device();
    const session = open();
    const before = session.sessionId;
    session.startSession(signIn(), before);
    expect(session.startSession({ ...signIn(), state: 'summary' }, before)).toBe('superseded');
    expect(session.state).toBe('dashboard');
  });

  it('applies a state from the server, and ends when it is notAuth', () => {
    const { open, signIn } = device();
    const session = open();
    session.startSession(signIn(), null);
    session.setAccountState('channels');
    expect(session.state).toBe('channels');
    session.setAccountState('notAuth');
    expect(session.hasToken).toBe(false);
  });
});

describe('a refreshed token', () => {
  it('replaces the stored one and lengthens the session', () => {
    const { clock, open, signIn, token } = device();
    const session = open();
    session.startSession(signIn(), null);
    clock.advance(HOUR / 2);
    const newer = token();
    session.onTokenRefreshed(callSessionOf(session), newer);
    clock.advance(HOUR * 0.75);
    expect([session.getSession()?.token, session.state]).toEqual([newer, 'dashboard']);
  });

  it.each([
    { what: 'has ended', make: (clock: ManualClock) => tokenEndingAt(clock.now() - 1000) },
    { what: 'does not decode', make: () => 'x' },
    { what: 'has no end', make: () => makeToken({}) },
  ])('is dropped when it $what', ({ make }) => {
    const { clock, open, signIn } = device();
    const session = open();
    session.startSession(signIn(), null);
    const before = session.getSession();
    session.onTokenRefreshed(callSessionOf(session), make(clock));
    expect(session.getSession()).toEqual(before);
  });

  it('replaces the stored one though it ends earlier, because that one may have been revoked', () => {
    const { open, signIn, token } = device();
    const session = open();
    session.startSession(signIn(), null);
    session.onTokenRefreshed(callSessionOf(session), token(HOUR / 2));
    expect(session.getSession()?.token).toBe(token(HOUR / 2));
  });

  it('of the call that was sent last lasts, in whatever order the responses come to two tabs', () => {
    const sent = fc.array(fc.nat(1), { minLength: 1, maxLength: 8 });
    const order = sent.chain((tabs) =>
      fc.tuple(
        fc.constant(tabs),
        fc.shuffledSubarray([...tabs.keys()], { minLength: tabs.length }),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: tabs.length, maxLength: tabs.length }),
      ),
    );
    fc.assert(
      fc.property(order, ([tabs, responses, hours]) => {
        const { clock, storage, open, signIn, token } = device();
        const opened = [open(), open(storage.otherTab())];
        opened[0]!.startSession(signIn(), null);
        const calls = tabs.map((tab) => (clock.advance(1), callSessionOf(opened[tab]!)));
        const tokenOf = (call: number) => token(hours[call]! * HOUR, { call });
        for (const call of responses) opened[tabs[call]!]!.onTokenRefreshed(calls[call]!, tokenOf(call));
        const last = tokenOf(calls.length - 1);
        expect(opened.map((tab) => tab.getSession()?.token)).toEqual([last, last]);
      }),
    );
  });

  it('is not replaced by the one before, which a call that was sent later only repeats', () => {
    const { open, signIn, token } = device();
    const session = open();
    session.startSession(signIn(), null);
    const [first, second] = [callSessionOf(session), callSessionOf(session)];
    session.onTokenRefreshed(first, token(2 * HOUR));
    session.onTokenRefreshed(second, second.token);
    expect(session.getSession()?.token).toBe(token(2 * HOUR));
  });

  it('that another tab stored is not replaced by a tab that has not heard of it', () => {
    const { clock, storage, open, signIn, token } = device();
    const session = open();
    session.startSession(signIn(), null);
    const unaware = new SessionStore(storage.otherTab(), clock, () => 'unaware', new MemoryStorage());
    unaware.start()();
    session.onTokenRefreshed(callSessionOf(session), token(HOUR / 2));
    unaware.setAccountState('summary');
    expect(JSON.parse(storage.get(SESSION_KEY) ?? '{}')).toMatchObject({ token: token(HOUR / 2), state: 'summary' });
  });

  it('is dropped after log-out, and after another sign-in', () => {
    const { open, signIn, token } = device();
    const session = open();
    session.startSession(signIn(), null);
    const call = callSessionOf(session);
    session.logOut();
    session.onTokenRefreshed(call, token(2 * HOUR));
    expect(session.hasToken).toBe(false);
    session.startSession(signIn(), null);
    const other = session.getSession();
    session.onTokenRefreshed(call, token(2 * HOUR));
    expect(session.getSession()).toEqual(other);
  });
});

describe('a 401', () => {
  it('ends the session that the call was sent with, however its token was rotated since', () => {
    const { open, signIn, token } = device();
    const session = open();
    session.startSession(signIn(), null);
    const call = callSessionOf(session);
    session.onTokenRefreshed(call, token(2 * HOUR));
    session.onUnauthorized(call);
    expect([session.state, session.endedUnexpectedly]).toEqual(['notAuth', true]);
  });

  it('of an earlier session leaves this one alone', () => {
    const { open, signIn } = device();
    const session = open();
    session.startSession(signIn(), null);
    const old = callSessionOf(session);
    session.logOut();
    session.startSession(signIn(), null);
    session.onUnauthorized(old);
    expect(session.state).toBe('dashboard');
  });
});

describe('tabs', () => {
  it('follow another sign-in in another tab, though its token ends earlier', () => {
    const { storage, open, signIn, token } = device();
    const [one, other] = [open(), open(storage.otherTab())];
    one.startSession(signIn(token(2 * HOUR)), null);
    other.logOut();
    other.startSession({ ...signIn(), state: 'summary' }, null);
    expect([one.sessionId, one.state, one.getSession()?.token]).toEqual([other.sessionId, 'summary', token()]);
  });

  it('do not go back to an older token that another tab writes late', () => {
    const { storage, open, signIn, token } = device();
    const tab = storage.otherTab();
    const session = open();
    session.startSession(signIn(), null);
    const older = tab.get(SESSION_KEY) ?? '';
    const newer = token(2 * HOUR);
    session.onTokenRefreshed(callSessionOf(session), newer);
    tab.set(SESSION_KEY, older);
    expect(session.getSession()?.token).toBe(newer);
    expect(JSON.parse(tab.get(SESSION_KEY) ?? '{}')).toMatchObject({ token: newer });
  });

  it.each([
    ['a newer token', (tab: SessionStore, newer: string) => tab.onTokenRefreshed(callSessionOf(tab), newer)],
    ['another state', (tab: SessionStore) => tab.setAccountState('summary')],
    [
      'the person',
      (tab: SessionStore) => tab.setUser({ email: 'elena@northwall.example', firstName: '', lastName: '' }),
    ],
  ])('do not begin again through %s, in one that has not heard yet of a log-out', (_, change) => {
    const { clock, storage, open, signIn, token } = device();
    const session = open();
    session.startSession(signIn(), null);
    const unaware = new SessionStore(storage.otherTab(), clock, () => 'unaware', new MemoryStorage());
    unaware.start()();
    session.logOut();
    expect(unaware.state).toBe('dashboard');
    change(unaware, token(2 * HOUR));
    expect([unaware.state, session.state, storage.get(SESSION_KEY)]).toEqual(['notAuth', 'notAuth', null]);
  });

  it('do not restore a session that ended here, however late another tab writes it down', () => {
    const { storage, open, signIn } = device();
    const tab = storage.otherTab();
    const session = open();
    session.startSession(signIn(), null);
    const old = tab.get(SESSION_KEY) ?? '';
    session.logOut();
    tab.set(SESSION_KEY, old);
    expect([session.state, tab.get(SESSION_KEY)]).toEqual(['notAuth', null]);
    session.startSession(signIn(), null);
    const next = tab.get(SESSION_KEY);
    tab.set(SESSION_KEY, old);
    expect([session.state, tab.get(SESSION_KEY)]).toEqual(['dashboard', next]);
  });
});
