import { describe, expect, it, onTestFinished } from 'vitest';
import type { FirstCallStore } from '#src/application/dashboard/first-call-store.ts';
import { firstCallTexts } from '#src/application/i18n/en/first-call.ts';
import { runnableText } from '#src/domain/dashboard/call-code.ts';
import { EXAMPLE_ADDRESS, type FirstCallAnswer, type SentFirstCall } from '#src/domain/dashboard/first-call.ts';
import { refused, unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { Calls } from '#tests/support/calls.ts';
import { changed } from '#tests/support/changed.ts';
import { flush } from '#tests/support/gates.ts';
import { TestConsole, type TestConsoleOptions } from '#tests/support/test-console.ts';

const OTHER = '0x0000000000000000000000000000000000000001';
const ANSWER: FirstCallAnswer = { request: '{}', response: '{"a":1}', statusCode: 200, responseTimeMs: 41 };

async function opened(options: TestConsoleOptions = {}) {
  const console = new TestConsole({ scenario: 'active-customer', ...options });
  onTestFinished(() => console.close());
  console.catalogue.add(firstCallTexts);
  const account = await console.account();
  const store = account.firstCall;
  onTestFinished(store.start());
  await store.form.prepare();
  await store.loadKeys();
  return { console, account, store };
}

/** The panel with a gateway whose answers the test holds. */
async function held() {
  const calls = new Calls<SentFirstCall, FirstCallAnswer>();
  const all = await opened({
    change: ({ firstCall }) => ({ firstCall: changed(firstCall, { send: (call) => calls.send(call) }) }),
  });
  return { ...all, calls };
}

const shown = ({ code }: FirstCallStore) => code.map(({ text }) => text).join('');

describe('the first call', () => {
  it('starts with an example that may be sent at once', async () => {
    const { store } = await opened();
    expect(store.form.values).toMatchObject({ network: 'ethereum/mainnet', address: EXAMPLE_ADDRESS });
    expect([store.chosenKey?.name, store.form.canSubmit, store.answer]).toEqual(['payouts-worker', true, null]);
    expect(shown(store)).toContain('# native balance of the WETH contract\nADDRESS=0xC02aaA39');
  });

  it('offers the active keys of all pages and no other', async () => {
    const { store } = await opened();
    const names = store.keys.value?.keys.map(({ name }) => name) ?? [];
    expect(names).toHaveLength(17);
    expect(names).toContain('xpub-importer');
    expect(names).not.toContain('load-test-november');
  });

  it('shows the key masked, and copies the call with the whole key', async () => {
    const { console, account, store } = await opened();
    const { id, masked } = store.chosenKey!;
    await store.copy();
    const secret = await account.apiKeys.secrets.secret(id);
    expect(shown(store)).toContain(`x-api-key: ${masked}`);
    expect(console.copied).toEqual([runnableText(store.code).replace(masked!, secret!)]);
    expect(secret).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each(['javascript', 'python'] as const)('copies what is shown in %s', async (language) => {
    const { console, store } = await opened();
    store.setLanguage(language);
    await store.copy();
    expect(console.copied[0]).toContain(language === 'python' ? 'import requests' : 'await fetch(');
  });

  it('fetches the key once, however often the call is copied', async () => {
    let reveals = 0;
    const { store } = await opened({
      change: ({ apiKeys }) => ({
        apiKeys: changed(apiKeys, {
          reveal: (id) => {
            reveals += 1;
            return apiKeys.reveal(id);
          },
        }),
      }),
    });
    await Promise.all([store.copy(), store.copy()]);
    await store.copy();
    expect(reveals).toBe(1);
  });

  it('shows the whole call where the clipboard is out of reach, until something else is looked at', async () => {
    const { console, store } = await opened();
    console.copyOutcome = 'insecure-page';
    await store.copy();
    expect(store.byHand).toMatch(/x-api-key: [0-9a-f]{32}"/);
    store.setLanguage('python');
    expect(store.byHand).toBeNull();
  });

  it('says so where the key did not come', async () => {
    const { console, store } = await opened({
      change: ({ apiKeys }) => ({ apiKeys: changed(apiKeys, { reveal: () => Promise.resolve(fail(unreachable())) }) }),
    });
    await store.copy();
    expect([console.copied, store.problems]).toEqual([[], ['The key did not come, so nothing was copied. Try again.']]);
  });

  it('is sent as it stands, and its answer kept', async () => {
    const { store, calls } = await held();
    store.set('network', 'polygon/mainnet');
    store.set('address', ` ${OTHER} `);
    void store.send();
    await flush();
    const { id } = store.chosenKey!;
    expect(calls.sent).toEqual([{ blockchain: 'polygon', network: 'mainnet', address: OTHER, apiKeyId: id }]);
    expect(store.isRunning).toBe(true);
    await calls.answer(0, ANSWER);
    expect([store.isRunning, store.answer]).toEqual([false, ANSWER]);
  });

  it('is one request however often it is asked for while it is under way', async () => {
    const { store, calls } = await held();
    for (let press = 0; press < 5; press += 1) void store.send();
    await flush();
    void store.send();
    await flush();
    expect(calls.count).toBe(1);
    await calls.answer(0, ANSWER);
    void store.send();
    await flush();
    expect(calls.count).toBe(2);
  });

  it('is not sent with an address that is none', async () => {
    const { store, calls } = await held();
    for (const [address, message] of [
      ['0x12', 'first-call.address-is-invalid'],
      [' ', 'first-call.address-is-required'],
    ] as const) {
      store.set('address', address);
      await store.send();
      expect([store.form.errorOf('address'), calls.count]).toEqual([message, 0]);
    }
  });

  it('shows under a call only what answers it', async () => {
    const { store, calls } = await held();
    void store.send();
    await flush();
    await calls.answer(0, ANSWER);
    store.set('address', OTHER);
    expect(store.answer).toBeNull();
  });

  it('never shows the late answer of an older run in the place of a newer one', async () => {
    const { store, calls } = await held();
    void store.send();
    await flush();
    store.set('address', OTHER);
    expect(store.isRunning).toBe(false);
    void store.send();
    await flush();
    const newer = { ...ANSWER, response: '{"b":2}' };
    await calls.answer(1, newer);
    await calls.answer(0, ANSWER);
    expect([calls.count, store.answer]).toEqual([2, newer]);
  });

  it.each([
    ['a refusal', refused(400, 'x', 'X.', { details: ['Not this key.'] }), ['Not this key.']],
    ['a server error', unexpected(500, { message: 'Not now.' }), ['Not now.']],
    ['no answer', unreachable(), ['We could not confirm this. Check before trying again.']],
  ])('keeps what was typed after %s, and says why', async (_, failure, problems) => {
    const { console, store, calls } = await held();
    store.set('address', OTHER);
    void store.send();
    await flush();
    await calls.refuse(0, failure);
    expect([store.problems, store.form.values.address, store.answer, store.isRunning]).toEqual([
      problems,
      OTHER,
      null,
      false,
    ]);
    expect(console.toasts).toEqual(problems.map((text) => `error: ${text}`));
  });

  it('lets Getting Started be read again once it was answered (D26)', async () => {
    const { account, store } = await opened({ scenario: 'free-plan' });
    await account.gettingStarted.load();
    expect(account.gettingStarted.isDone('firstApiCall')).toBe(false);
    const created = account.createKey();
    created.setName('first');
    await created.create();
    await store.loadKeys();
    await store.send();
    await flush();
    expect(store.answer?.statusCode).toBe(200);
    expect(account.gettingStarted.isDone('firstApiCall')).toBe(true);
  });
});
