import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createHttpGateways } from '#src/adapters/http/gateways/create-http-gateways.ts';
import { withCallLog } from '#src/adapters/http/client/logged-transport.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { firstCallStore } from '#src/application/dashboard/first-call-store.ts';
import { apiRequestsStore } from '#src/application/logs/api-requests-store.ts';
import { savedViewsStore } from '#src/application/logs/saved-views-store.ts';
import { callbackSigningStore } from '#src/application/callback-domains/callback-signing-store.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import { DRAFTS_KEY } from '#src/application/auth/session-record.ts';
import { CallLog } from '#src/application/calls/call-log.ts';
import { RecordingStore } from '#src/application/demo/recording-store.ts';
import type { KnownSecrets } from '#src/application/platform/known-secrets.ts';
import { maskRecords } from '#src/composition/platform/mask-records.ts';
import { createNullPlatform } from '#src/composition/platform/platform.ts';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { MASK } from '#src/domain/shared/mask-known.ts';
import type { CallbackLog } from '#src/domain/logs/callback-log.ts';
import { callbackExport } from '#src/domain/logs/log-export.ts';
import { LogExporter } from '#src/application/logs/log-exporter.ts';
import { ErrorReporter } from '#src/application/errors/error-reporter.ts';
import type { SavedFile } from '#src/application/platform/file-saver.ts';
import { flush } from '#tests/support/gate.ts';
import { toCallCode } from '#src/domain/calls/call-list.ts';
import { rejected } from '#src/domain/shared/failure.ts';
import { callSessionOf } from '#tests/support/session-device.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { tokenEndingAt } from '#tests/support/tokens.ts';
import { createKey } from '#src/application/api-keys/create-key-store.ts';

/** None of them is found by its shape alone. */
const SHAPES: Readonly<Record<string, string>> = {
  'a UUID': '7f9c24e5-2f1b-4c6a-9d3e-8b1a0c5d6e7f',
  'base 36': 'k3j9x2m8q7w1z5v4',
  dashes: 'gate-live-83hd-92kd-x8s2',
  'mixed letters': 'aB3dE5fG7hJ9',
  hex: '9f86d081884c7d65',
  'a JSON web token': tokenEndingAt(Date.UTC(2100, 0), { jti: 'x'.repeat(60) }),
  'a short code': '482913',
  'a signing secret': 'whsec_C2FVsBQIhrscChlQIMV+SHvJ/QK8b7w=',
  words: 'correct horse "battery" & staple/ü~',
};

let app: TestApp;
let secrets: KnownSecrets;
beforeEach(() => {
  app = new TestApp({ scenario: 'active-customer' });
  ({ secrets } = app.session);
});
afterEach(() => app.close());

function openLog() {
  return new CallLog({ now: () => 0, elapsedMs: () => 0, whenIdle: (task) => task(), secrets });
}

function recordCall(secret: string): CallLog {
  const log = openLog();
  log.trigger({ kind: 'click', label: `${'Row of a table '.repeat(3)}${secret}` });
  const encoded = encodeURIComponent(secret);
  const request = {
    ...({ operation: 'listApiRequests', method: 'POST', effect: 'read', headers: { 'x-note': secret } } as const),
    url: `https://api.example/api/logs?search=${encoded}&form=${new URLSearchParams({ q: secret }).toString()}`,
    body: JSON.stringify({ name: secret, nested: JSON.stringify({ name: secret }) }),
  };
  const id = log.begin({ request, replayOf: null, replay: null }) ?? expect.fail();
  const text = JSON.stringify({ rows: [`said ${secret}`] });
  log.end(id, { kind: 'response', status: 422, headers: { 'x-note': secret }, text, length: text.length });
  log.fail(id, rejected(422, 'invalid', `not ${secret}`, { details: [secret] }));
  return log;
}

/** A number that no number of JavaScript holds; it has the short code in it. */
const EXACT = '1234829130000000000000000000001';

