import { callbackSigningStore } from '#src/application/callback-domains/callback-signing-store.ts';
import { ExpiryTimer } from '#src/application/api-keys/expiry-timer.ts';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { rotateSigningSecret } from '#src/application/callback-domains/rotate-signing-secret.ts';
import { execSync } from 'node:child_process';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createScriptBotCheck } from '#src/adapters/browser/bot-check/script-bot-check.ts';
import { Resource } from '#src/application/async/resource.ts';
import { FaucetCooldown } from '#src/application/faucets/cooldown.ts';
import { callbackSigningMessages } from '#src/application/i18n/en/callback-signing.ts';
import { TranslationStore } from '#src/application/i18n/translation-store.ts';
import { SubscriptionCheckStore } from '#src/application/onboarding/subscription-check-store.ts';
import { KeySequence, SEQUENCE_TIMEOUT_MS } from '#src/application/palette/palette-parts.ts';
import { ResendCooldown } from '#src/application/async/resend-cooldown.ts';
import { LogDates } from '#src/application/logs/log-dates.ts';
import { LogSearch } from '#src/application/logs/log-view.ts';
import { TimestampFormatStore } from '#src/application/logs/timestamp-format-store.ts';
import type { CurrentSubscription } from '#src/domain/billing/billing-plan.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { flush } from '#tests/support/gate.ts';
import { callSessionOf } from '#tests/support/session-device.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { accountClosureStore } from '#src/application/account/account-closure-store.ts';
import { rotateKey } from '#src/application/api-keys/rotate-key-store.ts';
import { armExporter, armNewRows } from './arm-log-timers.ts';
import { PAGE_TIMERS } from './arm-page-timers.ts';
import { armLiveLog, armVerificationPoll, DASHBOARD_PARTS } from './arm-polling.ts';

vi.mock('#src/adapters/browser/bot-check/load-challenge.ts', () => ({
  loadChallenge: () => new Promise(() => undefined),
}));

const SECOND = 1000;
const MINUTE = 60 * SECOND;

interface Timer {
  /** The file that waits. */
  readonly file: string;
  /** Longer than it waits for. */
  readonly sleep: number;
  /** Starts the countdown and returns a function that reads its state. */
  arm(app: TestApp): Promise<() => unknown> | (() => unknown);
  readonly whileAsleep: unknown;
  readonly afterWake: unknown;
}

const POLL = 'application/callback-domains/callback-domains-store.ts';

