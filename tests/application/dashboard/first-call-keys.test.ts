import { describe, expect, it, onTestFinished } from 'vitest';
import { firstCallMessages } from '#src/application/i18n/en/first-call.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';

async function openFirstCall(options: TestAppOptions = {}) {
  const app = new TestApp({ scenario: 'active-customer', ...options });
  app.i18n.add(firstCallMessages);
  const account = await app.account();
  const store = account.firstCall;
  onTestFinished(store.start());
  await store.form.prepare();
  await store.loadKeys();
  return { console: app, account, store };
}

describe('the keys of the first call', () => {
  it('are none when none was made, and nothing can be sent', async () => {
    const { store } = await openFirstCall({ scenario: 'free-plan' });
    expect([store.keys.value?.keys, store.form.canSubmit]).toEqual([[], false]);
  });

  it('keep the choice while it is there, and move on when it was switched off in another tab', async () => {
    const { console: app, account, store } = await openFirstCall();
    const [, second] = store.keys.value!.keys;
    store.set('apiKeyId', second!.id);
    app.returnToPage();
    await flush();
    expect(store.chosenKey?.id).toBe(second!.id);
    await account.apiKeys.setActive(second!, false);
    app.returnToPage();
    await flush();
    expect(store.keys.value?.keys.map(({ id }) => id)).not.toContain(second!.id);
    expect(store.chosenKey?.name).toBe('payouts-worker');
  });

  it('are read again after a rejection, which may be about the key', async () => {
    const { account, store } = await openFirstCall();
    const chosen = store.chosenKey!;
    await account.apiKeys.setActive(chosen, false);
    await store.send();
    await flush();
    expect(store.form.formErrors).toEqual(['This API key is inactive. Activate it or choose another one.']);
    expect(store.chosenKey?.id).not.toBe(chosen.id);
  });

  it('report a failed load, and load on retry', async () => {
    let isDown = true;
    const { store } = await openFirstCall({
      overrideGateways: ({ apiKeys }) => ({
        apiKeys: {
          list: (after, signal) => (isDown ? Promise.resolve(fail(unexpected(500))) : apiKeys.list(after, signal)),
        },
      }),
    });
    expect(store.keys.state.kind).toBe('failed');
    isDown = false;
    await store.loadKeys();
    expect(store.chosenKey?.name).toBe('payouts-worker');
  });
});
