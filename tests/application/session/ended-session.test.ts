import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../src/adapters/memory/manual-clock';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { CHECKOUT_KEY, SESSION_KEY } from '../../../src/application/session/session-record';
import { SessionStore } from '../../../src/application/session/session-store';
import { tokenEndingAt } from '../../support/tokens';

const HOUR = 3_600_000;

function device() {
  const clock = new ManualClock();
  const storage = new MemoryStorage();
  let ids = 0;
  const visit = new MemoryStorage();
  const open = (tab = storage, visited = visit): SessionStore => {
    const session = new SessionStore(tab, clock, () => `s${(ids += 1)}`, visited);
    session.start();
    return session;
  };
  const token = (inMs = HOUR, more = {}) => tokenEndingAt(clock.now() + inMs, more);
  const signIn = (text = token()) => ({ token: text, state: 'dashboard' as const, user: null });
  return { clock, storage, visit, open, token, signIn };
}

function carried(session: SessionStore) {
  const call = session.current();
  if (!call) throw new Error('No session to send a call with');
  return call;
}

describe('a session that ends by itself', () => {
  it('leaves nothing on the device when its token ends', () => {
    const { clock, storage, visit, open, signIn } = device();
    const session = open();
    session.begin({ ...signIn(), user: { email: 'ada@northwall.example', firstName: 'Ada', lastName: 'L' } }, null);
    storage.set(CHECKOUT_KEY, 's1');
    session.rememberReturn('/dashboard/change-email/x');
    clock.advance(HOUR + 1000);
    expect([storage.keys, visit.keys]).toEqual([[], []]);
  });

  it('leaves nothing on the device when its token ended while the page was closed', () => {
    const { clock, storage, open, signIn } = device();
    const session = open();
    session.begin(signIn(), null);
    const text = storage.get(SESSION_KEY) ?? '';
    clock.advance(HOUR + 1000);
    storage.set(SESSION_KEY, text);
    const reopened = open();
    expect([reopened.state, reopened.endedUnasked, storage.keys]).toEqual(['notAuth', false, []]);
  });

  it('goes on with a newer token of another tab, though its own has ended', () => {
    const { clock, storage, open, signIn, token } = device();
    const session = open();
    session.begin(signIn(), null);
    const { id } = carried(session);
    // Nobody tells this tab of it.
    storage.set(SESSION_KEY, JSON.stringify({ id, ...signIn(token(3 * HOUR)) }));
    clock.advance(HOUR + 1000);
    expect([session.state, session.sessionId]).toEqual(['dashboard', id]);
  });

  it('ends, and says so, once the data of the site were cleared in the running tab', () => {
    const { storage, open, signIn } = device();
    const session = open();
    session.begin(signIn(), null);
    storage.clear();
    session.know({ email: 'ada@northwall.example', firstName: 'Ada', lastName: 'L' });
    expect([session.state, session.endedUnasked, storage.keys]).toEqual(['notAuth', true, []]);
  });
});

describe('two tabs', () => {
  it('all say that the session has ended when its token does', () => {
    const { clock, storage, open, signIn } = device();
    const [one, other] = [open(), open(storage.otherTab())];
    one.begin(signIn(), null);
    clock.advance(HOUR + 1000);
    expect([one, other].map(({ state, endedUnasked }) => [state, endedUnasked])).toEqual([
      ['notAuth', true],
      ['notAuth', true],
    ]);
  });
});