const TIMERS: readonly Timer[] = [
  {
    file: 'application/feedback/toast-store.ts',
    sleep: 6 * SECOND,
    arm({ stores: { toasts } }) {
      toasts.show('info', 'Hello.');
      return () => toasts.toasts.length;
    },
    ...{ whileAsleep: 1, afterWake: 0 },
  },
  {
    file: 'application/faucets/cooldown.ts',
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
    file: 'application/account/account-closure-store.ts',
    sleep: MINUTE,
    async arm(device) {
      const accountClosure = (await device.account()).get(accountClosureStore);
      accountClosure.watch();
      await accountClosure.requestExport();
      return () => accountClosure.dataExport.kind;
    },
    ...{ whileAsleep: 'preparing', afterWake: 'ready' },
  },
  {
    file: 'application/callback-domains/callback-signing-store.ts',
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
  { file: 'application/logs/log-row.ts', sleep: 16 * SECOND, arm: armNewRows, whileAsleep: 1, afterWake: 0 },
  DASHBOARD_PARTS,
  { file: 'application/logs/log-exporter.ts', sleep: SECOND, arm: armExporter, whileAsleep: false, afterWake: true },
  {
    file: 'application/palette/palette-parts.ts',
    sleep: SEQUENCE_TIMEOUT_MS,
    arm({ clock }) {
      const sequence = new KeySequence(clock);
      sequence.press('g', [{ id: 'keys', shortcut: ['g', 'k'] }]);
      return () => sequence.isPending;
    },
    ...{ whileAsleep: true, afterWake: false },
  },
  {
    file: 'application/logs/log-view.ts',
    sleep: SECOND,
    arm({ clock }) {
      const search = new LogSearch(clock);
      let settled = '';
      search.type('eth', (phrase) => (settled = phrase));
      return () => settled;
    },
    ...{ whileAsleep: '', afterWake: 'eth' },
  },
  {
    file: 'application/logs/log-dates.ts',
    sleep: SECOND,
    arm({ clock }) {
      const dates = new LogDates(clock);
      let settled = '';
      dates.type('from', '2026-10-01', (range) => (settled = range));
      return () => settled;
    },
    ...{ whileAsleep: '', afterWake: '2026-10-01..' },
  },
  ...PAGE_TIMERS,
  { file: 'application/logs/live-log.ts', sleep: 6 * SECOND, arm: armLiveLog, whileAsleep: 1, afterWake: 2 },
  { file: POLL, sleep: 11 * SECOND, arm: armVerificationPoll, whileAsleep: 0, afterWake: 1 },
  {
    file: 'application/logs/timestamp-format-store.ts',
    sleep: MINUTE,
    arm({ storage, clock }) {
      const [times, start] = [new TimestampFormatStore(storage, clock), clock.now()];
      times.start();
      return () => times.now - start;
    },
    ...{ whileAsleep: 0, afterWake: MINUTE },
  },
  {
    file: 'application/async/resend-cooldown.ts',
    sleep: MINUTE,
    arm({ clock }) {
      const wait = new ResendCooldown(clock);
      wait.start();
      return () => wait.secondsLeft;
    },
    ...{ whileAsleep: 60, afterWake: 0 },
  },
  {
    file: 'application/auth/session-store.ts',
    sleep: 61 * MINUTE,
    arm({ session, storage }) {
      return () => [session.state, session.endedUnexpectedly, storage.get('gatehouse.session') !== null];
    },
    ...{ whileAsleep: ['dashboard', false, true], afterWake: ['notAuth', true, false] },
  },
  {
    file: 'application/api-keys/expiry-timer.ts',
    sleep: 2 * MINUTE,
    arm({ clock }) {
      const key = { id: 'a' as ApiKeyId, name: 'a', masked: null, active: true, createdAt: null };
      const [keys, start] = [[{ ...key, expiresAt: clock.now() + MINUTE }], clock.now()];
      const timer = new ExpiryTimer(clock, () => keys);
      timer.start();
      return () => timer.now - start;
    },
    ...{ whileAsleep: 0, afterWake: 2 * MINUTE },
  },
  {
    file: 'application/api-keys/rotate-key-store.ts',
    sleep: 11 * SECOND,
    async arm(app) {
      const { apiKeys, rotations, get } = await app.account();
      await apiKeys.reloadKeys();
      rotations.start();
      const [old, newer] = apiKeys.keys.items;
      rotations.save({ oldId: old!.id, oldName: 'a', newId: newer!.id, newName: 'b', isCopied: true });
      await flush();
      lastUsedRequests = 0;
      get(rotateKey)(old!).start();
      await flush();
      // At both keys each time.
      return () => lastUsedRequests / 2;
    },
    ...{ whileAsleep: 1, afterWake: 2 },
  },
  {
    file: 'application/onboarding/subscription-check-store.ts',
    sleep: 5 * SECOND,
    arm({ clock }) {
      let requestCount = 0;
      const load = () => {
        requestCount += 1;
        return Promise.resolve();
      };
      const current = new Resource<CurrentSubscription>(() => Promise.resolve(fail(unreachable())));
      new SubscriptionCheckStore(
        { subscription: { load, refreshStale: () => void load(), current }, others: [] },
        clock,
      ).start();
      return () => requestCount;
    },
    ...{ whileAsleep: 1, afterWake: 2 },
  },
  {
    file: 'application/i18n/translation-store.ts',
    sleep: SECOND,
    async arm({ clock }) {
      let requestCount = 0;
      const gateway = { translations: () => Promise.resolve(((requestCount += 1), fail(unreachable()))) };
      const parts = { catalog: { overlay: () => undefined }, logger: { debug: () => undefined }, gateway, clock };
      new TranslationStore({ ...parts, language: { shown: 'en' }, session: { sessionId: null } }).start();
      await flush();
      return () => requestCount;
    },
    ...{ whileAsleep: 1, afterWake: 2 },
  },
  {
    file: 'adapters/browser/browser-idle-detector.ts',
    sleep: 30 * MINUTE,
    async arm(app) {
      await app.stores.auth.load();
      const { idle } = app.stores.auth.current;
      idle.start();
      return () => [idle.phase, app.session.state];
    },
    ...{ whileAsleep: ['watching', 'dashboard'], afterWake: ['expired', 'notAuth'] },
  },
  {
    file: 'adapters/browser/bot-check/script-bot-check.ts',
    sleep: 11 * SECOND,
    async arm({ clock }) {
      let proof: unknown = 'under way';
      const check = createScriptBotCheck(
        { provider: 'recaptcha', script: '', siteKey: 'key' },
        { debug: () => undefined },
        clock,
      );
      void check.prove('log-in').then((result) => (proof = result));
      // The challenge is fetched first.
      await vi.dynamicImportSettled();
      await flush();
      return () => proof;
    },
    ...{ whileAsleep: 'under way', afterWake: null },
  },
];

/**
 * The platform waits for 200 ms until the page has nothing more urgent to do; whether that comes late is all the same. The
 * clock of a demo waits through the device's clock, and the panel only shows the time.
 */
const NOT_TIMED = [
  'adapters/browser/virtual-clock.ts',
  'application/demo/every-second.ts',
  'composition/platform/platform.ts',
];

let app: TestApp;
/** How often it was asked when a key was last used. */
let lastUsedRequests = 0;
beforeEach(() => {
  app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: ({ apiKeys }) => ({
      apiKeys: { lastUsed: (id) => ((lastUsedRequests += 1), apiKeys.lastUsed(id)) },
    }),
  });
});

describe('after a sleep that is longer than it waits for', () => {
  it.each(TIMERS)('the timer of $file fires as soon as the device wakes', async ({ sleep, arm, ...expected }) => {
    const read = await arm(app);
    app.clock.sleep(sleep);
    const asleep = read();
    app.clock.wake();
    await flush();
    expect({ asleep, awake: read() }).toEqual({ asleep: expected.whileAsleep, awake: expected.afterWake });
  });

  it('knows every file that waits', () => {
    const waiting = execSync("grep -rlE '\\bafter\\(' src --include=*.ts --include=*.tsx", { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((path) => path.replace('src/', ''))
      .filter((path) => !/\/(system-clock|manual-clock|clock)\.ts$/.test(path));
    expect(waiting.sort()).toEqual([...TIMERS.map(({ file }) => file), ...NOT_TIMED].sort());
  });

  it('a return path expires after an hour', () => {
    app.session.onUnauthorized(callSessionOf(app.session));
    app.session.redirect.save('/account/change-email/x');
    const { path } = app.session.redirect;
    app.clock.sleep(61 * MINUTE);
    expect([path, app.session.redirect.consume()]).toEqual(['/account/change-email/x', null]);
  });
});
