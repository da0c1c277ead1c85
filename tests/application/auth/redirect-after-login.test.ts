import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { REDIRECT_KEY } from '#src/application/auth/redirect-after-login.ts';
import { SESSION_KEY } from '#src/application/auth/session-record.ts';
import { SessionStore } from '#src/application/auth/session-store.ts';
import type { AccountState } from '#src/domain/shared/account-state.ts';
import { canReturnAfterLogin, opensInSession } from '#src/domain/auth/admit.ts';
import { tokenEndingAt } from '#tests/support/tokens.ts';

const HOUR = 3_600_000;
const LINK = '/account/change-email/eyJh.eyJi.c_-d';

/** One tab; `open` is a load of its page, with whatever the tab and the device hold. */
function tab() {
  const clock = new ManualClock();
  const [storage, tabStorage] = [new MemoryStorage(), new MemoryStorage()];
  let ids = 0;
  const open = (device = storage) => {
    const session = new SessionStore(device, clock, () => `s${(ids += 1)}`, tabStorage);
    session.start();
    return session;
  };
  const signIn = () => ({ token: tokenEndingAt(clock.now() + HOUR / 2), state: 'dashboard' as const, user: null });
  return { clock, storage, visit: tabStorage, open, signIn };
}

describe('where a visitor comes back to', () => {
  it('outlives the page, through a sign-in on another one, and counts once', () => {
    const { open, signIn, visit: tabStorage } = tab();
    open().redirect.save(LINK);
    const back = open();
    back.startSession(signIn(), null);
    expect([back.redirect.consume(), back.redirect.consume(), tabStorage.get(REDIRECT_KEY)]).toEqual([
      LINK,
      null,
      null,
    ]);
    expect(open().redirect.path).toBeNull();
  });

  it('is stored for an hour, in the tab only', () => {
    const { clock, open, storage } = tab();
    open().redirect.save(LINK);
    expect(storage.get(REDIRECT_KEY)).toBeNull();
    clock.advance(HOUR);
    expect(open().redirect.path).toBe(LINK);
    clock.advance(1);
    expect(open().redirect.path).toBeNull();
  });

  it.each([
    ['logging out', ({ session }: Ended) => session.logOut()],
    ['a refusal', ({ session }: Ended) => session.onUnauthorized(session.getSession()!)],
    ['the end of the token', ({ clock }: Ended) => clock.advance(HOUR / 2 + 1000)],
    ['a log-out in another tab', ({ other }: Ended) => other.logOut()],
  ])('is forgotten with a session: %s', (_, end) => {
    const { clock, storage, open, signIn } = tab();
    const session = open();
    session.startSession({ ...signIn(), state: 'channels' }, null);
    session.redirect.save(LINK);
    end({ session, clock, other: open(storage.otherTab()) });
    expect([session.state, session.redirect.path, open().redirect.path]).toEqual(['notAuth', null, null]);
  });

  it.each([
    ...['', 'null', '{"path":', '[]', '"/account/change-email/x"', '{}'],
    ...[LINK, '/dashboard', '//evil.example/change-email/x', 'https://evil.example/change-email/x'].map((path) =>
      JSON.stringify([path, path === LINK ? 'now' : 0]),
    ),
    JSON.stringify([LINK, Number.MAX_SAFE_INTEGER]),
  ])('is absent when the tab stores %s', (text) => {
    const { open, visit: tabStorage } = tab();
    tabStorage.set(REDIRECT_KEY, text);
    expect(open().redirect.path).toBeNull();
  });

  it.each([
    ...['/nowhere', '//evil.example/change-email/x', 'https://evil.example/change-email/x', 'javascript:alert(1)'],
    ...[null, 7, ['/account/change-email/x'], undefined],
  ])('is absent when the tab has stored %j just now', (path) => {
    const { clock, open, visit: tabStorage } = tab();
    tabStorage.set(REDIRECT_KEY, JSON.stringify([path, clock.now(), null]));
    expect(open().redirect.path).toBeNull();
    tabStorage.set(REDIRECT_KEY, JSON.stringify([LINK, clock.now(), null]));
    expect(open().redirect.path).toBe(LINK);
  });

  it.each([
    ...['/', '/nowhere', '/auth/login', '/reset-password/x', '/auth/team/register/x', '/account/change-email'],
    ...['//evil.example/change-email/x', '/\\evil.example/change-email/x', '/\t/evil.example/change-email/x'],
    ...['https://evil.example/account/change-email/x', 'javascript:/a/change-email/x', '/usage?a=\\evil', '/us\\age'],
  ])('is never %s', (path) => {
    const { open, visit: tabStorage } = tab();
    const session = open();
    session.redirect.save(path);
    expect([session.redirect.path, tabStorage.get(REDIRECT_KEY)]).toEqual([null, null]);
  });

  it('stays on this origin and opens a page of a session, whatever it is', () => {
    const part = fc.oneof(fc.string(), fc.constantFrom('..', '.', '/', '\\', '\t', '%5C', '%2F', ':', '@', 'é'));
    const link = fc.tuple(part, part, part).map(([a, b, token]) => `/${a}${b}/change-email/${token}`);
    const page = fc.tuple(part, part).map(([query, hash]) => `/usage?${query}#${hash}`);
    fc.assert(
      fc.property(fc.oneof(link, page, fc.webPath(), fc.string()), (path) => {
        if (!canReturnAfterLogin(path)) return;
        expect(new URL(path, 'https://console.example').origin).toBe('https://console.example');
        expect(['dashboard', 'summary'].some((state) => opensInSession(path, state as AccountState))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

const ADA = { email: 'ada@northwall.example', firstName: 'Ada', lastName: 'L' };
const BEN = { email: 'ben@northwall.example', firstName: 'Ben', lastName: 'M' };
const PAGE = '/usage?status=failed&from=2026-11-01#webhooks';

const UNASKED: Readonly<Record<string, (ended: Ended) => unknown>> = {
  'a 401': ({ session }) => session.onUnauthorized(session.getSession()!),
  'a 401 in another tab': ({ other }) => other.onUnauthorized(other.getSession()!),
  'a state of the server': ({ session }) => session.setAccountState('notAuth'),
  'the end of the token': ({ clock }) => clock.advance(HOUR / 2 + 1000),
  'ten idle minutes': ({ session }) => session.endIdle(),
};

/** Ada's session ends on a page, which the gate then rejects. */
function leftOn(page: string, end: (ended: Ended) => unknown) {
  const { clock, storage, open, signIn, visit } = tab();
  const session = open();
  session.startSession({ ...signIn(), user: ADA }, null);
  const other = new SessionStore(storage.otherTab(), clock, () => 'other', new MemoryStorage());
  other.start();
  end({ session, clock, other });
  session.redirect.save(page);
  return { session, signIn, open, clock, visit };
}

describe('the page that a session ended on', () => {
  it.each(Object.keys(UNASKED))('comes back to the same person, also after a reload: %s', (how) => {
    for (const isReloaded of [false, true]) {
      const { session, open, signIn } = leftOn(PAGE, UNASKED[how]!);
      const next = isReloaded ? open() : session;
      next.startSession({ ...signIn(), user: { ...ADA, email: 'Ada@Northwall.example' } }, null);
      expect([next.redirect.consume(), next.redirect.path]).toEqual([PAGE, null]);
    }
  });

  it.each(Object.keys(UNASKED))('never comes back to another person, nor to one whom nobody names: %s', (how) => {
    for (const user of [BEN, null]) {
      const { session, signIn, visit } = leftOn(PAGE, UNASKED[how]!);
      session.startSession({ ...signIn(), user }, null);
      expect([session.redirect.path, visit.keys]).toEqual([null, []]);
    }
  });

  it.each([
    ['a log-out', ({ session }: Ended) => session.logOut()],
    ['a log-out in another tab', ({ other }: Ended) => other.logOut()],
  ])('comes back to nobody after %s', (_, end) => {
    const { session, signIn, visit } = leftOn(PAGE, end);
    session.startSession({ ...signIn(), user: ADA }, null);
    expect([session.redirect.path, visit.keys]).toEqual([null, []]);
  });

  it('waits for an hour', () => {
    const { session, signIn, clock } = leftOn(PAGE, UNASKED['a 401']!);
    clock.advance(HOUR + 1);
    session.startSession({ ...signIn(), user: ADA }, null);
    expect(session.redirect.path).toBeNull();
  });

  it.each([
    { user: BEN, path: null },
    { user: ADA, path: PAGE },
  ])('is known by a token that ended while no tab was open: $path', ({ user, path }) => {
    const { clock, open, signIn, storage } = tab();
    open().startSession({ ...signIn(), user: ADA }, null);
    const text = storage.get(SESSION_KEY) ?? '';
    clock.advance(HOUR);
    storage.set(SESSION_KEY, text);
    const session = open();
    session.redirect.save(PAGE);
    session.redirect.arrived();
    session.startSession({ ...signIn(), user }, null);
    expect(session.redirect.path).toBe(path);
  });
});

describe('the page that a visitor asked for', () => {
  it.each([ADA, BEN, null])('comes back to the first person who logs in: %o', (user) => {
    const { open, signIn } = tab();
    const session = open();
    session.redirect.save(PAGE);
    session.redirect.arrived();
    session.startSession({ ...signIn(), user }, null);
    expect([session.redirect.consume(), open().redirect.path]).toEqual([PAGE, null]);
  });

  it('is the one that the tab was opened with, and none of its history', () => {
    const { open, signIn } = tab();
    const session = open();
    session.redirect.arrived();
    session.redirect.save(PAGE);
    session.startSession({ ...signIn(), user: BEN }, null);
    expect(session.redirect.path).toBeNull();
  });

  it.each([
    { state: 'dashboard', path: PAGE, comesBack: true },
    { state: 'summary', path: PAGE, comesBack: false },
    { state: 'channels', path: '/auth/company-data', comesBack: true },
    { state: 'channels', path: '/auth/summary', comesBack: false },
    { state: 'dashboard', path: '/auth/summary', comesBack: false },
    { state: 'email-verification', path: PAGE, comesBack: false },
    { state: 'email-verification', path: LINK, comesBack: true },
  ] as const)('waits in the state $state for $path: $comesBack', ({ state, path, comesBack }) => {
    const { open, signIn } = tab();
    const session = open();
    session.redirect.save(path);
    session.startSession({ ...signIn(), state }, null);
    expect(session.redirect.path).toBe(comesBack ? path : null);
  });
});

interface Ended {
  readonly session: SessionStore;
  readonly clock: ManualClock;
  readonly other: SessionStore;
}
