import { afterEach, describe, expect, it } from 'vitest';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import type { OnboardingGateway } from '#src/application/onboarding/onboarding-gateway.ts';
import type { PlanStore } from '#src/application/onboarding/plan-store.ts';
import type { PlanAnswer } from '#src/domain/onboarding/answers.ts';
import { refused, unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { Calls } from '#tests/support/calls.ts';
import { type Changes, started, visitAt } from '#tests/support/onboarding-visit.ts';
import type { TestConsole } from '#tests/support/test-console.ts';

let console: TestConsole;
afterEach(() => console.close());

async function planAt(scenario: ScenarioName, changes?: Changes): Promise<PlanStore> {
  const visit = await visitAt(scenario, changes);
  console = visit.console;
  return started(visit.screens.plan());
}

const visit = () => started(console.stores.onboarding.current.plan());

function choose(store: PlanStore, id: string): void {
  const plan = store.plans.find((known) => known.id === id);
  if (!plan) throw new Error(`No plan ${id}`);
  store.choose(plan);
}

function answering(answer: PlanAnswer): Partial<OnboardingGateway> {
  return { answers: (() => Promise.resolve(ok(answer))) as unknown as OnboardingGateway['answers'] };
}

describe('the plans on offer', () => {
  it('are those of the server, and Enterprise as the last', async () => {
    const store = await planAt('onboarding-at-pricing-plan');
    expect(store.plans.map(({ id }) => id)).toEqual(['free', 'starter', 'growth', 'business', 'custom']);
    expect(store.plans.at(-1)).toMatchObject({ isCustom: true, isFree: false });
  });

  it('hold Next until one is chosen', async () => {
    const store = await planAt('onboarding-at-pricing-plan');
    expect([store.canGoOn, store.missing, store.chosen]).toEqual([false, 'plan.missing', null]);
    choose(store, 'free');
    expect([store.canGoOn, store.missing]).toEqual([true, null]);
  });

  it('hold Next while they are on their way', async () => {
    const calls = new Calls<void, readonly never[]>();
    const answer: PlanAnswer = { chosenSubscription: 'monthly', chosenCurrentPackage: 'custom', offlinePaying: false };
    const store = await planAt('onboarding-at-pricing-plan', {
      onboarding: answering(answer),
      catalogue: { plans: (signal) => calls.send(undefined, signal) },
    });
    expect([store.isLoaded, store.canGoOn, store.missing]).toEqual([false, false, null]);
    await store.next();
    expect(console.wentTo).toEqual([]);
    await calls.answer(0, []);
    expect([store.chosen?.id, store.canGoOn]).toEqual(['custom', true]);
  });

  it('are only logged when they do not come, and can be asked for again', async () => {
    let works = false;
    const store = await planAt('onboarding-at-pricing-plan', {
      catalogue: { plans: () => Promise.resolve(works ? ok([]) : fail(unexpected(500))) },
    });
    expect([store.prices.state.kind, console.toasts, console.logged]).toEqual([
      'failed',
      [],
      ['The prices did not load'],
    ]);
    works = true;
    await store.load();
    expect(store.prices.state.kind).toBe('ready');
  });

  it('only log a choice of before that does not come; the state that it carries counts', async () => {
    const moved = refused(409, 'wrong_stage', 'Your account is at another step.', { state: 'channels' });
    await planAt('onboarding-at-pricing-plan', {
      onboarding: { answers: () => Promise.resolve(fail(moved)) },
    });
    expect([console.session.state, console.toasts, console.logged.length]).toEqual(['channels', [], 1]);
  });

  it('want another choice where the plan of before is gone', async () => {
    const answer: PlanAnswer = { chosenSubscription: 'monthly', chosenCurrentPackage: 'gone', offlinePaying: false };
    const store = await planAt('onboarding-at-pricing-plan', { onboarding: answering(answer) });
    expect([store.chosen, store.missing, store.canGoOn]).toEqual([null, 'plan.missing', false]);
  });
});

describe('a chosen plan', () => {
  it('is saved with its period, and leads to the summary', async () => {
    const store = await planAt('onboarding-at-pricing-plan');
    choose(store, 'growth');
    store.choosePeriod('annually');
    await store.next();
    expect([console.session.state, console.wentTo]).toEqual(['summary', ['/auth/summary']]);
    const again = await visit();
    expect([again.chosen?.id, again.period, again.paysByCard]).toEqual(['growth', 'annually', true]);
  });

  it.each(['free', 'custom'])('may be %s', async (id) => {
    const store = await planAt('onboarding-at-pricing-plan');
    choose(store, id);
    await store.next();
    expect(console.session.state).toBe('summary');
  });

  it('is saved by Back, which leads to the channels', async () => {
    const store = await planAt('onboarding-at-pricing-plan');
    choose(store, 'starter');
    await store.stage.back();
    expect(console.wentTo).toEqual(['/auth/channels']);
    expect((await visit()).chosen?.id).toBe('starter');
  });

  it('is not saved by Back where there is none', async () => {
    const calls = new Calls<string, null>();
    const store = await planAt('onboarding-at-pricing-plan', {
      onboarding: { saveAnswers: (stage: string) => calls.send(stage) },
    });
    store.choosePeriod('annually');
    await store.stage.back();
    expect([calls.count, console.wentTo]).toEqual([0, ['/auth/channels']]);
  });

  it('stays crypto where the server said so, until the card is chosen', async () => {
    const answer: PlanAnswer = { chosenSubscription: 'monthly', chosenCurrentPackage: 'growth', offlinePaying: true };
    const store = await planAt('onboarding-at-pricing-plan', { onboarding: answering(answer) });
    expect(store.paysByCard).toBe(false);
    store.payByCard();
    expect([store.paysByCard, store.stage.draft.offlinePaying]).toEqual([true, false]);
  });
});
