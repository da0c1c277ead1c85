import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACTIVITY_KEY, type IdleStore } from '#src/application/auth/idle-store.ts';
import { RESET_TOKEN_KEY } from '#src/application/auth/reset-password-store.ts';
import { SESSION_KEY } from '#src/application/auth/session-record.ts';
import { THEME_KEY } from '#src/application/app/theme-store.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { started } from '#tests/support/onboarding-visit.ts';
import { TestConsole, type TestConsoleOptions } from '#tests/support/test-console.ts';

const MINUTE = 60_000;

/** Two choices, and two lists that are the same for everyone. */
const KEPT = ['gatehouse.dismissed-notice', 'gatehouse.plans', 'gatehouse.protocols', 'gatehouse.theme'];
const OF_SESSION = ['gatehouse.activity', 'gatehouse.checkout', 'gatehouse.session'];

let console: TestConsole;
let idle: IdleStore;
let leave: () => void;

async function open(options?: TestConsoleOptions) {
  console = new TestConsole({ scenario: 'onboarding-at-email-verification', ...options });
  await console.stores.access.load();
  idle = console.stores.access.current.idle;
  leave = idle.start();
}

beforeEach(() => open());
afterEach(() => console.close());

const move = () => console.activity.dispatchEvent(new Event('pointermove'));

describe('a screen that is left alone', () => {
  it('warns at nine minutes and expires at ten', () => {
    console.clock.advance(9 * MINUTE - 1);
    expect(idle.phase).toBe('watching');
    console.clock.advance(1);
    expect([idle.phase, console.session.state]).toEqual(['warning', 'email-verification']);
    console.clock.advance(MINUTE - 1);
    expect(idle.phase).toBe('warning');
    console.clock.advance(1);
    expect([idle.phase, console.session.state]).toEqual(['expired', 'notAuth']);
  });

  it('clears everything of the session and leaves the theme', () => {
    console.stores.theme.choose('dark');
    console.storage.set(RESET_TOKEN_KEY, 'token');
    console.clock.advance(10 * MINUTE);
    expect([SESSION_KEY, RESET_TOKEN_KEY, ACTIVITY_KEY, THEME_KEY].map((key) => console.storage.get(key))).toEqual([
      ...[null, null, null],
      'dark',
    ]);
    expect(console.session.endedUnasked).toBe(false);
  });

  it.each([
    { how: 'expiry', end: () => console.clock.advance(10 * MINUTE) },
    { how: 'log-out', end: () => (leave(), console.session.logOut()) },
  ])("leaves by $how what is the device's and what everybody may know, and nothing else", async ({ end }) => {
    console.close();
    await open({ scenario: 'onboarding-at-summary', settings: { maintenance: { mode: false, notice: 'On Sunday.' } } });
    const { stores, session, storage } = console;
    stores.theme.choose('dark');
    stores.notice.dismiss();
    session.rememberReturn('/account/change-email/x');
    await stores.onboarding.load();
    await started(stores.onboarding.current.plan());
    const summary = await started(stores.onboarding.current.summary());
    summary.accept(true);
    await summary.confirm();
    expect([console.left.length, storage.keys]).toEqual([1, [...KEPT, ...OF_SESSION].sort()]);
    end();
    expect([storage.keys, console.visit.keys]).toEqual([KEPT, []]);
  });

  it('starts anew with every sign of the person', () => {
    console.clock.advance(9 * MINUTE - 1);
    move();
    console.clock.advance(9 * MINUTE - 1);
    expect(idle.phase).toBe('watching');
  });

  it('stays where the person says so', () => {
    console.clock.advance(9 * MINUTE);
    idle.stay();
    console.clock.advance(9 * MINUTE - 1);
    expect(idle.phase).toBe('watching');
    console.clock.advance(MINUTE + 1);
    expect(idle.phase).toBe('expired');
  });

  it('gives a person who moves under the warning another minute', () => {
    console.clock.advance(9.5 * MINUTE);
    move();
    console.clock.advance(MINUTE - 1);
    expect(idle.phase).toBe('warning');
    console.clock.advance(1);
    expect(idle.phase).toBe('expired');
  });

  it('shows that it has expired until it was seen', () => {
    console.clock.advance(10 * MINUTE);
    leave();
    expect(idle.phase).toBe('expired');
    idle.close();
    expect(idle.phase).toBe('watching');
  });

  it('is watched no more once it is left', () => {
    console.clock.advance(9 * MINUTE);
    leave();
    console.clock.advance(10 * MINUTE);
    expect([idle.phase, console.session.state]).toEqual(['watching', 'email-verification']);
  });

  it('is let be on the own machine', async () => {
    console.close();
    await open({ isLocalhost: true });
    console.clock.advance(60 * MINUTE);
    expect([idle.phase, console.session.state]).toEqual(['watching', 'email-verification']);
  });
});

describe('two tabs of one session', () => {
  let other: TestConsole;
  let otherIdle: IdleStore;

  beforeEach(async () => {
    console.close();
    const storage = new MemoryStorage();
    await open({ storage });
    const { provider, clock } = console;
    other = new TestConsole({ provider, clock, storage: storage.otherTab() });
    await other.stores.access.load();
    otherIdle = other.stores.access.current.idle;
    otherIdle.start();
  });
  afterEach(() => other.close());

  const phases = () => [idle.phase, otherIdle.phase];

  it('are one session', () => {
    expect([other.session.state, other.session.sessionId]).toEqual(['email-verification', console.session.sessionId]);
  });

  it('are kept by what happens in either', () => {
    for (let minute = 0; minute < 30; minute += 5) {
      console.clock.advance(5 * MINUTE);
      move();
    }
    console.clock.advance(9 * MINUTE - 1);
    expect(phases()).toEqual(['watching', 'watching']);
    console.clock.advance(1);
    expect(phases()).toEqual(['warning', 'warning']);
  });

  it('go on together when the person stays in one of them', () => {
    console.clock.advance(9 * MINUTE);
    otherIdle.stay();
    expect(phases()).toEqual(['watching', 'watching']);
    console.clock.advance(9 * MINUTE - 1);
    expect(phases()).toEqual(['watching', 'watching']);
  });

  it('have another minute together under the warning', () => {
    console.clock.advance(9.5 * MINUTE);
    move();
    console.clock.advance(MINUTE - 1);
    expect(phases()).toEqual(['warning', 'warning']);
    console.clock.advance(1);
    expect([phases(), other.session.state]).toEqual([['expired', 'expired'], 'notAuth']);
  });

  it('go on when one of them is opened anew', () => {
    console.clock.advance(9 * MINUTE);
    leave();
    leave = idle.start();
    expect(phases()).toEqual(['watching', 'watching']);
  });

  it('have nothing to say to each other once one is left or the session has ended', () => {
    move();
    leave();
    expect(console.storage.get(ACTIVITY_KEY)).toBeNull();
    console.clock.advance(9 * MINUTE);
    expect(phases()).toEqual(['watching', 'warning']);
    console.clock.advance(MINUTE);
    expect([otherIdle.phase, console.storage.get(ACTIVITY_KEY)]).toEqual(['expired', null]);
  });
});
