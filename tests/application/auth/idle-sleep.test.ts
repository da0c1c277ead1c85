import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import type { IdleStore } from '#src/application/auth/idle-store.ts';
import { RESET_TOKEN_KEY } from '#src/application/auth/reset-password-store.ts';
import { SESSION_KEY } from '#src/application/auth/session-record.ts';
import { TestConsole, type TestConsoleOptions } from '#tests/support/test-console.ts';
import { tokenEndingAt } from '#tests/support/tokens.ts';

const MINUTE = 60_000;

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

describe('a screen that is left alone by a device that sleeps', () => {
  it.each(['pointermove', 'keydown', 'scroll'])(
    'is over after a sleep, though %s is what the device wakes to',
    (sign) => {
      console.clock.advance(5 * MINUTE);
      console.clock.sleep(30 * MINUTE);
      console.activity.dispatchEvent(new Event(sign));
      expect([idle.phase, console.session.state, console.storage.get(SESSION_KEY)]).toEqual([
        'expired',
        'notAuth',
        null,
      ]);
    },
  );

  it('is over after a sleep under the warning', () => {
    console.clock.advance(9 * MINUTE);
    console.clock.sleep(MINUTE);
    move();
    expect(idle.phase).toBe('expired');
  });

  it('warns after a short sleep, and leaves what is left of the minute', () => {
    console.clock.sleep(9.5 * MINUTE);
    move();
    expect(idle.phase).toBe('warning');
    console.clock.advance(MINUTE / 2 - 1);
    expect(idle.phase).toBe('warning');
    console.clock.advance(1);
    expect(idle.phase).toBe('expired');
  });

  it('leaves nothing behind where the token ended first', () => {
    console.session.begin(
      { token: tokenEndingAt(console.clock.now() + MINUTE), state: 'summary', user: null },
      'session-1',
    );
    console.storage.set(RESET_TOKEN_KEY, 'token');
    console.clock.sleep(30 * MINUTE);
    console.clock.wake();
    leave();
    expect([console.session.hasToken, console.storage.keys]).toEqual([false, []]);
  });
});

describe('two tabs of which one is throttled', () => {
  let other: TestConsole;
  let late: ManualClock;
  let lateIdle: IdleStore;

  beforeEach(async () => {
    console.close();
    await open({ storage: new MemoryStorage() });
    late = new ManualClock();
    other = new TestConsole({ provider: console.provider, clock: late, storage: console.storage.otherTab() });
    await other.stores.access.load();
    lateIdle = other.stores.access.current.idle;
    lateIdle.start();
  });

  afterEach(() => other.close());

  const pass = (minutes: number) => {
    late.sleep(minutes * MINUTE);
    console.clock.advance(minutes * MINUTE);
  };

  it('do not end because it has heard of no sign of the person in the other', () => {
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

  it('say together that they have expired', () => {
    pass(10);
    expect([lateIdle.phase, other.session.state]).toEqual(['expired', 'notAuth']);
  });

  it('does not end where it wakes before it hears of what was done in the other', async () => {
    const late = new ManualClock();
    const deaf = Object.assign(console.storage.otherTab(), { onOtherTab: () => () => undefined });
    const tab = new TestConsole({ provider: console.provider, clock: late, storage: deaf });
    await tab.stores.access.load();
    const lateIdle = tab.stores.access.current.idle;
    lateIdle.start();
    for (let minute = 0; minute < 20; minute += 5) {
      late.sleep(5 * MINUTE);
      console.clock.advance(5 * MINUTE);
      move();
    }
    late.wake();
    expect([lateIdle.phase, tab.session.state]).toEqual(['watching', 'email-verification']);
    tab.close();
  });
});
