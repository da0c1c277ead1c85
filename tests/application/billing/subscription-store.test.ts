import { afterEach, describe, expect, it } from 'vitest';
import type { CurrentSubscription } from '#src/domain/billing/current-subscription.ts';
import { Calls } from '#tests/support/calls.ts';
import { changed } from '#tests/support/changed.ts';
import { flush } from '#tests/support/gates.ts';
import { TestConsole, type TestConsoleOptions } from '#tests/support/test-console.ts';

let console: TestConsole;
afterEach(() => console.close());

async function open(scenario: TestConsoleOptions['scenario'], change?: TestConsoleOptions['change']) {
  console = new TestConsole({ scenario, ...(change && { change }) });
  const { subscription } = await console.account();
  await flush();
  return subscription;
}

describe('the plan of the account', () => {
  it.each([
    { scenario: 'active-customer', name: 'Growth', suspended: false },
    { scenario: 'free-plan', name: 'Free', suspended: false },
    { scenario: 'suspended', name: 'Growth', suspended: true },
  ] as const)('is known for $scenario as soon as the account opens', async ({ scenario, name, suspended }) => {
    const store = await open(scenario);
    expect([store.current.value?.name, store.isSuspended]).toEqual([name, suspended]);
  });

  it('is asked for again each time the person returns to the page', async () => {
    const calls = new Calls<void, CurrentSubscription>();
    const store = await open('active-customer', ({ billing }) => ({
      billing: changed(billing, { currentSubscription: (signal) => calls.send(undefined, signal) }),
    }));
    const plan = { name: 'Growth', suspended: false } as CurrentSubscription;
    await calls.answer(0, plan);
    console.returnToPage();
    expect([calls.count, store.isSuspended]).toEqual([2, false]);
    await calls.answer(1, { ...plan, suspended: true });
    expect(store.isSuspended).toBe(true);
    console.returnToPage();
    await calls.refuse(2);
    expect([store.isSuspended, store.current.value?.name]).toEqual([true, 'Growth']);
  });

  it('only logs that it did not load, and suspends nobody', async () => {
    const calls = new Calls<void, CurrentSubscription>();
    const store = await open('suspended', ({ billing }) => ({
      billing: changed(billing, { currentSubscription: (signal) => calls.send(undefined, signal) }),
    }));
    await calls.refuse(0);
    expect([store.isSuspended, console.toasts]).toEqual([false, []]);
    expect(console.logged).toContain('The plan did not load');
  });

  it('is not asked for any more once nobody is signed in', async () => {
    const calls = new Calls<void, CurrentSubscription>();
    await open('active-customer', ({ billing }) => ({
      billing: changed(billing, { currentSubscription: (signal) => calls.send(undefined, signal) }),
    }));
    console.session.logOut();
    expect(calls.isAborted(0)).toBe(true);
    console.returnToPage();
    expect(calls.count).toBe(1);
  });
});
