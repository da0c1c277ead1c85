import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACTIVITY_KEY, type IdleStore } from '#src/application/auth/idle-store.ts';
import { RESET_TOKEN_KEY, SESSION_KEY } from '#src/application/auth/session-record.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { startStore } from '#tests/support/open-onboarding.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { tokenEndingAt } from '#tests/support/tokens.ts';

const MINUTE = 60_000;

/** Two choices, and a list that is the same for everyone. */
const PRESERVED_KEYS = ['gatehouse.dismissed-notice', 'gatehouse.protocols', 'gatehouse.theme'];
const OF_SESSION = ['gatehouse.activity', 'gatehouse.checkout', 'gatehouse.plans', 'gatehouse.session'];
let app: TestApp;
let idle: IdleStore;
let leave: () => void;

async function open(options?: TestAppOptions) {
  app = new TestApp({ scenario: 'onboarding-at-email-verification', ...options });
  await app.stores.auth.load();
  idle = app.stores.auth.current.idle;
  leave = idle.start();
}

beforeEach(() => open());
const move = () => app.activity.dispatchEvent(new Event('pointermove'));

describe('a screen that is left alone', () => {
  it('warns at nine minutes and expires at ten', () => {
    app.clock.advance(9 * MINUTE - 1);
    expect(idle.phase).toBe('watching');
    app.clock.advance(1);
    expect([idle.phase, app.session.state]).toEqual(['warning', 'email-verification']);
    app.clock.advance(MINUTE - 1);
    expect(idle.phase).toBe('warning');
    app.clock.advance(1);
    expect([idle.phase, app.session.state]).toEqual(['expired', 'notAuth']);
  });

  it.each([
    { how: 'expiry', end: () => app.clock.advance(10 * MINUTE) },
    { how: 'log-out', end: () => (leave(), app.session.logOut()) },
  ])("leaves by $how what is the device's and what everybody may know, and nothing else", async ({ end }) => {
    app.close();
    await open({ scenario: 'onboarding-at-summary', settings: { maintenance: { mode: false, notice: 'On Sunday.' } } });
    const { stores, session, storage } = app;
    stores.theme.choose('dark');
    stores.notice.dismiss('On Sunday.');
    session.redirect.save('/account/change-email/x');
    await stores.onboarding.load();
    await startStore(stores.onboarding.current.plan());
    const summary = await startStore(stores.onboarding.current.summary());
    summary.accept(true);
    await summary.confirm();
    expect([app.leftFor.length, storage.keys]).toEqual([1, [...PRESERVED_KEYS, ...OF_SESSION].sort()]);
    end();
    expect([storage.keys, app.tabStorage.keys]).toEqual([PRESERVED_KEYS, []]);
  });

  it('restarts with every sign of the user', () => {
    app.clock.advance(9 * MINUTE - 1);
    move();
    app.clock.advance(9 * MINUTE - 1);
    expect(idle.phase).toBe('watching');
  });

  it('continues when the user chooses to stay', () => {
    app.clock.advance(9 * MINUTE);
    idle.staySignedIn();
    app.clock.advance(9 * MINUTE - 1);
    expect(idle.phase).toBe('watching');
    app.clock.advance(MINUTE + 1);
    expect(idle.phase).toBe('expired');
  });

  it.each([9.01, 9.5, 10 - 1 / 60_000])('expires after ten idle minutes when the user was active at %s', (minutes) => {
    app.clock.advance(minutes * MINUTE);
    move();
    app.clock.advance(10 * MINUTE - 1);
    expect([idle.phase, app.session.state]).toEqual(['warning', 'email-verification']);
    app.clock.advance(1);
    expect([idle.phase, app.session.state]).toEqual(['expired', 'notAuth']);
  });

  it('shows that it has expired until it was seen', () => {
    app.clock.advance(10 * MINUTE);
    leave();
    expect(idle.phase).toBe('expired');
    idle.close();
    expect(idle.phase).toBe('watching');
  });

  it('is watched no more once it is left', () => {
    app.clock.advance(9 * MINUTE);
    leave();
    app.clock.advance(10 * MINUTE);
    expect([idle.phase, app.session.state]).toEqual(['watching', 'email-verification']);
  });

  it('is disabled on localhost', async () => {
    app.close();
    await open({ isLocalhost: true });
    app.clock.advance(60 * MINUTE);
    expect([idle.phase, app.session.state]).toEqual(['watching', 'email-verification']);
  });
});

