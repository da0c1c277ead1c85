import { describe, expect, it } from 'vitest';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import type { OnboardingGateway } from '#src/application/onboarding/onboarding-gateway.ts';
import type { PlanStore } from '#src/application/onboarding/plan-store.ts';
import type { PlanAnswer } from '#src/domain/onboarding/answers.ts';
import { ok } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { type GatewayOverrides, startStore, openOnboarding } from '#tests/support/open-onboarding.ts';
import type { TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

async function planAt(scenario: ScenarioName, changes?: GatewayOverrides): Promise<PlanStore> {
  const onboarding = await openOnboarding(scenario, changes);
  app = onboarding.app;
  return startStore(onboarding.screens.plan());
}

const onboarding = () => startStore(app.stores.onboarding.current.plan());

function choose(store: PlanStore, id: string): void {
  const plan = store.plans.find((known) => known.id === id);
  if (!plan) throw new Error(`No plan ${id}`);
  store.choose(plan);
}

function withSavedPlan(savedPlan: PlanAnswer): Partial<OnboardingGateway> {
  return { answers: (() => Promise.resolve(ok(savedPlan))) as unknown as OnboardingGateway['answers'] };
}

describe('the plans on offer', () => {
  it('disable Next while they load', async () => {
    const calls = new DeferredCalls<void, readonly never[]>();
    const savedPlan: PlanAnswer = {
      chosenSubscription: 'monthly',
      chosenCurrentPackage: 'custom',
      offlinePaying: false,
    };
    const store = await planAt('onboarding-at-pricing-plan', {
      onboarding: withSavedPlan(savedPlan),
      catalog: { plans: (signal) => calls.send(undefined, signal) },
    });
    expect([store.isLoaded, store.canContinue, store.missing]).toEqual([false, false, null]);
    await store.next();
    expect(app.navigatedTo).toEqual([]);
    await calls.resolve(0, []);
    expect([store.chosen?.id, store.canContinue]).toEqual(['custom', true]);
  });

  it('require another choice when the earlier plan is gone', async () => {
    const savedPlan: PlanAnswer = { chosenSubscription: 'monthly', chosenCurrentPackage: 'gone', offlinePaying: false };
    const store = await planAt('onboarding-at-pricing-plan', { onboarding: withSavedPlan(savedPlan) });
    expect([store.chosen, store.missing, store.canContinue]).toEqual([null, 'plan.missing', false]);
  });
});

describe('a chosen plan', () => {
  it('is saved with its period, and leads to the summary', async () => {
    const store = await planAt('onboarding-at-pricing-plan');
    choose(store, 'growth');
    store.choosePeriod('annually');
    await store.next();
    expect([app.session.state, app.navigatedTo]).toEqual(['summary', ['/auth/summary']]);
    const again = await onboarding();
    expect([again.chosen?.id, again.period, again.paysByCard]).toEqual(['growth', 'annually', true]);
  });

  it('is saved by Back, which leads to the channels', async () => {
    const store = await planAt('onboarding-at-pricing-plan');
    choose(store, 'starter');
    await store.stage.back();
    expect(app.navigatedTo).toEqual(['/auth/channels']);
    expect((await onboarding()).chosen?.id).toBe('starter');
  });

  it('is not saved by Back when there is none', async () => {
    const calls = new DeferredCalls<string, null>();
    const store = await planAt('onboarding-at-pricing-plan', {
      onboarding: { saveAnswers: (stage: string) => calls.send(stage) },
    });
    store.choosePeriod('annually');
    await store.stage.back();
    expect([calls.count, app.navigatedTo]).toEqual([0, ['/auth/channels']]);
  });

  it('stays crypto as the server reported, until the card is chosen', async () => {
    const savedPlan: PlanAnswer = {
      chosenSubscription: 'monthly',
      chosenCurrentPackage: 'growth',
      offlinePaying: true,
    };
    const store = await planAt('onboarding-at-pricing-plan', { onboarding: withSavedPlan(savedPlan) });
    expect(store.paysByCard).toBe(false);
    store.payByCard();
    expect([store.paysByCard, store.stage.draft.offlinePaying]).toEqual([true, false]);
  });
});
