import { describe, expect, it, onTestFinished } from 'vitest';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { foldsStore } from '#src/application/dashboard/folds-store.ts';
import { savedViewsStore } from '#src/application/logs/saved-views-store.ts';
import { faucetsStore } from '#src/application/faucets/faucets-store.ts';
import { billingStore } from '#src/application/billing/billing-store.ts';
import { LANGUAGE_KEY } from '#src/application/i18n/language-store.ts';
import { rotationsKey } from '#src/application/api-keys/rotations-store.ts';
import { PROTOCOLS_KEY } from '#src/application/plans/catalog-store.ts';
import { SESSION_ENTRIES } from '#src/application/auth/session-entries.ts';
import { SESSION_KEY } from '#src/application/auth/session-record.ts';
import { THEME_KEY } from '#src/application/app/theme-store.ts';
import { flush } from '#tests/support/gate.ts';
import { callSessionOf } from '#tests/support/session-device.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { tokenEndingAt } from '#tests/support/tokens.ts';
import { teamStore } from '#src/application/team/team-store.ts';

const HOUR = 3_600_000;

/** The device's, or the same for everyone; a rotation holds ids alone. */
const STAYING = [
  THEME_KEY,
  LANGUAGE_KEY,
  PROTOCOLS_KEY,
  'gatehouse.dismissed-notice',
  'gatehouse.log-time',
  rotationsKey(demoAccounts.activeCustomer.email),
].sort();

/** Two tabs of one signed-in customer that have left all there is on the device. */
async function twoTabs() {
  const first = new TestApp({ scenario: 'active-customer' });
  const { provider, clock, storage } = first;
  const other = new TestApp({ provider, clock, storage: storage.otherTab(), newSessionId: () => 'other' });
  onTestFinished(() => [first, other].forEach((app) => app.close()));
  for (const key of STAYING) storage.set(key, '"stays"');
  for (const app of [first, other]) {
    await fill(app);
    for (const key of SESSION_ENTRIES.tab) expect(app.tabStorage.keys).toContain(key);
  }
  expect(storage.keys).toEqual([...SESSION_ENTRIES.device, ...STAYING, SESSION_KEY].sort());
  return { first, other, storage, clock, provider };
}

/** By the stores that write; what the stages before the console leave is written as they do. */
async function fill(app: TestApp): Promise<void> {
  const { recentCommands, pageTabs, usage, get } = await app.account();
  const folds = get(foldsStore);
  const savedViews = get(savedViewsStore);
  const faucets = get(faucetsStore);
  const billing = get(billingStore);
  savedViews.save({ log: 'callback-logs', name: 'Failed', query: 'status=failed' });
  recentCommands.add('page-1');
  pageTabs.save('billing', 'upgrade-plan');
  folds.fold('first-call', true);
  faucets.cooldown.block(60_000);
  app.stores.supportChat.open();
  onTestFinished(get(teamStore).start());
  onTestFinished(billing.start());
  await usage.load();
  await flush();
  for (const key of [
    'gatehouse.activity',
    'gatehouse.checkout',
    'gatehouse.single-sign-on',
    'gatehouse.skipped-stages',
  ])
    app.session.own.storage.set(key, 'true');
}

/** The same customer again, in a new session. */
function signInTo(provider: TestApp['provider']) {
  const { email, password } = demoAccounts.activeCustomer;
  return { ...provider.signIn!, token: provider.auth.logIn({ email, password }).token ?? '' };
}

type Tabs = Awaited<ReturnType<typeof twoTabs>>;

const ENDS: Readonly<Record<string, (tabs: Tabs) => void>> = {
  'a log-out here': ({ first }) => first.session.logOut(),
  'a log-out in the other tab': ({ other }) => other.session.logOut(),
  'ten idle minutes': ({ first }) => first.session.endIdle(),
  'a 401': ({ first }) => first.session.onUnauthorized(callSessionOf(first.session)),
  'a 401 in the other tab': ({ other }) => other.session.onUnauthorized(callSessionOf(other.session)),
  'a state of the server': ({ first }) => first.session.setAccountState('notAuth'),
  'the end of the token': ({ clock }) => clock.advance(HOUR * 1.1),
};

/** Nobody is there to notice; the next start of the console is the end. */
const UNNOTICED: typeof ENDS = {
  'its token ended': ({ clock }) => clock.advance(HOUR * 1.1),
  'its record was lost': ({ storage }) => storage.remove(SESSION_KEY),
};

