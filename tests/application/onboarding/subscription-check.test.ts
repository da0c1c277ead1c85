import { describe, expect, it } from 'vitest';
import { VALIDATING_MS } from '#src/application/onboarding/subscription-check-store.ts';
import type { CurrentSubscription } from '#src/domain/billing/billing-plan.ts';
import type { PaymentOutcome } from '#src/domain/billing/payments.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { subscriptionOf } from '#tests/support/billing-plans.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

describe('after a payment', () => {
  type SubscriptionResponse = Partial<CurrentSubscription> | null;

  /** Answers one after the other, the last one for ever; null is an answer that does not come. */
  async function openAfterPayment(...responses: readonly SubscriptionResponse[]) {
    const loadCounts = { plan: 0, others: 0 };
    const respond = (response: SubscriptionResponse | undefined) =>
      Promise.resolve(response ? ok(subscriptionOf(response)) : fail(unexpected(503)));
    app = new TestApp({
      scenario: 'active-customer',
      overrideGateways: {
        billing: {
          currentSubscription: () => {
            loadCounts.plan += 1;
            return respond(responses[Math.min(loadCounts.plan, responses.length) - 1]);
          },
        },
      },
    });
    await app.stores.onboarding.load();
    const { subscription } = await app.account();
    await flush();
    app.clock.advance(15_000);
    loadCounts.plan = 0;
    const load = () => {
      loadCounts.others += 1;
      return Promise.resolve();
    };
    const other = { load, refreshStale: () => void load() };
    const store = app.stores.onboarding.current.subscriptionCheck({ subscription, others: [other, other] });
    return { loadCounts, store };
  }

  it('refetches what it changes, shows progress for 4 seconds, and refetches once more', async () => {
    const { loadCounts, store } = await openAfterPayment({ active: true });
    store.start();
    await flush();
    app.clock.advance(VALIDATING_MS - 1);
    expect([VALIDATING_MS, loadCounts, store.isValidating]).toEqual([4000, { plan: 1, others: 2 }, true]);
    app.clock.advance(1);
    expect([store.isValidating, loadCounts]).toEqual([false, { plan: 2, others: 4 }]);
  });

  it('stops waiting when the page is left', async () => {
    const { store } = await openAfterPayment({ active: true });
    store.start()();
    app.clock.advance(VALIDATING_MS);
    expect(store.isValidating).toBe(true);
  });

  it.each<{ responses: readonly SubscriptionResponse[]; outcome: PaymentOutcome }>([
    { responses: [{ active: true }], outcome: 'active' },
    { responses: [{ active: false }, { active: true }], outcome: 'active' },
    { responses: [null, { active: true }], outcome: 'active' },
    { responses: [{ active: false }], outcome: 'processing' },
    { responses: [{ active: true, suspended: true }], outcome: 'suspended' },
    { responses: [{ active: false, suspended: true }], outcome: 'suspended' },
    { responses: [{ suspended: true }, { active: true, suspended: false }], outcome: 'active' },
    { responses: [null], outcome: 'unknown' },
    { responses: [{ active: false }, null], outcome: 'unknown' },
  ])('is $outcome after 4 seconds, when the provider reports $responses', async ({ responses, outcome }) => {
    const { store } = await openAfterPayment(...responses);
    store.start();
    await flush();
    app.clock.advance(VALIDATING_MS);
    await flush();
    expect([store.isValidating, store.outcome]).toEqual([false, outcome]);
  });

  it('is shown as being processed after 4 seconds, however long the provider takes', async () => {
    const answers = new DeferredCalls<void, CurrentSubscription>();
    app = new TestApp({
      scenario: 'active-customer',
      overrideGateways: { billing: { currentSubscription: (signal) => answers.send(undefined, signal) } },
    });
    await app.stores.onboarding.load();
    const { subscription } = await app.account();
    const store = app.stores.onboarding.current.subscriptionCheck({ subscription, others: [] });
    store.start();
    app.clock.advance(VALIDATING_MS);
    expect([store.isValidating, store.isChecking, store.outcome]).toEqual([false, true, 'processing']);
    await answers.resolve(answers.count - 1, subscriptionOf({ active: true }));
    expect([store.isChecking, store.outcome]).toEqual([false, 'active']);
  });

  it('is refetched manually, once at a time', async () => {
    const { loadCounts, store } = await openAfterPayment({ active: false }, { active: false }, { active: true });
    store.start();
    await flush();
    app.clock.advance(VALIDATING_MS);
    await flush();
    void store.checkAgain();
    void store.checkAgain();
    expect([store.isChecking, loadCounts.plan]).toEqual([true, 3]);
    await flush();
    expect([store.isChecking, store.outcome]).toEqual([false, 'active']);
  });
});
