import { execSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScriptBotCheck } from '#src/adapters/browser/script-bot-check.ts';
import { Resource } from '#src/application/async/resource.ts';
import { FaucetWait } from '#src/application/faucets/faucet-wait.ts';
import { TranslationStore } from '#src/application/i18n/translation-store.ts';
import { SubscriptionCheckStore } from '#src/application/onboarding/subscription-check-store.ts';
import { createSeenForAWhile } from '#src/application/platform/seen-for-a-while.ts';
import { VerificationWait } from '#src/application/auth/verification-wait.ts';
import { LiveLog } from '#src/application/logs/live-log.ts';
import { LogSearch } from '#src/application/logs/log-search.ts';
import { LogTimes } from '#src/application/logs/log-times.ts';
import type { CurrentSubscription } from '#src/domain/billing/current-subscription.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { changed } from '#tests/support/changed.ts';
import { flush } from '#tests/support/gates.ts';
import { TestConsole } from '#tests/support/test-console.ts';

vi.mock('#src/adapters/browser/load-challenge.ts', () => ({ loadChallenge: () => new Promise(() => undefined) }));

const SECOND = 1000;
const MINUTE = 60 * SECOND;

interface Timer {
  /** The file that waits. */
  readonly file: string;
  /** Longer than it waits for. */
  readonly sleep: number;
  /** Begins the wait; what it answers tells how things stand. */
  arm(console: TestConsole): Promise<() => unknown> | (() => unknown);
  readonly asleep: unknown;
  readonly awake: unknown;
}

const window = { onReturn: () => () => undefined, onHide: () => () => undefined, isVisible: () => true };

const TIMERS: readonly Timer[] = [
  {
    file: 'application/feedback/toast-store.ts',
    sleep: 6 * SECOND,
    arm({ stores: { toasts } }) {
      toasts.show('info', 'Hello.');
      return () => toasts.toasts.length;
    },
    ...{ asleep: 1, awake: 0 },
  },
  {
    file: 'application/faucets/faucet-wait.ts',
    sleep: MINUTE,
    arm({ storage, clock, session }) {
      const wait = new FaucetWait({ storage, clock, session });
      wait.show();
      wait.block(59 * SECOND);
      return () => wait.secondsLeft;
    },
    ...{ asleep: 59, awake: 0 },
  },
  {
    file: 'application/logs/log-search.ts',
    sleep: SECOND,
    arm({ clock }) {
      const search = new LogSearch(clock);
      let settled = '';
      search.type('eth', (phrase) => (settled = phrase));
      return () => settled;
    },
    ...{ asleep: '', awake: 'eth' },
  },
  {
    file: 'application/platform/seen-for-a-while.ts',
    sleep: MINUTE,
    arm({ clock }) {
      let isShown = true;
      createSeenForAWhile(clock, window)(() => (isShown = false));
      return () => isShown;
    },
    ...{ asleep: true, awake: false },
  },
  {
    file: 'application/logs/live-log.ts',
    sleep: 6 * SECOND,
    async arm({ clock }) {
      let asked = 0;
      const live = new LiveLog(() => Promise.resolve(((asked += 1), null)), clock, window);
      live.start();
      live.toggle();
      await flush();
      return () => asked;
    },
    ...{ asleep: 1, awake: 2 },
  },
  {
    file: 'application/logs/log-times.ts',
    sleep: MINUTE,
    arm({ storage, clock }) {
      const times = new LogTimes(storage, clock);
      times.start();
      const start = clock.now();
      return () => times.now - start;
    },
    ...{ asleep: 0, awake: MINUTE },
  },
  {
    file: 'application/auth/verification-wait.ts',
    sleep: MINUTE,
    arm({ clock }) {
      const wait = new VerificationWait(clock);
      wait.start();
      return () => wait.secondsLeft;
    },
    ...{ asleep: 60, awake: 0 },
  },
  {
    file: 'application/auth/session-store.ts',
    sleep: 61 * MINUTE,
    arm({ session, storage }) {
      return () => [session.state, session.endedUnasked, storage.get('gatehouse.session') !== null];
    },
    ...{ asleep: ['dashboard', false, true], awake: ['notAuth', true, false] },
  },
  {
    file: 'application/api-keys/rotate-key-store.ts',
    sleep: 11 * SECOND,
    async arm(console) {
      const { apiKeys, rotateKey, rotations } = await console.account();
      await apiKeys.reloadKeys();
      rotations.start();
      const [old, newer] = apiKeys.keys.items;
      rotations.keep({ oldId: old!.id, oldName: 'a', newId: newer!.id, newName: 'b', isCopied: true });
      await flush();
      looks = 0;
      rotateKey(old!).start();
      await flush();
      // At both keys each time.
      return () => looks / 2;
    },
    ...{ asleep: 1, awake: 2 },
  },
  {
    file: 'application/onboarding/subscription-check-store.ts',
    sleep: 5 * SECOND,
    arm({ clock }) {
      let asked = 0;
      const load = () => {
        asked += 1;
        return Promise.resolve();
      };
      const current = new Resource<CurrentSubscription>(() => Promise.resolve(fail(unreachable())));
      new SubscriptionCheckStore({ subscription: { load, current }, others: [] }, clock).start();
      return () => asked;
    },
    ...{ asleep: 1, awake: 2 },
  },
  {
    file: 'application/i18n/translation-store.ts',
    sleep: SECOND,
    async arm({ clock }) {
      let asked = 0;
      const translations = () => Promise.resolve(((asked += 1), fail(unreachable())));
      const logger = { warn: () => undefined };
      new TranslationStore({ translations }, { overlay: () => undefined }, clock, logger).start();
      await flush();
      return () => asked;
    },
    ...{ asleep: 1, awake: 2 },
  },
  {
    file: 'adapters/browser/browser-idle-detector.ts',
    sleep: 30 * MINUTE,
    async arm(console) {
      await console.stores.access.load();
      const { idle } = console.stores.access.current;
      idle.start();
      return () => [idle.phase, console.session.state];
    },
    ...{ asleep: ['watching', 'dashboard'], awake: ['expired', 'notAuth'] },
  },
  {
    file: 'adapters/browser/script-bot-check.ts',
    sleep: 11 * SECOND,
    async arm({ clock }) {
      let proof: unknown = 'under way';
      const check = createScriptBotCheck({ script: '', siteKey: 'key' }, { warn: () => undefined }, clock);
      void check.prove('log-in').then((result) => (proof = result));
      // The challenge is fetched first.
      await vi.dynamicImportSettled();
      await flush();
      return () => proof;
    },
    ...{ asleep: 'under way', awake: null },
  },
];

