import { describe, expect, it, onTestFinished } from 'vitest';
import { firstCallTexts } from '#src/application/i18n/en/first-call.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { changed } from '#tests/support/changed.ts';
import { flush } from '#tests/support/gates.ts';
import { TestConsole, type TestConsoleOptions } from '#tests/support/test-console.ts';

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

describe('the keys of the first call', () => {
  it('are none where none was made, and nothing can be sent', async () => {
    const { store } = await opened({ scenario: 'free-plan' });
    expect([store.keys.value?.keys, store.form.canSubmit]).toEqual([[], false]);
  });

  it('keep the choice while it is there, and move on where it was switched off in another tab', async () => {
    const { console, account, store } = await opened();
    const [, second] = store.keys.value!.keys;
    store.set('apiKeyId', second!.id);
    console.returnToPage();
    await flush();
    expect(store.chosenKey?.id).toBe(second!.id);
    await account.apiKeys.setActive(second!, false);
    console.returnToPage();
    await flush();
    expect(store.keys.value?.keys.map(({ id }) => id)).not.toContain(second!.id);
    expect(store.chosenKey?.name).toBe('payouts-worker');
  });

  it('are read again after a refusal, which may be about the key', async () => {
    const { account, store } = await opened();
    const chosen = store.chosenKey!;
    await account.apiKeys.setActive(chosen, false);
    await store.send();
    await flush();
    expect(store.problems).toEqual(['This API key is inactive. Activate it or choose another one.']);
    expect(store.chosenKey?.id).not.toBe(chosen.id);
  });

  it('tell when they did not load, and come with another try', async () => {
    let isDown = true;
    const { store } = await opened({
      change: ({ apiKeys }) => ({
        apiKeys: changed(apiKeys, {
          list: (after, signal) => (isDown ? Promise.resolve(fail(unexpected(500))) : apiKeys.list(after, signal)),
        }),
      }),
    });
    expect(store.keys.state.kind).toBe('failed');
    isDown = false;
    await store.loadKeys();
    expect(store.chosenKey?.name).toBe('payouts-worker');
  });
});
