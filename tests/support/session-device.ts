import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { SessionStore } from '#src/application/auth/session-store.ts';
import { tokenEndingAt } from './tokens.ts';

export const HOUR = 3_600_000;

/** A device whose tabs open sessions. */
export function device() {
  const clock = new ManualClock();
  const storage = new MemoryStorage();
  let ids = 0;
  const tabStorage = new MemoryStorage();
  const open = (tab = storage, tabSession = tabStorage): SessionStore => {
    const session = new SessionStore(tab, clock, () => `s${(ids += 1)}`, tabSession);
    session.start();
    return session;
  };
  const token = (inMs = HOUR, more = {}) => tokenEndingAt(clock.now() + inMs, more);
  const signIn = (text = token()) => ({ token: text, state: 'dashboard' as const, user: null });
  return { clock, storage, visit: tabStorage, open, token, signIn };
}

/** The session as a call carries it. */
export function callSessionOf(session: SessionStore) {
  const call = session.getSession();
  if (!call) throw new Error('No session to send a call with');
  return call;
}
