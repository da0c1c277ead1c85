import { describe, expect, it, onTestFinished } from 'vitest';
import { gettingStartedStore } from '#src/application/dashboard/getting-started-store.ts';
import { type FirstCallStore, firstCallStore } from '#src/application/dashboard/first-call-store.ts';
import { firstCallMessages } from '#src/application/i18n/en/first-call.ts';
import { toRunnableText } from '#src/domain/dashboard/call-code.ts';
import { type FirstCallResult, type SentFirstCall } from '#src/domain/dashboard/first-call.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';
import { createKey } from '#src/application/api-keys/create-key-store.ts';

const OTHER = '0x0000000000000000000000000000000000000001';
const RESULT: FirstCallResult = { request: '{}', response: '{"a":1}', statusCode: 200, responseTimeMs: 41 };

async function openFirstCall(options: TestAppOptions = {}) {
  const app = new TestApp({ scenario: 'active-customer', ...options });
  app.i18n.add(firstCallMessages);
  const account = await app.account();
  const store = account.get(firstCallStore);
  onTestFinished(store.start());
  await store.form.prepare();
  await store.loadKeys();
  return { console: app, account, store };
}

/** The panel with a gateway whose answers the test holds. */
async function openWithPendingCall() {
  const calls = new DeferredCalls<SentFirstCall, FirstCallResult>();
  const all = await openFirstCall({
    overrideGateways: { firstCall: { send: (call) => calls.send(call) } },
  });
  return { ...all, calls };
}

const shown = ({ code }: FirstCallStore) => code.map(({ text }) => text).join('');

describe('the first call', () => {
  it('offers the active keys of all pages and no other to a person who comes near', async () => {
    const { store } = await openFirstCall();
    const names = () => store.keys.value?.keys.map(({ name }) => name) ?? [];
    expect(names()).toHaveLength(9);
    await store.loadChoices();
    expect(names()).toHaveLength(16);
    expect(names()).toContain('xpub-importer');
    expect(names(), 'it has expired').not.toContain('partner-sandbox');
    expect(names()).not.toContain('load-test-november');
  });

  it('offers them also to a person who was there before the first page came', async () => {
    const { store } = await openFirstCall();
    const first = store.loadKeys();
    await store.loadChoices();
    await first;
    expect(store.keys.value?.keys).toHaveLength(16);
  });

  it('shows the key masked, and copies the call with the whole key', async () => {
    const { console: app, account, store } = await openFirstCall();
    const { id, masked } = store.chosenKey!;
    await store.copy();
    const secret = await account.apiKeys.secrets.secret(id);
    expect(shown(store)).toContain(`x-api-key: ${masked}`);
    expect(app.copied).toEqual([toRunnableText(store.code).replace(masked!, secret!)]);
    expect(secret).toMatch(/^[0-9a-f]{32}$/);
  });

  it('fetches the key once, however often the call is copied', async () => {
    let reveals = 0;
    const { store } = await openFirstCall({
      overrideGateways: ({ apiKeys }) => ({
        apiKeys: {
          reveal: (id) => {
            reveals += 1;
            return apiKeys.reveal(id);
          },
        },
      }),
    });
    await Promise.all([store.copy(), store.copy()]);
    await store.copy();
    expect(reveals).toBe(1);
  });

  it('shows the whole call when the clipboard is unavailable, until the input changes', async () => {
    const { console: app, store } = await openFirstCall();
    app.copyOutcome = 'insecure-page';
    await store.copy();
    expect(store.manualCopyText).toMatch(/x-api-key: [0-9a-f]{32}"/);
    store.setLanguage('python');
    expect(store.manualCopyText).toBeNull();
  });

  it('reports it when the key failed to load', async () => {
    const { console: app, store } = await openFirstCall({
      overrideGateways: { apiKeys: { reveal: () => Promise.resolve(fail(unreachable())) } },
    });
    await store.copy();
    expect([app.copied, store.form.formErrors]).toEqual([[], ["Couldn't get the key. Try again."]]);
  });

  it('is sent as shown, and its result preserved', async () => {
    const { store, calls } = await openWithPendingCall();
    store.set('network', 'polygon/mainnet');
    store.set('address', ` ${OTHER} `);
    void store.send();
    await flush();
    const { id } = store.chosenKey!;
    expect(calls.sent).toEqual([{ blockchain: 'polygon', network: 'mainnet', address: OTHER, apiKeyId: id }]);
    expect(store.isRunning).toBe(true);
    await calls.resolve(0, RESULT);
    expect([store.isRunning, store.result]).toEqual([false, RESULT]);
  });

  it('never replaces a newer result with a late response', async () => {
    const { store, calls } = await openWithPendingCall();
    void store.send();
    await flush();
    store.set('address', OTHER);
    expect(store.isRunning).toBe(false);
    void store.send();
    await flush();
    const newer = { ...RESULT, response: '{"b":2}' };
    await calls.resolve(1, newer);
    await calls.resolve(0, RESULT);
    expect([calls.count, store.result]).toEqual([2, newer]);
  });

  it('refetches Getting Started after the response', async () => {
    const { account, store } = await openFirstCall({ scenario: 'free-plan' });
    await account.get(gettingStartedStore).load();
    expect(account.get(gettingStartedStore).isDone('firstApiCall')).toBe(false);
    const created = account.get(createKey)();
    created.setName('first');
    await created.create();
    await store.loadKeys();
    await store.send();
    await flush();
    expect(store.result?.statusCode).toBe(200);
    expect(account.get(gettingStartedStore).isDone('firstApiCall')).toBe(true);
  });
});

describe('the keys of the first call', () => {
  it('keep the choice while it is there, and move on when it was switched off in another tab', async () => {
    const { console: app, account, store } = await openFirstCall();
    const [, second] = store.keys.value!.keys;
    store.set('apiKeyId', second!.id);
    app.returnToPage();
    await flush();
    expect(store.chosenKey?.id).toBe(second!.id);
    await account.apiKeys.changeActive(second!.id, false);
    app.returnToPage();
    await flush();
    expect(store.keys.value?.keys.map(({ id }) => id)).not.toContain(second!.id);
    expect(store.chosenKey?.name).toBe('payouts-worker');
  });

  it('are read again after a rejection, which may be about the key', async () => {
    const { account, store } = await openFirstCall();
    const chosen = store.chosenKey!;
    await account.apiKeys.changeActive(chosen.id, false);
    await store.send();
    await flush();
    expect(store.form.formErrors).toEqual(['This API key is inactive. Activate it or choose another one.']);
    expect(store.chosenKey?.id).not.toBe(chosen.id);
  });
});

describe('the first call that has to be copied manually', () => {
  it('is hidden with its key when the dashboard is left', async () => {
    const app = new TestApp({ scenario: 'active-customer' });
    const firstCall = (await app.account()).get(firstCallStore);
    const leave = firstCall.start();
    await firstCall.loadKeys();
    app.copyOutcome = 'failed';
    await firstCall.copy();
    leave();
    expect(firstCall.manualCopyText).toBeNull();
  });
});
