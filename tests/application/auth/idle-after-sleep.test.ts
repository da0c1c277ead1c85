import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import type { IdleStore } from '#src/application/auth/idle-store.ts';
import { RESET_TOKEN_KEY, SESSION_KEY } from '#src/application/auth/session-record.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';
import { tokenEndingAt } from '#tests/support/tokens.ts';

const MINUTE = 60_000;

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

  it('warn together', () => {
    pass(9);
    expect([idle.phase, lateIdle.phase]).toEqual(['warning', 'warning']);
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