const COPIES: Readonly<Record<string, (secret: string) => unknown>> = {
  'a snippet that is copied from the logs': async (secret) => {
    await (await app.account()).get(apiRequestsStore).view.copy(`curl -H "x-api-key: ${secret}"`);
    return app.copied;
  },
  'a text that comes after the click on Copy': async (secret) => {
    const { clipboard } = maskRecords({ ...createNullPlatform(), clipboard: { write } }, secrets);
    const copied: unknown[] = [];
    await clipboard.write(Promise.resolve(`It is ${secret}`));
    return copied;

    async function write(text: unknown) {
      copied.push(await text);
      return 'copied' as const;
    }
  },
  'a response of the first call': async (secret) => {
    await (await app.account()).get(firstCallStore).copyText(`It is ${secret}`);
    return app.copied;
  },
};

const FILES: Readonly<Record<string, (secret: string) => unknown>> = Object.fromEntries(
  (['csv', 'json'] as const).map((format) => [
    `an exported log as ${format}`,
    (secret: string) => {
      const saved: string[] = [];
      const fileSaver = { save: ({ text }: SavedFile) => void saved.push(text), saveBytes: () => undefined };
      const device = maskRecords({ ...createNullPlatform(), fileSaver }, secrets);
      const json = `{"note":${JSON.stringify(secret)},"nested":${JSON.stringify(JSON.stringify({ secret }))},"to":${EXACT}}`;
      const rows = [{ id: '1', at: 0, event: `with "${secret}"`, json } as CallbackLog];
      const list = { rows, hasMore: false, isLoadingMore: false, startsAfter: null, loadMore: () => Promise.resolve() };
      const log = { rows, isFiltered: false, kind: { export: callbackExport }, list };
      new LogExporter(log, { clock: device.clock, files: device.fileSaver, language: { shown: 'en' } }).save(format);
      if (format === 'json') expect(saved.map((text) => [isJson(text), text.includes(EXACT)])).toEqual([[true, true]]);
      return saved.map((text) => text.replace(EXACT, ''));
    },
  ]),
);

function isJson(text: string): boolean {
  JSON.parse(text);
  return true;
}

/** What is left of a text with the secret, wherever the console records or stores one. */
const SINKS: Readonly<Record<string, (secret: string) => unknown>> = {
  'the drawer of calls, with its triggers': (secret) => recordCall(secret).records,
  'code that is copied from the drawer': (secret) => {
    const [record] = recordCall(secret).records;
    return ['curl', 'javascript', 'python'].map((language) => toCallCode(language as 'curl', record!.request));
  },
  'a recording': (secret) => {
    const saved: unknown[] = [];
    const recording = new RecordingStore({
      ...{ storage: new MemoryStorage(), now: () => 0 },
      files: { save: (file) => void saved.push(file) },
    });
    recording.hide(() => secrets.all);
    recording.startRecording();
    const exchange = { operation: 'listCallbackLogs', method: 'GET', params: {}, status: 200, headers: {}, at: 0 };
    const found = { query: { search: secret }, body: { note: secret }, text: JSON.stringify({ note: secret }) };
    recording.add({ ...exchange, ...found, durationMs: 1 }, 'https://api.example');
    recording.stopRecording();
    expect(saved).toHaveLength(1);
    return saved;
  },
  'a draft': async (secret) => {
    const store = (await app.account()).get(createKey)();
    store.form.show();
    store.setName(secret);
    app.session.onUnauthorized(callSessionOf(app.session));
    return app.tabStorage.get(DRAFTS_KEY) ?? expect.fail();
  },
  'the saved views': async (secret) => {
    const savedViews = (await app.account()).get(savedViewsStore);
    savedViews.save({ log: 'callback-logs', name: 'A', query: new URLSearchParams({ q: secret }).toString() });
    savedViews.save({ log: 'callback-logs', name: 'B', query: secret });
    return app.storage.get('gatehouse.log-views');
  },
  'the storages of the device and the tab': (secret) => {
    const [storage, tabStorage] = [new MemoryStorage(), new MemoryStorage()];
    const device = maskRecords({ ...createNullPlatform(), storage, tabStorage }, secrets);
    device.storage.set('gatehouse.any', JSON.stringify({ text: `with ${secret}`, code: 482913, at: 1764829130 }));
    device.tabStorage.set('gatehouse.any', `no JSON, ${secret}`);
    expect(JSON.parse(storage.get('gatehouse.any') ?? '')).toMatchObject({ at: 1764829130 });
    return [
      storage.get('gatehouse.any')?.replace('"code":482913', '').replace('1764829130', ''),
      tabStorage.get('gatehouse.any'),
    ];
  },
  'the url': (secret) => {
    const urls: string[] = [];
    const device = createNullPlatform();
    const navigation = { ...device.navigation, go: (path: string) => void urls.push(path) };
    const { go } = maskRecords({ ...device, navigation }, secrets).navigation;
    go(`/usage?q=${encodeURIComponent(secret)}#${encodeURIComponent(secret)}`);
    go(`/usage?${new URLSearchParams({ q: secret }).toString()}`);
    expect(urls.every((url) => url.startsWith('/usage?'))).toBe(true);
    return urls;
  },
  'the log of the browser': (secret) => {
    const logged: unknown[] = [];
    const logger = { debug: (...what: unknown[]) => void logged.push(what) };
    maskRecords({ ...createNullPlatform(), logger }, secrets).logger.debug(`it is ${secret}`, secret);
    return logged;
  },
  'an error report': (secret) => {
    const sent: unknown[] = [];
    const reports = { send: (report: unknown) => void sent.push(report) };
    const reporter = new ErrorReporter({ reports, secrets, release: '1', language: () => 'en' });
    reporter.report({ kind: 'error', error: new Error(`It is ${secret}`), path: '/usage', at: 0 });
    return sent;
  },
  ...COPIES,
  ...FILES,
};

