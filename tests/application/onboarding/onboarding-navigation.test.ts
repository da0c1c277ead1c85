import { describe, expect, it } from 'vitest';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import type { OnboardingGateway } from '#src/application/onboarding/onboarding-gateway.ts';
import type { StateChange } from '#src/application/auth/auth-gateway.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import { type GatewayOverrides, startStore, openOnboarding } from '#tests/support/open-onboarding.ts';
import type { TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

async function open(scenario: ScenarioName, changes?: GatewayOverrides) {
  const onboarding = await openOnboarding(scenario, changes);
  app = onboarding.app;
  return onboarding.screens;
}

async function startStage<S extends { readonly stage: { start(): unknown } }>(store: S): Promise<S> {
  await startStore(store.stage);
  return store;
}

async function useCasesAt(scenario: ScenarioName, changes?: GatewayOverrides) {
  return startStage((await open(scenario, changes)).useCases());
}

describe('a step of the progress indicator', () => {
  it('saves what was changed before it leads there', async () => {
    const store = await useCasesAt('onboarding-at-channels');
    store.toggle('NFTs');
    const { chosen } = store.stage.draft;
    await store.stage.goToStage('channels');
    expect(app.navigatedTo).toEqual(['/auth/channels']);
    const again = await startStage(app.stores.onboarding.current.useCases());
    expect(again.stage.draft.chosen).toEqual(chosen);
  });

  it('saves nothing when nothing was changed', async () => {
    const calls = new DeferredCalls<string, StateChange>();
    const saveAnswers = ((stage: string) => calls.send(stage)) as OnboardingGateway['saveAnswers'];
    const store = await useCasesAt('onboarding-at-channels', { onboarding: { saveAnswers } });
    await store.stage.goToStage('company-data');
    expect([calls.count, app.navigatedTo]).toEqual([0, ['/auth/company-data']]);
  });

  it('stays in place with all choices when it cannot be saved', async () => {
    const saveAnswers = (() => Promise.resolve(fail(unexpected(500)))) as OnboardingGateway['saveAnswers'];
    const store = await useCasesAt('onboarding-at-channels', { onboarding: { saveAnswers } });
    store.toggle('NFTs');
    await store.stage.goToStage('company-data');
    expect([app.navigatedTo, store.stage.formErrors.length]).toEqual([[], 1]);
  });
});

describe('Back', () => {
  it('saves what is chosen first', async () => {
    const store = await useCasesAt('onboarding-at-use-cases');
    store.toggle('NFTs');
    await store.stage.back();
    expect(app.navigatedTo).toEqual(['/auth/company-data']);
    const again = await startStage(app.stores.onboarding.current.useCases());
    expect(again.stage.draft.chosen).toEqual(['NFTs']);
  });

  it('saves nothing when nothing is chosen', async () => {
    const calls = new DeferredCalls<string, StateChange>();
    const saveAnswers = ((stage: string) => calls.send(stage)) as OnboardingGateway['saveAnswers'];
    const store = await useCasesAt('onboarding-at-use-cases', { onboarding: { saveAnswers } });
    await store.stage.back();
    expect([calls.count, app.navigatedTo]).toEqual([0, ['/auth/company-data']]);
  });

  it('omits an Other without text, which the server would reject', async () => {
    const store = await useCasesAt('onboarding-at-use-cases');
    store.toggle('NFTs');
    store.toggle('Other');
    await store.stage.back();
    const again = await startStage(app.stores.onboarding.current.useCases());
    expect([app.toasts, again.stage.draft.chosen]).toEqual([[], ['NFTs']]);
  });

  it('leads back immediately while the answers have not loaded', async () => {
    const answers = (() => Promise.resolve(fail(unexpected(500)))) as unknown as OnboardingGateway['answers'];
    const store = await useCasesAt('onboarding-at-use-cases', { onboarding: { answers } });
    await store.stage.back();
    expect(app.navigatedTo).toEqual(['/auth/company-data']);
  });
});

describe('Next', () => {
  it('opens the stage in order when an earlier one is edited again, and loses nothing of the way made', async () => {
    const store = await useCasesAt('onboarding-at-summary');
    store.toggle('NFTs');
    await store.stage.next();
    expect([app.session.state, app.navigatedTo]).toEqual(['summary', ['/auth/blockchain-protocols']]);
  });

  it('moves to the next stage when the response names no state', async () => {
    const store = await useCasesAt('onboarding-at-use-cases', {
      onboarding: { saveAnswers: () => Promise.resolve(ok(null)) },
    });
    store.toggle('NFTs');
    await store.stage.next();
    expect([app.session.state, app.navigatedTo]).toEqual(['blockchain-protocols', ['/auth/blockchain-protocols']]);
  });

  it('takes no Back while the answers are being saved', async () => {
    const calls = new DeferredCalls<unknown, StateChange>();
    const saveAnswers = ((_: string, answers: unknown) => calls.send(answers)) as OnboardingGateway['saveAnswers'];
    const store = await useCasesAt('onboarding-at-use-cases', { onboarding: { saveAnswers } });
    store.toggle('NFTs');
    const clicks = [store.stage.next(), store.stage.next(), store.stage.back()];
    expect(store.stage.saving).toBe('next');
    await calls.resolve(0, 'blockchain-protocols');
    await Promise.all(clicks);
    expect([calls.sent, app.navigatedTo]).toEqual([
      [{ useCases: ['NFTs'], useCasesCustom: '' }],
      ['/auth/blockchain-protocols'],
    ]);
  });

  it('does not navigate a user who has moved elsewhere in the meantime', async () => {
    const calls = new DeferredCalls<string, StateChange>();
    const saveAnswers = ((stage: string) => calls.send(stage)) as OnboardingGateway['saveAnswers'];
    const screens = await open('onboarding-at-use-cases', { onboarding: { saveAnswers } });
    const store = screens.useCases();
    const stop = store.stage.start();
    await flush();
    store.toggle('NFTs');
    void store.stage.next();
    stop();
    await calls.resolve(0, 'blockchain-protocols');
    expect([app.session.state, app.navigatedTo]).toEqual(['blockchain-protocols', []]);
  });

  it('changes nothing for a user who logged out in the meantime', async () => {
    const calls = new DeferredCalls<string, StateChange>();
    const saveAnswers = ((stage: string) => calls.send(stage)) as OnboardingGateway['saveAnswers'];
    const store = await useCasesAt('onboarding-at-use-cases', { onboarding: { saveAnswers } });
    store.toggle('NFTs');
    void store.stage.next();
    app.session.logOut();
    await calls.resolve(0, 'blockchain-protocols');
    expect([app.session.state, app.navigatedTo, app.toasts]).toEqual(['notAuth', [], []]);
  });
});
