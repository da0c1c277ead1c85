import { describe, expect, it } from 'vitest';
import type { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { SESSION_KEY } from '#src/application/auth/session-record.ts';
import { SessionStore } from '#src/application/auth/session-store.ts';
import { makeToken, tokenEndingAt } from '#tests/support/tokens.ts';
import { carried, device, HOUR } from '#tests/support/session-device.ts';

describe('a session', () => {
  it('begins with a sign-in and is taken up again after a reload', () => {
    const { open, signIn } = device();
    const session = open();
    expect(session.state).toBe('notAuth');
    expect(session.begin(signIn(), null)).toBe('begun');
    expect(session.state).toBe('dashboard');
    const reloaded = open();
    expect([reloaded.state, reloaded.sessionId]).toEqual(['dashboard', session.sessionId]);
  });

  it('does not begin with a token that is expired or malformed on this device', () => {
    const { open, signIn, token } = device();
    const session = open();
    expect(session.begin(signIn(token(-HOUR)), null)).toBe('unusable-token');
    expect(session.begin(signIn('nonsense'), null)).toBe('unusable-token');
    expect(session.hasToken).toBe(false);
  });

  it('does not begin when another one began since the call was sent', () => {
    const { open, signIn } = device();
    const session = open();
    const before = session.sessionId;
    session.begin(signIn(), before);
    expect(session.begin({ ...signIn(), state: 'summary' }, before)).toBe('superseded');
    expect(session.state).toBe('dashboard');
  });

  it('ends by itself when its token does', () => {
    const { clock, open, signIn } = device();
    const session = open();
    session.begin(signIn(), null);
    clock.advance(HOUR + 1000);
    expect([session.state, session.current(), session.endedUnasked]).toEqual(['notAuth', null, true]);
  });

  it('clears everything on log-out, and does not call that an end unasked', () => {
    const { storage, open, signIn } = device();
    const session = open();
    session.begin(signIn(), null);
    session.rememberReturn('/dashboard/change-email/x');
    session.logOut();
    expect([session.state, storage.get(SESSION_KEY), session.endedUnasked, session.takeReturn()]).toEqual([
      'notAuth',
      null,
      false,
      null,
    ]);
  });

  it('applies a state of the server, and ends where that is notAuth', () => {
    const { open, signIn } = device();
    const session = open();
    session.begin(signIn(), null);
    session.enter('channels');
    expect(session.state).toBe('channels');
    session.enter('notAuth');
    expect(session.hasToken).toBe(false);
  });
});

describe('a refreshed token', () => {
  it('replaces the stored one and lengthens the session', () => {
    const { clock, open, signIn, token } = device();
    const session = open();
    session.begin(signIn(), null);
    clock.advance(HOUR / 2);
    const newer = token();
    session.refreshed(carried(session), newer);
    clock.advance(HOUR * 0.75);
    expect([session.current()?.token, session.state]).toEqual([newer, 'dashboard']);
  });

  it.each([
    { what: 'ends earlier', make: (clock: ManualClock) => tokenEndingAt(clock.now() + HOUR / 2) },
    { what: 'does not decode', make: () => 'x' },
    { what: 'has no end', make: () => makeToken({}) },
  ])('is dropped when it $what', ({ make }) => {
    const { clock, open, signIn } = device();
    const session = open();
    session.begin(signIn(), null);
    const before = session.current();
    session.refreshed(carried(session), make(clock));
    expect(session.current()).toEqual(before);
  });

  it('is dropped after log-out, and after another sign-in', () => {
    const { open, signIn, token } = device();
    const session = open();
    session.begin(signIn(), null);
    const call = carried(session);
    session.logOut();
    session.refreshed(call, token(2 * HOUR));
    expect(session.hasToken).toBe(false);
    session.begin(signIn(), null);
    const other = session.current();
    session.refreshed(call, token(2 * HOUR));
    expect(session.current()).toEqual(other);
  });
});

describe('a 401', () => {
  it('ends the session that the call was sent with, however its token was rotated since', () => {
    const { open, signIn, token } = device();
    const session = open();
    session.begin(signIn(), null);
    const call = carried(session);
    session.refreshed(call, token(2 * HOUR));
    session.refused(call);
    expect([session.state, session.endedUnasked]).toEqual(['notAuth', true]);
  });

  it('of an earlier session leaves this one alone', () => {
    const { open, signIn } = device();
    const session = open();
    session.begin(signIn(), null);
    const old = carried(session);
    session.logOut();
    session.begin(signIn(), null);
    session.refused(old);
    expect(session.state).toBe('dashboard');
  });

  it('twenty times in parallel acts once', () => {
    const { open, signIn } = device();
    const session = open();
    session.begin(signIn(), null);
    const call = carried(session);
    for (let i = 0; i < 10; i += 1) session.refused(call);
    session.begin(signIn(), null);
    for (let i = 0; i < 10; i += 1) session.refused(call);
    expect(session.state).toBe('dashboard');
  });
});

describe('tabs', () => {
  it('sign in and out together', () => {
    const { storage, open, signIn } = device();
    const [one, other] = [open(), open(storage.otherTab())];
    one.begin(signIn(), null);
    expect(other.state).toBe('dashboard');
    other.logOut();
    expect(one.state).toBe('notAuth');
  });

  it('agree on the newest token', () => {
    const { storage, open, signIn, token } = device();
    const [one, other] = [open(), open(storage.otherTab())];
    one.begin(signIn(), null);
    const newer = token(2 * HOUR);
    other.refreshed(carried(other), newer);
    expect(one.current()?.token).toBe(newer);
  });

  it('do not go back to an older token that another tab writes late', () => {
    const { storage, open, signIn, token } = device();
    const tab = storage.otherTab();
    const session = open();
    session.begin(signIn(), null);
    const older = tab.get(SESSION_KEY) ?? '';
    const newer = token(2 * HOUR);
    session.refreshed(carried(session), newer);
    tab.set(SESSION_KEY, older);
    expect(session.current()?.token).toBe(newer);
    expect(JSON.parse(tab.get(SESSION_KEY) ?? '{}')).toMatchObject({ token: newer });
  });

  it.each([
    ['a newer token', (tab: SessionStore, newer: string) => tab.refreshed(carried(tab), newer)],
    ['another state', (tab: SessionStore) => tab.enter('summary')],
    ['the person', (tab: SessionStore) => tab.know({ email: 'elena@northwall.example', firstName: '', lastName: '' })],
  ])('do not begin again through %s, in one that has not heard yet of a log-out', (_, change) => {
    const { clock, storage, open, signIn, token } = device();
    const session = open();
    session.begin(signIn(), null);
    const unaware = new SessionStore(storage.otherTab(), clock, () => 'unaware', new MemoryStorage());
    unaware.start()();
    session.logOut();
    expect(unaware.state).toBe('dashboard');
    change(unaware, token(2 * HOUR));
    expect([unaware.state, session.state, storage.get(SESSION_KEY)]).toEqual(['notAuth', 'notAuth', null]);
  });

  it('do not take up a session that ended here, however late another tab writes it down', () => {
    const { storage, open, signIn } = device();
    const tab = storage.otherTab();
    const session = open();
    session.begin(signIn(), null);
    const old = tab.get(SESSION_KEY) ?? '';
    session.logOut();
    tab.set(SESSION_KEY, old);
    expect([session.state, tab.get(SESSION_KEY)]).toEqual(['notAuth', null]);
    session.begin(signIn(), null);
    const next = tab.get(SESSION_KEY);
    tab.set(SESSION_KEY, old);
    expect([session.state, tab.get(SESSION_KEY)]).toEqual(['dashboard', next]);
  });

  it('sign out when the site data are cleared', () => {
    const { storage, open, signIn } = device();
    const tab = storage.otherTab();
    const session = open();
    session.begin(signIn(), null);
    tab.clear();
    expect([session.state, session.endedUnasked]).toEqual(['notAuth', true]);
  });
});