describe('what a session has left on the device', () => {
  it.each(Object.keys(ENDS))('is gone after %s, in both tabs', async (how) => {
    const tabs = await twoTabs();
    ENDS[how]!(tabs);
    await flush();
    expect(tabs.storage.keys).toEqual(STAYING);
    for (const { tabStorage, stores, supportChats } of [tabs.first, tabs.other]) {
      expect([tabStorage.keys, stores.account.stores]).toEqual([[], null]);
      expect(supportChats.slice(-2), 'nobody else reads the conversation').toEqual([
        expect.stringMatching(/new|continued/),
        'ended',
      ]);
    }
  });

  it.each(Object.keys(UNNOTICED))('is gone at the next start when no tab was open as %s', async (how) => {
    const tabs = await twoTabs();
    const { first, other, provider, storage, clock } = tabs;
    first.close();
    other.close();
    UNNOTICED[how]!(tabs);
    const next = new TestApp({ provider, clock, storage, tabStorage: first.tabStorage });
    onTestFinished(() => next.close());
    expect([storage.keys, first.tabStorage.keys]).toEqual([STAYING, []]);
    next.session.startSession(signInTo(provider), null);
    next.stores.supportChat.open();
    expect(next.supportChats.at(-1)).toBe('new');
  });

  it('is the conversation with the support too, which goes on in the other tab and after a reload', async () => {
    const { first, other, provider, storage, clock } = await twoTabs();
    first.close();
    const reloaded = new TestApp({ provider, clock, storage, tabStorage: first.tabStorage });
    reloaded.stores.supportChat.open();
    expect([other.supportChats, reloaded.supportChats]).toEqual([['continued'], ['continued']]);
  });

  it('has no conversation yet where the chat did not load, so that the one before is still to be forgotten', async () => {
    const { first, provider } = await twoTabs();
    first.session.logOut();
    await flush();
    first.session.startSession(signInTo(provider), null);
    for (const isSupportDown of [true, false]) {
      first.isSupportDown = isSupportDown;
      first.stores.supportChat.open();
    }
    expect(first.supportChats.slice(-2)).toEqual(['new', 'new']);
  });

  it('is gone from the tab too when the data of the site are cleared', async () => {
    const { first, other, storage } = await twoTabs();
    other.storage.clear();
    await flush();
    expect([storage.keys, first.tabStorage.keys, first.session.state]).toEqual([[], [], 'notAuth']);
  });

  it('cannot be written under a key that no end would remove', async () => {
    const { first } = await twoTabs();
    expect(() => first.session.own.storage.set('gatehouse.new', '1')).toThrow('gatehouse.new');
  });
});

/** Frozen, or in the back-forward cache: it hears of nothing that other tabs do. */
async function frozenTab() {
  const storage = new MemoryStorage();
  const frozen = Object.assign(storage.otherTab(), { onOtherTab: () => () => undefined });
  const old = new TestApp({ scenario: 'active-customer', storage: frozen });
  const { provider, clock } = old;
  await fill(old);
  const oldStores = await old.account();
  const call = callSessionOf(old.session);
  const next = new TestApp({ provider, clock, storage, newSessionId: () => 'next' });
  onTestFinished(() => [old, next].forEach((app) => app.close()));
  next.session.logOut();
  // Its token ends later.
  clock.advance(HOUR / 2);
  next.session.startSession(signInTo(provider), null);
  await fill(next);
  const contents = () => storage.keys.map((key) => [key, storage.get(key)]);
  return { old, oldStores, next, call, clock, storage, contents, before: contents() };
}

type Frozen = Awaited<ReturnType<typeof frozenTab>>;

const LATE: Readonly<Record<string, (frozen: Frozen) => unknown>> = {
  'a late 401': ({ old, call }) => old.session.onUnauthorized(call),
  'a log-out': ({ old }) => old.session.logOut(),
  'ten idle minutes': ({ old }) => old.session.endIdle(),
  'a state of the server': ({ old }) => old.session.setAccountState('notAuth'),
  'the end of its token': ({ clock }) => clock.advance(HOUR * 0.6),
  'a new token': ({ old, call, clock }) => old.session.onTokenRefreshed(call, tokenEndingAt(clock.now() + 9 * HOUR)),
  'its person': ({ old }) => old.session.setUser({ email: 'a@b.example', firstName: 'A', lastName: 'B' }),
  'its return to the window': ({ old }) => old.session.resync(),
};

const WRITES: Readonly<Record<string, (stores: Frozen['oldStores']) => unknown>> = {
  'a view': ({ get }) => get(savedViewsStore).save({ log: 'callback-logs', name: 'Mine', query: '' }),
  'a command': ({ recentCommands }) => recentCommands.add('mine'),
  'a wait': ({ get }) => get(faucetsStore).cooldown.block(9_000),
  'a reading': ({ usage }) => usage.load(),
  'the plans': ({ get }) => get(billingStore).start(),
};

describe('a tab that hears late of the session after its own', () => {
  it.each(Object.keys(LATE))('leaves that session and all it has alone, and follows it: %s', async (what) => {
    const frozen = await frozenTab();
    LATE[what]!(frozen);
    expect(frozen.contents()).toEqual(frozen.before);
    expect([frozen.old.session.sessionId, frozen.old.tabStorage.keys]).toEqual(['next', []]);
  });

  it.each(Object.keys(WRITES))('does not write %s over that of the next session', async (what) => {
    const frozen = await frozenTab();
    await WRITES[what]!(frozen.oldStores);
    expect(frozen.contents()).toEqual(frozen.before);
  });
});

describe('that a session ended by itself', () => {
  it('is forgotten with the next one, wherever that began', async () => {
    const { first, other, clock, provider } = await twoTabs();
    clock.advance(HOUR * 1.1);
    expect([first.session.endedUnexpectedly, other.session.endedUnexpectedly]).toEqual([true, true]);
    first.session.startSession(signInTo(provider), null);
    other.session.logOut();
    await flush();
    expect([first, other].map(({ session, tabStorage }) => [session.endedUnexpectedly, tabStorage.keys])).toEqual([
      [false, []],
      [false, []],
    ]);
  });
});
