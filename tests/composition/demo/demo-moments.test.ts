import { describe, expect, it } from 'vitest';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import type { SignIn } from '#src/application/auth/auth-gateway.ts';
import type { OpenBackend } from '#src/composition/backend.ts';
import { parseSessionRecord, SESSION_KEY } from '#src/application/auth/session-record.ts';
import { openDemo } from '#src/composition/backends/mock.ts';
import { DEFAULT_SETTINGS } from '#src/composition/settings/setting-defaults.ts';
import { PlainSessions } from '#tests/contracts/plain-sessions.ts';
import { value } from '#tests/contracts/sign-in.ts';
import { testDevice } from '#tests/support/demo-device.ts';

const BASE = 'http://localhost:4173/console/';
const MINUTE = 60_000;
const TIME = Date.UTC(2026, 10, 30, 23, 10);

/** A page of the demo on a device that a next page may share. */
async function openPage(path: string, page: Partial<Parameters<typeof testDevice>[0]> = {}) {
  const device = testDevice({ ...page, url: new URL(path, BASE).href });
  const opened = await openDemo(DEFAULT_SETTINGS, device);
  const sessions = new PlainSessions();
  const { demo } = opened;
  const gateways = await opened.connect()(sessions);
  if (!demo) throw new Error('A demo has its store');
  if (demo.signIn) sessions.startSession(demo.signIn.token);
  const keys = async () => value(await gateways.apiKeys.list()).items.length;
  return { opened, device, store: demo.store, demo, gateways, sessions, clock: opened.clock!, keys };
}

function storeSession(storage: MemoryStorage, { token, state, user }: SignIn): void {
  storage.set(SESSION_KEY, JSON.stringify({ id: 'session-1', token, state, user }));
}

/** As the stored session reads them. */
async function usedCredits({ opened }: { opened: OpenBackend }, storage: MemoryStorage): Promise<number> {
  const sessions = new PlainSessions();
  sessions.startSession(parseSessionRecord(storage.get(SESSION_KEY))!.token);
  const { usage } = await opened.connect()(sessions);
  return value(await usage.summary()).planQuota.used;
}

const shared = () => ({ storage: new MemoryStorage(), tabStorage: new MemoryStorage(), clock: new ManualClock() });

describe('a link to a moment', () => {
  it('starts the demo at it, and leaves the address', async () => {
    const { device, store, demo, clock } = await openPage(
      'api-keys?demo=v1;scenario=active-customer;time=2026-11-30T23:10Z;paused;latency=40;backend=memory;language=de;theme=dark#list',
    );
    expect(clock.now()).toBe(TIME);
    expect(store.moment).toMatchObject({ scenario: 'active-customer', latencyMs: 40, isPaused: true });
    expect(demo.signIn?.user?.email).toBe('elena@northwall.example');
    expect(device.url()).toBe(`${BASE}api-keys#list`);
    expect(['gatehouse.theme', 'gatehouse.language'].map((key) => device.storage.get(key))).toEqual(['dark', 'de']);
  });

  it('begins with fresh data and nobody signed in before', async () => {
    const page = shared();
    const first = await openPage('?demo=v1;scenario=free-plan;backend=memory', page);
    page.storage.set('gatehouse.session', 'previous session');
    value(await first.gateways.apiKeys.create({ name: 'made' }));
    expect(await first.keys()).toBe(1);
    const again = await openPage('?demo=v1;scenario=free-plan;backend=memory', page);
    expect(await again.keys()).toBe(0);
    expect(page.storage.get('gatehouse.session')).toBeNull();
  });

  it('names what it cannot read', async () => {
    const { store } = await openPage('?demo=v1;scenario=nobody;latency=5;backend=memory');
    expect([store.unknown, store.moment.latencyMs, store.moment.scenario]).toEqual([['scenario=nobody'], 5, 'visitor']);
    store.dismissUnknown();
    expect(store.unknown).toEqual([]);
  });

  it('changes the data as it says, and continues with them after a reload', async () => {
    const page = shared();
    const { keys } = await openPage('?demo=v1;scenario=active-customer;keys=4;backend=memory', page);
    expect(await keys()).toBe(4);
    const next = await openPage('', page);
    const { token } = next.demo.signInAs('elena@northwall.example')!;
    next.sessions.startSession(token);
    expect(await next.keys()).toBe(4);
  });

  it('opens the mailed link that its scenario is about, unless it leads elsewhere', async () => {
    const { device } = await openPage('auth/login?demo=v1;scenario=forgotten-password;backend=memory');
    expect(device.url()).toMatch(/\/console\/reset-password\/[\w-]+\.[\w-]+\.\w+$/);
    const other = await openPage('auth/register?demo=v1;scenario=forgotten-password;backend=memory');
    expect(other.device.url()).toBe(`${BASE}auth/register`);
  });

  it('is what the demo writes of itself', async () => {
    const page = shared();
    const { store } = await openPage('?demo=v1;scenario=active-customer;latency=40;backend=memory', page);
    store.advance(TIME - store.now);
    store.setFault('createApiKey', '500');
    const moment =
      'time=2026-11-30T23:10Z;data=2026-11-21T09:00Z;paused;faults=createApiKey:500;latency=40;backend=memory;language=en;theme=light';
    expect(store.links.exact()).toBe(`${BASE}?demo=v1;scenario=active-customer;as=;${moment}`);
  });
});

