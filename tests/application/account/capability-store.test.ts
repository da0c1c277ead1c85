import { describe, expect, it } from 'vitest';
import type { Capability } from '#src/domain/account/capabilities.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

async function open() {
  const calls = new DeferredCalls<void, ReadonlySet<Capability>>();
  app = new TestApp({
    scenario: 'active-customer',
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
});
