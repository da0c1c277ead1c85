import { describe, expect, it } from 'vitest';
import type { Capability } from '#src/domain/account/capabilities.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';

let app: TestApp;

async function open(device: Partial<TestAppOptions> = {}) {
  const calls = new DeferredCalls<void, ReadonlySet<Capability>>();
  app = new TestApp({
    scenario: 'active-customer',
    ...device,
    overrideGateways: { account: { capabilities: (signal) => calls.send(undefined, signal) } },
  });
  return { calls, store: (await app.account()).capabilities };
}

describe('the capabilities of the provider', () => {
  it('are none until the provider has answered, and are loaded once', async () => {
    const { calls, store } = await open();
    expect(store.has('sessions')).toBe(false);
    await calls.resolve(0, new Set<Capability>(['sessions']));
    expect([store.has('sessions'), store.has('invoice-list')]).toEqual([true, false]);
    app.returnToPage();
    expect(calls.sent).toHaveLength(1);
  });

  it('are none after a failure, which only the log shows, and are loaded again on return', async () => {
    const { calls, store } = await open();
    await calls.reject(0, unexpected(500));
    expect([store.has('sessions'), app.toasts]).toEqual([false, []]);
    expect(app.logMessages).toContain('The capabilities did not load');
    app.returnToPage();
    await calls.resolve(1, new Set<Capability>(['sessions']));
    expect(store.has('sessions')).toBe(true);
  });

  it('are those of the last answer from the start of the next visit, until the provider has answered again', async () => {
    const first = await open();
    await first.calls.resolve(0, new Set<Capability>(['sessions']));
    const { provider, clock, storage } = app;
    const { calls, store } = await open({ provider, clock, storage });
    expect([store.has('sessions'), store.lacks('sessions'), store.isLoading]).toEqual([true, false, true]);
    await calls.resolve(0, new Set<Capability>(['invoice-list']));
    expect([store.has('sessions'), store.has('invoice-list')]).toEqual([false, true]);
  });

  it.each(['', '{', '{"sessions":true}', '[1]'])('are none where the device holds %j', async (text) => {
    await open();
    const { provider, clock, storage } = app;
    const key = 'gatehouse.capabilities';
    app.stores.session.own.storage.set(key, text);
    expect((await open({ provider, clock, storage })).store.has('sessions')).toBe(false);
  });
});
