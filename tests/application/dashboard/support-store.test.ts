import { afterEach, describe, expect, it } from 'vitest';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { PLANS_KEY } from '#src/application/plans/catalogue-store.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import type { Profile } from '#src/domain/account/profile.ts';
import type { CurrentSubscription } from '#src/domain/billing/current-subscription.ts';
import type { Plan } from '#src/domain/plans/plan.ts';
import { Calls } from '#tests/support/calls.ts';
import { changed } from '#tests/support/changed.ts';
import { flush } from '#tests/support/gates.ts';
import { TestConsole } from '#tests/support/test-console.ts';

let console: TestConsole;
afterEach(() => console.close());

async function open(scenario: ScenarioName, change: (gateways: Gateways) => Partial<Gateways> = () => ({})) {
  console = new TestConsole({ scenario, change });
  const { support } = await console.account();
  support.start();
  await flush();
  return support;
}

/** All three answers in the hand of the test. */
async function held() {
  const plans = new Calls<void, readonly Plan[]>();
  const profile = new Calls<void, Profile>();
  const subscription = new Calls<void, CurrentSubscription>();
  const support = await open('active-customer', (gateways) => ({
    catalogue: changed(gateways.catalogue, { plans: (signal) => plans.send(undefined, signal) }),
    account: changed(gateways.account, { profile: (signal) => profile.send(undefined, signal) }),
    billing: changed(gateways.billing, { currentSubscription: (signal) => subscription.send(undefined, signal) }),
  }));
  return { support, plans, profile, subscription };
}

const plan = (id: string, name: string, support: string) => ({ id, name, support }) as Plan;
const PLANS = [plan('p1', 'Growth', 'Within 8 hours'), plan('p2', 'Other', '')];
const profileOn = (paymentPackageId: string | null) => ({ paymentPackageId, email: 'e' }) as Profile;
const ready = (text: string) => ({ kind: 'ready', value: { kind: 'named', text } });
const growth = { name: 'Growth' } as CurrentSubscription;

describe('the support level', () => {
  it.each([
    { scenario: 'active-customer', level: 'Within 8 hours' },
    { scenario: 'free-plan', level: 'Community' },
  ] as const)('of $scenario is $level', async ({ scenario, level }) => {
    expect((await open(scenario)).level).toEqual(ready(level));
  });

  it('is none where the plan says none', async () => {
    const { support, plans, profile } = await held();
    await profile.answer(0, profileOn('p2'));
    await plans.answer(0, PLANS);
    expect(support.level).toEqual({ kind: 'ready', value: { kind: 'none' } });
  });

  it('is unknown, and not none, for a plan that is not among the listed ones', async () => {
    const { support, plans, profile, subscription } = await held();
    await profile.answer(0, profileOn('enterprise'));
    await plans.answer(0, PLANS);
    await subscription.answer(0, { name: 'Enterprise' } as CurrentSubscription);
    expect(support.level).toEqual({ kind: 'ready', value: { kind: 'unknown' } });
  });

  it('waits for the plans and for the id, and does not go by the name before', async () => {
    const { support, plans, profile, subscription } = await held();
    await subscription.answer(0, growth);
    await plans.answer(0, PLANS);
    expect(support.level.kind).toBe('loading');
    await profile.answer(0, profileOn('p2'));
    expect(support.level).toEqual({ kind: 'ready', value: { kind: 'none' } });
  });

  it('goes by the name where the profile says no id, and waits for the name', async () => {
    const { support, plans, profile, subscription } = await held();
    await plans.answer(0, PLANS);
    await profile.answer(0, profileOn(null));
    expect(support.level.kind).toBe('loading');
    await subscription.answer(0, growth);
    expect(support.level).toEqual(ready('Within 8 hours'));
  });

  it('goes by the name where the profile did not come', async () => {
    const { support, plans, profile, subscription } = await held();
    await plans.answer(0, PLANS);
    await profile.refuse(0);
    await subscription.answer(0, growth);
    expect(support.level).toEqual(ready('Within 8 hours'));
  });

  it('says that it failed where the plans did not come, and asks only for them again', async () => {
    const { support, plans, profile, subscription } = await held();
    await profile.answer(0, profileOn('p1'));
    await subscription.answer(0, growth);
    await plans.refuse(0);
    expect([support.level.kind, console.toasts]).toEqual(['failed', []]);
    support.retry();
    await plans.answer(1, PLANS);
    expect(support.level).toEqual(ready('Within 8 hours'));
    expect([profile.count, subscription.count, plans.count]).toEqual([1, 1, 2]);
  });

  it('says that it failed where neither id nor name came', async () => {
    const { support, plans, profile, subscription } = await held();
    await plans.answer(0, PLANS);
    await profile.refuse(0);
    await subscription.refuse(0);
    expect(support.level.kind).toBe('failed');
    support.retry();
    expect([profile.count, subscription.count, plans.count]).toEqual([2, 2, 1]);
  });

  it('asks for the plans once in their lifetime of an hour (§9)', async () => {
    const calls = new Calls<void, readonly Plan[]>();
    const support = await open('active-customer', ({ catalogue }) => ({
      catalogue: changed(catalogue, { plans: (signal) => calls.send(undefined, signal) }),
    }));
    await calls.answer(0, PLANS);
    support.start();
    console.clock.advance(3599_000);
    support.start();
    expect([calls.count, console.storage.get(PLANS_KEY) !== null]).toEqual([1, true]);
    console.clock.advance(1000);
    support.start();
    expect(calls.count).toBe(2);
  });
});
