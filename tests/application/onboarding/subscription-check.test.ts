import { afterEach, describe, expect, it } from 'vitest';
import { VALIDATING_MS } from '#src/application/onboarding/subscription-check-store.ts';
import type { CurrentSubscription } from '#src/domain/billing/current-subscription.ts';
import type { PaymentOutcome } from '#src/domain/billing/payment-outcome.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { subscriptionOf } from '#tests/support/billing-plans.ts';
import { changed } from '#tests/support/changed.ts';
import { flush } from '#tests/support/gates.ts';
import { TestConsole } from '#tests/support/test-console.ts';

let console: TestConsole;
afterEach(() => console.close());

describe('after a payment', () => {
  type Said = Partial<CurrentSubscription> | null;

  /** Answers one after the other, the last one for ever; null is an answer that does not come. */
  async function opened(...says: readonly Said[]) {
    const asked = { plan: 0, others: 0 };
    const answer = (said: Said | undefined) => Promise.resolve(said ? ok(subscriptionOf(said)) : fail(unexpected(503)));
    console = new TestConsole({
      scenario: 'active-customer',
      change: ({ billing }) => ({
        billing: changed(billing, {
          currentSubscription: () => {
            asked.plan += 1;
            return answer(says[Math.min(asked.plan, says.length) - 1]);
          },
        }),
      }),
    });
    await console.stores.onboarding.load();
    const { subscription } = await console.account();
    await flush();
    asked.plan = 0;
    const other = {
      load: () => {
        asked.others += 1;
        return Promise.resolve();
      },
    };
    const store = console.stores.onboarding.current.subscriptionCheck({ subscription, others: [other, other] });
    return { asked, store };
  }

  it('asks again for what it changes, says for 4 seconds that it does, and asks once more at their end', async () => {
    const { asked, store } = await opened({ active: true });
    store.start();
    await flush();
    console.clock.advance(VALIDATING_MS - 1);
    expect([VALIDATING_MS, asked, store.isValidating]).toEqual([4000, { plan: 1, others: 2 }, true]);
    console.clock.advance(1);
    expect([store.isValidating, asked]).toEqual([false, { plan: 2, others: 4 }]);
  });

  it('stops waiting when the page is left', async () => {
    const { store } = await opened({ active: true });
    store.start()();
    console.clock.advance(VALIDATING_MS);
    expect(store.isValidating).toBe(true);
  });

  it.each<{ says: readonly Said[]; outcome: PaymentOutcome }>([
    { says: [{ active: true }], outcome: 'active' },
    { says: [{ active: false }, { active: true }], outcome: 'active' },
    { says: [null, { active: true }], outcome: 'active' },
    { says: [{ active: false }], outcome: 'processing' },
    { says: [{ active: true, suspended: true }], outcome: 'suspended' },
    { says: [{ active: false, suspended: true }], outcome: 'suspended' },
    { says: [{ suspended: true }, { active: true, suspended: false }], outcome: 'active' },
    { says: [null], outcome: 'unknown' },
    { says: [{ active: false }, null], outcome: 'unknown' },
  ])('is $outcome after 4 seconds, where the provider says $says', async ({ says, outcome }) => {
    const { store } = await opened(...says);
    store.start();
    await flush();
    console.clock.advance(VALIDATING_MS);
    await flush();
    expect([store.isValidating, store.outcome]).toEqual([false, outcome]);
  });

  it('is asked for again by hand, once at a time', async () => {
    const { asked, store } = await opened({ active: false }, { active: false }, { active: true });
    store.start();
    await flush();
    console.clock.advance(VALIDATING_MS);
    await flush();
    void store.checkAgain();
    void store.checkAgain();
    expect([store.isChecking, asked.plan]).toEqual([true, 3]);
    await flush();
    expect([store.isChecking, store.outcome]).toEqual([false, 'active']);
  });
});
