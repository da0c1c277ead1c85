import { describe, expect, it } from 'vitest';
import type { SessionStore } from '#src/application/auth/session-store.ts';
import { DRAFTS_KEY, SESSION_KEY } from '#src/application/auth/session-record.ts';
import { callSessionOf, device, HOUR } from '#tests/support/session-device.ts';

describe('a session that ends by itself', () => {
  it('continues with a newer token of another tab, though its own has ended', () => {
    const { clock, storage, open, signIn, token } = device();
    const session = open();
    session.startSession(signIn(), null);
    const { id } = callSessionOf(session);
    // No storage event reaches this tab.
    storage.set(SESSION_KEY, JSON.stringify({ id, ...signIn(token(3 * HOUR)) }));
    clock.advance(HOUR + 1000);
    expect([session.state, session.sessionId]).toEqual(['dashboard', id]);
  });

  it('ends, and reports it, once the data of the site were cleared in the running tab', () => {
    const { storage, open, signIn } = device();
    const session = open();
    session.startSession(signIn(), null);
    storage.clear();
    session.setUser({ email: 'ada@northwall.example', firstName: 'Ada', lastName: 'L' });
    expect([session.state, session.endedUnexpectedly, storage.keys]).toEqual(['notAuth', true, []]);
  });
});

describe('what was typed before a session ended', () => {
  it.each([
    { next: 'a person who has just signed up', state: 'email-verification' as const, left: [] },
    {
      next: 'a person in the questionnaire, which decides whose it is',
      state: 'company-data' as const,
      left: [DRAFTS_KEY],
    },
    { next: 'a customer, whose console decides whose it is', state: 'dashboard' as const, left: [DRAFTS_KEY] },
  ])('is for $next: $left', ({ state, left }) => {
    const { visit: tabStorage, open, signIn } = device();
    const session = open();
    tabStorage.set(DRAFTS_KEY, '{}');
    session.startSession({ ...signIn(), state }, null);
    expect(tabStorage.keys).toEqual(left);
    session.logOut();
    expect(tabStorage.keys).toEqual([]);
  });
});

describe('two tabs', () => {
  it.each([
    { how: 'a 401 in the other', end: (other: SessionStore) => other.onUnauthorized(callSessionOf(other)), is: true },
    { how: 'a state of the server', end: (other: SessionStore) => other.setAccountState('notAuth'), is: true },
    { how: 'a log-out in the other', end: (other: SessionStore) => other.logOut(), is: false },
  ])('know whether the session ended by itself: after $how it is $is', ({ end, is }) => {
    const { storage, open, signIn } = device();
    const [one, other] = [open(), open(storage.otherTab())];
    one.startSession(signIn(), null);
    end(other);
    expect(one).toMatchObject({ state: 'notAuth', endedUnexpectedly: is });
    expect(storage.keys, 'nothing of it stays on the device').toEqual([]);
  });
});
