import { describe, expect, it } from 'vitest';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import type { OnboardingGateway } from '#src/application/onboarding/onboarding-gateway.ts';
import { CHANNELS } from '#src/domain/onboarding/answers.ts';
import { rejected, unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { type GatewayOverrides, startStore, openOnboarding } from '#tests/support/open-onboarding.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { StateChange } from '#src/application/auth/auth-gateway.ts';
import { flush } from '#tests/support/gate.ts';

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

async function companyAt(scenario: ScenarioName, changes?: GatewayOverrides) {
  return startStage((await open(scenario, changes)).company());
}

async function useCasesAt(scenario: ScenarioName, changes?: GatewayOverrides) {
  return startStage((await open(scenario, changes)).useCases());
}

describe('the company', () => {
  it('is required until there is a name or "no company" is chosen', async () => {
    const store = await companyAt('onboarding-at-company-data');
    expect([store.stage.canContinue, store.stage.missing]).toEqual([false, 'company.missing']);
    store.setName('  ');
    expect(store.stage.canContinue).toBe(false);
    store.setName('Clearwater');
    expect([store.stage.canContinue, store.stage.missing]).toEqual([true, null]);
  });

  it('is saved trimmed, and leads to the use cases', async () => {
    const store = await companyAt('onboarding-at-company-data');
    store.setName('  Clearwater Ledger ');
    await store.stage.next();
    expect([app.session.state, app.navigatedTo]).toEqual(['use-cases', ['/auth/use-cases']]);
    const again = await startStage(app.stores.onboarding.current.company());
    expect(again.stage.draft).toEqual({ name: 'Clearwater Ledger', hasNoCompany: false });
  });

  it('is not treated as "no company" when the server returns an empty name before anything was saved', async () => {
    const answers = () => Promise.resolve(ok({ companyName: '' }));
    const store = await companyAt('onboarding-at-company-data', {
      onboarding: { answers: answers as unknown as OnboardingGateway['answers'] },
    });
    expect(store.stage.draft).toEqual({ name: '', hasNoCompany: false });
  });
});

describe('earlier answers', () => {
  it('hold back Next until they are there, so that they are not written over', async () => {
    const calls = new DeferredCalls<string, null>();
    const answers = ((stage: string) => calls.send(stage)) as OnboardingGateway['answers'];
    const store = await useCasesAt('onboarding-at-use-cases', { onboarding: { answers } });
    expect([store.stage.isLoaded, store.stage.canContinue, store.stage.missing]).toEqual([false, false, null]);
    await calls.resolve(0, null);
    expect(store.stage.missing).toBe('use-cases.missing');
  });

  it('apply the state that their failure carries', async () => {
    const moved = rejected(409, 'wrong_stage', 'Your account is at another step.', { state: 'channels' });
    const answers = (() => Promise.resolve(fail(moved))) as unknown as OnboardingGateway['answers'];
    await useCasesAt('onboarding-at-use-cases', { onboarding: { answers } });
    expect(app.session.state).toBe('channels');
  });
});

describe('choosing use cases', () => {
  it('preserves the text while Other is deselected and chosen again', async () => {
    const store = await useCasesAt('onboarding-at-use-cases');
    store.toggle('Other');
    store.setCustom('Escrow');
    store.toggle('Other');
    store.toggle('Other');
    expect(store.stage.draft.custom).toBe('Escrow');
  });
});

describe('choosing a channel', () => {
  it('takes one instead of the other, and saves it as a list', async () => {
    const screens = await open('onboarding-at-channels');
    const store = await startStage(screens.channels());
    for (const option of CHANNELS) store.choose(option);
    store.choose('Referral');
    await store.stage.next();
    expect(app.session.state).toBe('pricing-plan');
    const again = await startStage(app.stores.onboarding.current.channels());
    expect(again.stage.draft).toEqual({ chosen: ['Referral'], custom: '' });
  });
});

describe('a step of the progress indicator', () => {
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
  it('saves nothing when nothing is chosen', async () => {
    const calls = new DeferredCalls<string, StateChange>();
    const saveAnswers = ((stage: string) => calls.send(stage)) as OnboardingGateway['saveAnswers'];
    const store = await useCasesAt('onboarding-at-use-cases', { onboarding: { saveAnswers } });
    await store.stage.back();
    expect([calls.count, app.navigatedTo]).toEqual([0, ['/auth/company-data']]);
  });

  it('leads back immediately while the answers have not loaded', async () => {
    const answers = (() => Promise.resolve(fail(unexpected(500)))) as unknown as OnboardingGateway['answers'];
    const store = await useCasesAt('onboarding-at-use-cases', { onboarding: { answers } });
    await store.stage.back();
    expect(app.navigatedTo).toEqual(['/auth/company-data']);
  });
});

describe('Next', () => {
  it('opens the stage of the account when an earlier one is edited again', async () => {
    const store = await useCasesAt('onboarding-at-summary');
    store.toggle('NFTs');
    await store.stage.next();
    expect([app.session.state, app.navigatedTo]).toEqual(['summary', ['/auth/summary']]);
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