/** What a person means to have is what it is. */
const MEANT: Readonly<Record<string, () => unknown>> = {
  'a copied key': async () => {
    const { apiKeys } = await app.account();
    onTestFinished(apiKeys.start());
    await vi.waitFor(() => expect(apiKeys.keys.items).not.toEqual([]));
    const { id } = apiKeys.keys.items[0]!;
    await apiKeys.secrets.copy(id);
    return (await apiKeys.secrets.secret(id)) === app.copied.at(-1);
  },
  'a new key': async () => {
    const store = (await app.account()).get(createKey)();
    await store.form.prepare();
    store.setName('ledger-sync');
    await store.create();
    await store.copy();
    return store.created!.key === app.copied.at(-1);
  },
  'the first call as code': async () => {
    const firstCall = (await app.account()).get(firstCallStore);
    onTestFinished(firstCall.start());
    await flush();
    await firstCall.copy();
    return !app.copied.at(-1)!.includes(MASK);
  },
  'the signing secret': async () => {
    await (await app.account()).get(callbackSigningStore).copySecret();
    return app.copied.at(-1)!.startsWith('whsec_');
  },
};

describe('a secret that a person asks for', () => {
  it.each(Object.keys(MEANT))('is copied or saved as it is: %s', async (what) => {
    expect(await MEANT[what]!()).toBe(true);
    expect([...app.copied, ...app.savedFiles.map(({ text }) => text)].join()).not.toContain(MASK);
  });
});

const cases = Object.entries(SHAPES).flatMap(([shape, secret]) =>
  Object.keys(SINKS).map((sink) => ({ shape, secret, sink })),
);

describe('a secret that the console knows', () => {
  it.each(cases)('of $shape is masked in $sink', async ({ secret, sink }) => {
    secrets.add(secret);
    const text = JSON.stringify(await SINKS[sink]!(secret));
    const spellings = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];
    expect(spellings.filter((spelled) => text.includes(spelled))).toEqual([]);
  });

  it.each(Object.keys(SINKS))('is what the masks of %s are about', async (sink) => {
    const text = JSON.stringify(await SINKS[sink]!('harmless-words'));
    expect(text).toContain('harmless-words');
  });
});

const TOKEN = tokenEndingAt(Date.UTC(2100, 0));
const KEY = 'k3j9x2m8q7w1z5v4';
const user = { email: 'a@b.example', firstName: 'A', lastName: 'B' };
const signedIn = { status: true, data: { item: { state: 'dashboard', user } } };

/** How each secret comes into the console; the response is that of the provider. */
const SOURCES: Readonly<
  Record<string, { call: (to: Gateways) => unknown; answer?: unknown; known: readonly string[] }>