/** Waits for 200 ms until the page has nothing more urgent to do; whether that comes late is all the same. */
const NOT_TIMED = ['composition/platform/browser-platform.ts'];

let console: TestConsole;
/** How often it was asked when a key was last used. */
let looks = 0;
beforeEach(() => {
  console = new TestConsole({
    scenario: 'active-customer',
    change: ({ apiKeys }) => ({
      apiKeys: changed(apiKeys, { lastUsed: (id) => ((looks += 1), apiKeys.lastUsed(id)) }),
    }),
  });
});
afterEach(() => console.close());

describe('after a sleep that is longer than it waits for', () => {
  it.each(TIMERS)('what $file waits for is there as soon as the device wakes', async ({ sleep, arm, ...told }) => {
    const tell = await arm(console);
    console.clock.sleep(sleep);
    const asleep = tell();
    console.clock.wake();
    await flush();
    expect({ asleep, awake: tell() }).toEqual({ asleep: told.asleep, awake: told.awake });
  });

  it('knows every file that waits', () => {
    const waiting = execSync("grep -rlE '\\bafter\\(' src --include=*.ts --include=*.tsx", { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((path) => path.replace('src/', ''))
      .filter((path) => !/\/(system-clock|manual-clock|clock)\.ts$/.test(path));
    expect(waiting.sort()).toEqual([...TIMERS.map(({ file }) => file), ...NOT_TIMED].sort());
  });

  it('a path to come back to counts no more once it has waited for an hour', () => {
    console.session.logOut();
    console.session.rememberReturn('/account/change-email/x');
    console.clock.sleep(61 * MINUTE);
    expect(console.session.takeReturn()).toBeNull();
  });
});
