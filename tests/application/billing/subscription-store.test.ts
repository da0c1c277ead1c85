import { describe, expect, it } from 'vitest';
import type { CurrentSubscription } from '#src/domain/billing/billing-plan.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';

let app: TestApp;

async function open(scenario: TestAppOptions['scenario'], change?: TestAppOptions['overrideGateways']) {
  app = new TestApp({ scenario, ...(change && { overrideGateways: change }) });
  const { subscription } = await app.account();
  await flush();
  return subscription;
}

describe('the plan of the account', () => {
  it('is refetched each time the user returns to the page', async () => {
    const calls = new DeferredCalls<void, CurrentSubscription>();
    const store = await open('active-customer', {
      billing: { currentSubscription: (signal) => calls.send(undefined, signal) },
    });
    const plan = { name: 'Growth', suspended: false } as CurrentSubscription;
    await calls.resolve(0, plan);
    app.returnToPage();
    expect([calls.count, store.isSuspended]).toEqual([2, false]);
    await calls.resolve(1, { ...plan, suspended: true });
    expect(store.isSuspended).toBe(true);
    app.returnToPage();
    await calls.reject(2);
    expect([store.isSuspended, store.current.value?.name]).toEqual([true, 'Growth']);
  });

  it('is read again for a page that shows more of it where it is not recent, or did not load', async () => {
    const calls = new DeferredCalls<void, CurrentSubscription>();
    const store = await open('active-customer', {
      billing: { currentSubscription: (signal) => calls.send(undefined, signal) },
    });
    const countAfterVisit = () => {
      store.refreshStale();
      return calls.count;
    };
    await calls.resolve(0, { name: 'Growth', suspended: false } as CurrentSubscription);
    expect([store.knownAt, countAfterVisit()]).toEqual([app.clock.now(), 1]);
    app.clock.advance(20_000);
    expect(countAfterVisit()).toBe(2);
    await calls.reject(1);
    expect(countAfterVisit()).toBe(3);
  });

  it('only logs that it did not load, and suspends nobody', async () => {
    const calls = new DeferredCalls<void, CurrentSubscription>();
    const store = await open('suspended', {
      billing: { currentSubscription: (signal) => calls.send(undefined, signal) },
    });
    await calls.reject(0);
    expect([store.isSuspended, app.toasts]).toEqual([false, []]);
    expect(app.logMessages).toContain('The plan did not load');
  });

  it('is no longer requested after sign-out', async () => {
    const calls = new DeferredCalls<void, CurrentSubscription>();
    await open('active-customer', { billing: { currentSubscription: (signal) => calls.send(undefined, signal) } });
    app.session.logOut();
    expect(calls.isAborted(0)).toBe(true);
    app.returnToPage();
    expect(calls.count).toBe(1);
  });
});