describe('two tabs of one session', () => {
  let other: TestApp;
  let otherIdle: IdleStore;

  beforeEach(async () => {
    app.close();
    const storage = new MemoryStorage();
    await open({ storage });
    const { provider, clock } = app;
    other = new TestApp({ provider, clock, storage: storage.otherTab() });
    await other.stores.auth.load();
    otherIdle = other.stores.auth.current.idle;
    otherIdle.start();
  });
  afterEach(() => other.close());

  const phases = () => [idle.phase, otherIdle.phase];

  it('stay alive by activity in either', () => {
    for (let minute = 0; minute < 30; minute += 5) {
      app.clock.advance(5 * MINUTE);
      move();
    }
    app.clock.advance(9 * MINUTE - 1);
    expect(phases()).toEqual(['watching', 'watching']);
    app.clock.advance(1);
    expect(phases()).toEqual(['warning', 'warning']);
  });

  it('have ten more minutes together by activity under the warning', () => {
    app.clock.advance(9.5 * MINUTE);
    move();
    app.clock.advance(10 * MINUTE - 1);
    expect(phases()).toEqual(['warning', 'warning']);
    app.clock.advance(1);
    expect([phases(), other.session.state]).toEqual([['expired', 'expired'], 'notAuth']);
  });

  it('continue when one of them is reopened', () => {
    app.clock.advance(9 * MINUTE);
    leave();
    leave = idle.start();
    expect(phases()).toEqual(['watching', 'watching']);
  });

  it('stop syncing once one is closed or the session expired', () => {
    move();
    leave();
    expect(app.storage.get(ACTIVITY_KEY)).toBeNull();
    app.clock.advance(9 * MINUTE);
    expect(phases()).toEqual(['watching', 'warning']);
    app.clock.advance(MINUTE);
    expect([otherIdle.phase, app.storage.get(ACTIVITY_KEY)]).toEqual(['expired', null]);
  });
});

describe('a screen that is left alone by a device that sleeps', () => {
  it.each(['pointermove', 'keydown', 'scroll'])(
    'is over after a sleep, though %s is what the device wakes to',
    (sign) => {
      app.clock.advance(5 * MINUTE);
      app.clock.sleep(30 * MINUTE);
      app.activity.dispatchEvent(new Event(sign));
      expect([idle.phase, app.session.state, app.storage.get(SESSION_KEY)]).toEqual(['expired', 'notAuth', null]);
    },
  );

  it('is over after a sleep under the warning', () => {
    app.clock.advance(9 * MINUTE);
    app.clock.sleep(MINUTE);
    move();
    expect(idle.phase).toBe('expired');
  });

  it('warns after a short sleep, and leaves what is left of the minute', () => {
    app.clock.sleep(9.5 * MINUTE);
    move();
    expect(idle.phase).toBe('warning');
    app.clock.advance(MINUTE / 2 - 1);
    expect(idle.phase).toBe('warning');
    app.clock.advance(1);
    expect(idle.phase).toBe('expired');
  });

  it('leaves nothing behind where the token ended first', () => {
    app.session.startSession(
      { token: tokenEndingAt(app.clock.now() + MINUTE), state: 'summary', user: null },
      'session-1',
    );
    app.storage.set(RESET_TOKEN_KEY, 'token');
    app.clock.sleep(30 * MINUTE);
    app.clock.wake();
    leave();
    expect([app.session.hasToken, app.storage.keys]).toEqual([false, []]);
  });
});

describe('two tabs of which one is throttled', () => {
  let other: TestApp;
  let late: ManualClock;
  let lateIdle: IdleStore;

  beforeEach(async () => {
    app.close();
    await open({ storage: new MemoryStorage() });
    late = new ManualClock();
    other = new TestApp({ provider: app.provider, clock: late, storage: app.storage.otherTab() });
    await other.stores.auth.load();
    lateIdle = other.stores.auth.current.idle;
    lateIdle.start();
  });

  afterEach(() => other.close());

  const pass = (minutes: number) => {
    late.sleep(minutes * MINUTE);
    app.clock.advance(minutes * MINUTE);
  };

  it('do not end because it has heard of no sign of the user in the other', () => {
    for (let minute = 0; minute < 20; minute += 5) {
      pass(5);
      move();
    }
    late.wake();
    expect([idle.phase, lateIdle.phase, other.session.state]).toEqual(['watching', 'watching', 'email-verification']);
  });

  it('show together that they have expired', () => {
    pass(10);
    expect([lateIdle.phase, other.session.state]).toEqual(['expired', 'notAuth']);
  });

  it('does not end where it wakes before it hears of what was done in the other', async () => {
    const late = new ManualClock();
    const isolatedStorage = Object.assign(app.storage.otherTab(), { onOtherTab: () => () => undefined });
    const tab = new TestApp({ provider: app.provider, clock: late, storage: isolatedStorage });
    await tab.stores.auth.load();
    const lateIdle = tab.stores.auth.current.idle;
    lateIdle.start();
    for (let minute = 0; minute < 20; minute += 5) {
      late.sleep(5 * MINUTE);
      app.clock.advance(5 * MINUTE);
      move();
    }
    late.wake();
    expect([lateIdle.phase, tab.session.state]).toEqual(['watching', 'email-verification']);
    tab.close();
  });
});
