import { callbackSigningStore, rotateSigningSecret } from '#src/application/callback-domains/callback-signing-store.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { FaucetCooldown } from '#src/application/faucets/cooldown.ts';
import { callbackSigningMessages } from '#src/application/i18n/en/callback-signing.ts';
import { ResendCooldown } from '#src/application/async/resend-cooldown.ts';
import { TimestampFormatStore } from '#src/application/logs/log-dates.ts';
import { flush } from '#tests/support/gate.ts';
import { callSessionOf } from '#tests/support/session-device.ts';
import { TestApp } from '#tests/support/test-app.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

interface Timer {
  readonly what: string;
  /** Longer than it waits for. */
  readonly sleep: number;
  /** Starts the countdown and returns a function that reads its state. */
  arm(app: TestApp): Promise<() => unknown> | (() => unknown);
  readonly whileAsleep: unknown;
  readonly afterWake: unknown;
}

const TIMERS: readonly Timer[] = [
  {
    what: 'the wait for test coins',
    sleep: MINUTE,
    arm({ clock, session }) {
      const wait = new FaucetCooldown({ storage: session.own.storage, clock });
      wait.show();
      wait.block(59 * SECOND);
      return () => wait.secondsLeft;
    },
    ...{ whileAsleep: 59, afterWake: 0 },
  },
  {
    what: 'the overlap of two signing secrets',
    sleep: 24 * 60 * MINUTE,
    async arm(app) {
      const { get } = await app.account();
      const callbackSigning = get(callbackSigningStore);
      app.i18n.add(callbackSigningMessages);
      callbackSigning.start();
      await get(rotateSigningSecret)(null).submit();
      return () => callbackSigning.overlapUntil !== null;
    },
    ...{ whileAsleep: true, afterWake: false },
  },
  {
    what: 'the time beside log entries',
    sleep: MINUTE,
    arm({ storage, clock }) {
      const [times, start] = [new TimestampFormatStore(storage, clock), clock.now()];
      times.start();
      return () => times.now - start;
    },
    ...{ whileAsleep: 0, afterWake: MINUTE },
  },
  {
    what: 'the wait for another code',
    sleep: MINUTE,
    arm({ clock }) {
      const wait = new ResendCooldown(clock);
      wait.start();
      return () => wait.secondsLeft;
    },
    ...{ whileAsleep: 60, afterWake: 0 },
  },
  {
    what: 'a session',
    sleep: 61 * MINUTE,
    arm({ session, storage }) {
      return () => [session.state, session.endedUnexpectedly, storage.get('gatehouse.session') !== null];
    },
    ...{ whileAsleep: ['dashboard', false, true], afterWake: ['notAuth', true, false] },
  },
  {
    what: 'the idle detector',
    sleep: 30 * MINUTE,
    async arm(app) {
      await app.stores.auth.load();
      const { idle } = app.stores.auth.current;
      idle.start();
      return () => [idle.phase, app.session.state];
    },
    ...{ whileAsleep: ['watching', 'dashboard'], afterWake: ['expired', 'notAuth'] },
  },
];

let app: TestApp;
beforeEach(() => {
  app = new TestApp({ scenario: 'active-customer' });
});

/** What counts down, or has an end: timers that only fire late are the clock's, and its own test has them. */
describe('after a sleep that is longer than it waits for', () => {
  it.each(TIMERS)('$what is as the time is, as soon as the device wakes', async ({ sleep, arm, ...expected }) => {
    const read = await arm(app);
    app.clock.sleep(sleep);
    const asleep = read();
    app.clock.wake();
    await flush();
    expect({ asleep, awake: read() }).toEqual({ asleep: expected.whileAsleep, awake: expected.afterWake });
  });

  it('a return path expires after an hour', () => {
    app.session.onUnauthorized(callSessionOf(app.session));
    app.session.redirect.save('/account/change-email/x');
    const { path } = app.session.redirect;
    app.clock.sleep(61 * MINUTE);
    expect([path, app.session.redirect.consume()]).toEqual(['/account/change-email/x', null]);
  });
});