describe('a link that names a person', () => {
  it('signs them in', async () => {
    const { demo, store } = await openPage('?demo=v1;as=mateo@harborledger.example;backend=memory');
    expect([demo.signIn?.user?.email, store.unknown]).toEqual(['mateo@harborledger.example', []]);
  });

  it('names an email that nobody has', async () => {
    const { demo, store } = await openPage('?demo=v1;as=nobody@harborledger.example;backend=memory');
    expect([demo.signIn, store.unknown]).toEqual([null, ['as=nobody@harborledger.example']]);
  });

  it('may name nobody', async () => {
    const { demo } = await openPage('?demo=v1;scenario=active-customer;as=;backend=memory');
    expect(demo.signIn).toBeNull();
  });
});

describe('a reload of the demo', () => {
  it('goes on with the moment and the data', async () => {
    const page = shared();
    const first = await openPage(
      '?demo=v1;scenario=active-customer;time=2026-11-30T23:10Z;latency=40;backend=memory',
      page,
    );
    first.store.setFault('*', 'late');
    page.clock.advance(10 * MINUTE);
    const next = await openPage('', page);
    expect(next.store.moment).toMatchObject({ latencyMs: 40, faults: [{ operation: '*', kind: 'late' }] });
    expect(next.clock.now()).toBe(TIME + 10 * MINUTE);
    expect(next.demo.signIn).toBeNull();
  });

  it('leaves a stopped clock where it is', async () => {
    const page = shared();
    const first = await openPage('?demo=v1;time=2026-11-30T23:10Z;backend=memory', page);
    first.store.pause();
    page.clock.advance(10 * MINUTE);
    expect((await openPage('', page)).clock.now()).toBe(TIME);
  });
});

describe('what a presenter changes', () => {
  it('can be reverted once', async () => {
    const { store } = await openPage('?demo=v1;backend=memory');
    expect(store.canRevert).toBe(true);
    store.setLatency(300);
    store.setLatency(900);
    store.revert();
    expect([store.moment.latencyMs, store.canRevert]).toEqual([300, false]);
  });

  it('returns the data and the session when a link is reverted', async () => {
    const page = shared();
    const first = await openPage('?demo=v1;scenario=free-plan;backend=memory', page);
    value(await first.gateways.apiKeys.create({ name: 'made' }));
    page.storage.set('gatehouse.session', 'previous session');
    const second = await openPage('?demo=v1;scenario=suspended;backend=memory', page);
    second.store.revert();
    expect(second.device.loaded).toEqual([BASE]);
    const third = await openPage('', page);
    expect([third.store.moment.scenario, page.storage.get('gatehouse.session')]).toEqual([
      'free-plan',
      'previous session',
    ]);
  });

  it('moves the clock of the console and of its provider', async () => {
    const page = shared();
    const { store, clock, gateways } = await openPage('?demo=v1;scenario=active-customer;backend=memory', page);
    const before = clock.now();
    store.advance(10 * MINUTE);
    expect(clock.now()).toBe(before + 10 * MINUTE);
    value(await gateways.apiKeys.create({ name: 'later' }));
    const [newest] = value(await gateways.apiKeys.list()).items;
    expect(newest?.createdAt).toBe(clock.now());
    store.followDevice();
    expect(clock.now()).toBe(page.clock.now());
  });

  it('skips to another day with a session that holds there', async () => {
    const page = shared();
    const { store, device, demo } = await openPage('?demo=v1;scenario=active-customer;backend=memory', page);
    storeSession(page.storage, demo.signIn!);
    store.skipToPeriodEnd();
    expect(device.loaded).toEqual([BASE]);
    const next = await openPage('', page);
    expect(new Date(next.clock.now()).toISOString()).toBe('2026-11-30T23:59:00.000Z');
    expect(await usedCredits(next, page.storage)).toBeGreaterThan(1_120_480);
    next.store.revert();
    expect((await openPage('', page)).clock.now()).toBe(page.clock.now());
  });

  it('is copied with the age of the data', async () => {
    const page = shared();
    const first = await openPage('?demo=v1;scenario=active-customer;backend=memory', page);
    storeSession(page.storage, first.demo.signIn!);
    first.store.skip(3 * 24 * 60 * MINUTE);
    const second = await openPage('', page);
    const other = { ...shared(), clock: new ManualClock(0) };
    const copy = await openPage(second.store.links.exact(), other);
    storeSession(other.storage, copy.demo.signIn!);
    expect(copy.clock.now()).toBe(second.clock.now());
    expect(await usedCredits(copy, other.storage)).toBe(await usedCredits(second, page.storage));
  });

  it('is followed by the other tabs', async () => {
    const page = shared();
    const one = await openPage('?demo=v1;backend=memory', page);
    const other = await openPage('', { ...page, storage: page.storage.otherTab() });
    one.store.setLatency(300);
    one.store.advance(TIME - one.store.now);
    one.store.pause();
    expect([other.store.moment.latencyMs, other.clock.now(), other.store.isPaused]).toEqual([300, TIME, true]);
  });

  it('opens a scenario where it starts', async () => {
    const { store, device } = await openPage('?demo=v1;latency=9;backend=memory;theme=dark');
    store.openScenario('suspended');
    expect(device.loaded).toEqual([`${BASE}dashboard?demo=v1;scenario=suspended;backend=memory;theme=dark`]);
  });

  it('stays on the backend that works when another does not open', async () => {
    const { store } = await openPage('?demo=v1;backend=memory');
    await store.switchBackend('replay');
    expect([store.moment.backend, store.switchFailed, store.isSwitching]).toEqual(['memory', true, false]);
  });
});
