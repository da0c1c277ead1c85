import { describe, expect, it } from 'vitest';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { supportStore } from '#src/application/dashboard/support-store.ts';
import { PLANS_KEY } from '#src/application/plans/catalog-store.ts';
import type { Profile } from '#src/domain/account/profile.ts';
import type { CurrentSubscription } from '#src/domain/billing/billing-plan.ts';
import type { Plan } from '#src/domain/plans/plan.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import type { ChangeGateways } from '#tests/support/with-methods.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

async function open(scenario: ScenarioName, change: ChangeGateways = {}) {
  app = new TestApp({ scenario, overrideGateways: change });
  const support = (await app.account()).get(supportStore);
  support.start();
  await flush();
  return support;
}

/** All three answers in the hand of the test. */
async function openWithPendingPlan() {
  const plans = new DeferredCalls<void, readonly Plan[]>();
  const profile = new DeferredCalls<void, Profile>();
  const subscription = new DeferredCalls<void, CurrentSubscription>();
  const support = await open('active-customer', {
    catalog: { plans: (signal) => plans.send(undefined, signal) },
    account: { profile: (signal) => profile.send(undefined, signal) },
    billing: { currentSubscription: (signal) => subscription.send(undefined, signal) },
  });
  return { support, plans, profile, subscription };
}

const plan = (id: string, name: string, support: string) => ({ id, name, support }) as Plan;
const PLANS = [plan('p1', 'Growth', 'Email and chat'), plan('p2', 'Other', '')];
const profileOn = (paymentPackageId: string | null) => ({ paymentPackageId, email: 'e' }) as Profile;
const ready = (text: string) => ({ kind: 'ready', value: { kind: 'named', text } });
const growth = { name: 'Growth' } as CurrentSubscription;

describe('the support level', () => {
  it('is unknown, and not none, for a plan that is not among the listed ones', async () => {
    const { support, plans, profile, subscription } = await openWithPendingPlan();
    await profile.resolve(0, profileOn('enterprise'));
    await plans.resolve(0, PLANS);
    await subscription.resolve(0, { name: 'Enterprise' } as CurrentSubscription);
    expect(support.level).toEqual({ kind: 'ready', value: { kind: 'unknown' } });
  });

  it('waits for the plans and the id, and does not fall back to the name earlier', async () => {
    const { support, plans, profile, subscription } = await openWithPendingPlan();
    await subscription.resolve(0, growth);
    await plans.resolve(0, PLANS);
    expect(support.level.kind).toBe('loading');
    await profile.resolve(0, profileOn('p2'));
    expect(support.level).toEqual({ kind: 'ready', value: { kind: 'none' } });
  });

  it('falls back to the name when the profile has no id, and waits for it', async () => {
    const { support, plans, profile, subscription } = await openWithPendingPlan();
    await plans.resolve(0, PLANS);
    await profile.resolve(0, profileOn(null));
    expect(support.level.kind).toBe('loading');
    await subscription.resolve(0, growth);
    expect(support.level).toEqual(ready('Email and chat'));
  });

  it('falls back to the name when the profile failed to load', async () => {
    const { support, plans, profile, subscription } = await openWithPendingPlan();
    await plans.resolve(0, PLANS);
    await profile.reject(0);
    await subscription.resolve(0, growth);
    expect(support.level).toEqual(ready('Email and chat'));
  });

  it('reports that it failed when the plans failed to load, and asks only for them again', async () => {
    const { support, plans, profile, subscription } = await openWithPendingPlan();
    await profile.resolve(0, profileOn('p1'));
    await subscription.resolve(0, growth);
    await plans.reject(0);
    expect([support.level.kind, app.toasts]).toEqual(['failed', []]);
    support.retry();
    await plans.resolve(1, PLANS);
    expect(support.level).toEqual(ready('Email and chat'));
    expect([profile.count, subscription.count, plans.count]).toEqual([1, 1, 2]);
  });

  it('reports that it failed where neither id nor name came', async () => {
    const { support, plans, profile, subscription } = await openWithPendingPlan();
    await plans.resolve(0, PLANS);
    await profile.reject(0);
    await subscription.reject(0);
    expect(support.level.kind).toBe('failed');
    support.retry();
    expect([profile.count, subscription.count, plans.count]).toEqual([2, 2, 1]);
  });

  it('requests the plans once in their lifetime of an hour', async () => {
    const calls = new DeferredCalls<void, readonly Plan[]>();
    const support = await open('active-customer', { catalog: { plans: (signal) => calls.send(undefined, signal) } });
    await calls.resolve(0, PLANS);
    support.start();
    app.clock.advance(3599_000);
    support.start();
    expect([calls.count, app.storage.get(PLANS_KEY) !== null]).toEqual([1, true]);
    app.clock.advance(1000);
    support.start();
    expect(calls.count).toBe(2);
  });
});
