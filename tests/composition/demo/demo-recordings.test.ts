import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MockServer, startMockServer } from '#mocks/http/node-server.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import type { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import type { SignIn } from '#src/application/auth/auth-gateway.ts';
import { NO_PROOF, value } from '#tests/contracts/sign-in.ts';
import { type DemoPage, openDemoPage } from './demo-page.ts';

const HOUR = 3_600_000;

let server: MockServer;
beforeAll(async () => {
  server = await startMockServer({ port: 0, host: '127.0.0.1', seed: 'other', now: Date.now });
});
afterAll(() => server.close());

/** As the start of the console follows it. */
function followSession({ store, session }: DemoPage): void {
  store.onProviderChange((signIn: SignIn | null) => {
    session.logOut();
    if (signIn) session.startSession(signIn, null);
  });
}

async function openPage(scenario = 'active-customer'): Promise<DemoPage> {
  const page = await openDemoPage(scenario);
  followSession(page);
  return page;
}

/** The file of a visit to the page of the API keys. */
async function recordedFile(): Promise<string> {
  const { store, gateways, device } = await openPage();
  store.recording.startRecording();
  value(await gateways.account.profile());
  value(await gateways.apiKeys.create({ name: 'ledger-sync' }));
  value(await gateways.apiKeys.list());
  expect([store.recording.isRecording, store.recording.callCount]).toEqual([true, 3]);
  store.recording.stopRecording();
  expect(device.savedFiles.map(({ name }) => name)).toEqual(['gatehouse-recording-2026-11-21-0900.json']);
  return device.savedFiles[0]!.text;
}

describe('a recording', () => {
  it('replays signed in, at the time of then, without the simulation', async () => {
    const file = await recordedFile();
    const page = await openPage('visitor');
    const { store, session, gateways } = page;
    page.clock.advance(HOUR);
    await store.loadRecording(file);
    expect([store.moment.backend, store.recording.problem, session.state]).toEqual(['replay', null, 'dashboard']);
    expect(store.now).toBe(page.clock.now() - HOUR);
    expect(session.user?.email).toBe('person-1@example.com');
    expect(value(await gateways.account.profile()).email).toBe('person-1@example.com');
    expect(value(await gateways.apiKeys.list()).items.map(({ name }) => name)).toContain('ledger-sync');
  });

  it('lists what it does not hold', async () => {
    const { store, gateways } = await openPage('visitor');
    await store.loadRecording(await recordedFile());
    expect(await gateways.usage.summary()).toMatchObject({
      ok: false,
      failure: { status: 503, message: 'This was not recorded.' },
    });
    await gateways.usage.summary();
    expect(store.recording.missing).toEqual(['usageSummary']);
  });

  it('is still there after a reload', async () => {
    const page = await openPage('visitor');
    await page.store.loadRecording(await recordedFile());
    const next = await openDemoPage('', page.device);
    expect(next.store.moment.backend).toBe('replay');
    expect(value(await next.gateways.account.profile()).email).toBe('person-1@example.com');
  });

  it('is replayed in every tab', async () => {
    const page = await openPage('visitor');
    const storage = (page.device.storage as MemoryStorage).otherTab();
    const other = await openDemoPage('', { ...page.device, storage });
    await page.store.loadRecording(await recordedFile());
    await expect.poll(() => other.store.moment.backend).toBe('replay');
    expect(value(await other.gateways.account.profile()).email).toBe('person-1@example.com');
  });

  it('is not replaced by a file that is none', async () => {
    const { store } = await openPage();
    await store.loadRecording('{}');
    expect([store.recording.problem, store.moment.backend]).toEqual(['foreign', 'memory']);
  });

  it('without a call saves no file', async () => {
    const { store, device } = await openPage();
    store.recording.startRecording();
    store.recording.stopRecording();
    expect([store.recording.problem, device.savedFiles]).toEqual(['empty', []]);
  });

  it('has the faults of the provider, but not those of the panel', async () => {
    const { store, gateways, device } = await openPage();
    store.recording.startRecording();
    store.setFault('profile', '500');
    await gateways.account.profile();
    store.clearFaults();
    value(await gateways.account.profile());
    store.recording.stopRecording();
    expect(JSON.parse(device.savedFiles[0]!.text)).toMatchObject({
      exchanges: [{ operation: 'profile', status: 200 }],
    });
  });
});

describe('a change of the provider', () => {
  it('ends the previous session, both ways', async () => {
    const { store, session, gateways } = await openPage();
    expect(session.hasToken).toBe(true);
    await store.switchBackend('http', server.url);
    expect([store.moment.backend, session.hasToken, session.endedUnexpectedly]).toEqual(['http', false, false]);
    const { email, password } = demoAccounts.freePlan;
    const outcome = value(await gateways.auth.logIn({ email, password, proof: NO_PROOF }));
    if (outcome.kind !== 'signed-in') throw new Error('The provider asks for a second factor');
    session.startSession(outcome.signIn, null);
    expect(value(await gateways.account.profile()).email).toBe(email);
    await store.switchBackend('memory');
    expect(session.hasToken).toBe(false);
  });

  it('can be reverted, and leads to the log-in page again', async () => {
    const { store, session } = await openPage();
    await store.switchBackend('http', server.url);
    store.revert();
    await expect.poll(() => store.moment.backend).toBe('memory');
    expect([store.moment.providerUrl, session.hasToken, store.canRevert]).toEqual(['', false, false]);
  });

  it('leaves the session of the simulation alone when nothing is switched', async () => {
    const { store, session } = await openPage();
    await store.switchBackend('memory');
    await store.switchBackend('replay');
    expect([store.switchFailed, session.hasToken]).toEqual([true, true]);
  });
});