> = {
  'a password at the log-in, and the first token': {
    call: ({ auth }) => auth.logIn({ email: 'a@b.example', password: 'S3ntinel!', proof: { kind: 'none' } as never }),
    ...{ answer: signedIn, known: ['S3ntinel!', TOKEN] },
  },
  'the code of a second factor': {
    call: ({ auth }) => auth.verifySecondFactor({ code: '482913', email: 'a@b.example' }),
    known: ['482913'],
  },
  'the code of a mail': { call: ({ auth }) => auth.verifyEmail('482913'), known: ['482913'] },
  'the code of a social provider': { call: ({ auth }) => auth.logInWith('github', 'gh-c0de'), known: ['gh-c0de'] },
  'the code of the single sign-on, and its verifier': {
    call: ({ auth }) => auth.logInWithOidc({ code: 'gh-c0de', codeVerifier: 'v3rifier', nonce: 'n', redirectUri: 'r' }),
    known: ['gh-c0de', 'v3rifier'],
  },
  'a mailed link, and the new password': {
    call: ({ auth }) => auth.resetPassword({ token: 'l1nk-token', password: 'S3ntinel!' }),
    known: ['l1nk-token', 'S3ntinel!'],
  },
  'the link of a new email': {
    call: ({ account }) => account.changeEmail({ token: 'l1nk-token', email: 'c@d.example', password: 'S3ntinel!' }),
    known: ['l1nk-token', 'S3ntinel!'],
  },
  'a key that is revealed': {
    call: ({ apiKeys }) => apiKeys.reveal('one' as ApiKeyId),
    ...{ answer: { status: true, data: { item: { key: KEY } } }, known: [KEY] },
  },
  'the secret that callbacks are signed with': {
    call: ({ callbackSigning }) => callbackSigning.reveal(),
    ...{ answer: { status: true, data: { item: { secret: 'whsec_C2FVsBQI' } } }, known: ['whsec_C2FVsBQI'] },
  },
  'a key that is created': {
    call: ({ apiKeys }) => apiKeys.create({ name: 'a' }),
    ...{ answer: { status: true, data: { item: { key: KEY } } }, known: [KEY] },
  },
};

describe('the console knows', () => {
  it.each(Object.entries(SOURCES))('%s', async (_, { call, answer = { status: true, data: { item: {} } }, known }) => {
    const gateways = createHttpGateways({
      ...{ baseUrl: 'https://api.example', basicAuth: { user: '', password: '' }, sessions: app.session },
      transport: () =>
        Promise.resolve({ status: 200, headers: { 'x-refresh-token': TOKEN }, text: JSON.stringify(answer) }),
    });
    await call(gateways);
    expect([...secrets.all]).toEqual(expect.arrayContaining([...known]));
  });

  it('nothing of a session once it has ended and its drafts are stored', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    secrets.add(KEY);
    app.session.onUnauthorized(callSessionOf(app.session));
    expect([...secrets.all]).toContain(KEY);
    vi.runAllTimers();
    expect([...secrets.all]).toEqual([]);
  });
});

describe('an hour of calls that each bring another token', () => {
  it('costs as much at its end as at its start, in memory and in work', async () => {
    const log = openLog();
    let rotations = 0;
    const newToken = () => tokenEndingAt(Date.UTC(2100, 0), { jti: String((rotations += 1)) });
    const options = {
      ...{ baseUrl: 'https://api.example', basicAuth: { user: '', password: '' }, sessions: app.session },
      transport: () =>
        Promise.resolve({ status: 200, headers: { 'x-refresh-token': newToken() }, text: '{"status":true}' }),
    };
    const { apiKeys } = createHttpGateways(withCallLog(options, log));
    const replaced = vi.spyOn(String.prototype, 'replaceAll');
    onTestFinished(() => replaced.mockRestore());
    const costs: number[] = [];
    for (let count = 0; count < 600; count += 1) {
      replaced.mockClear();
      await apiKeys.list();
      costs.push(replaced.mock.calls.length);
      expect(secrets.all.size).toBeLessThan(50);
    }
    expect(rotations).toBe(600);
    expect(Math.max(...costs.slice(-250))).toBe(Math.max(...costs.slice(50, 300)));
  });
});
