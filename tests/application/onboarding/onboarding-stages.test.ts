import { afterEach, describe, expect, it } from 'vitest';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import type { OnboardingGateway } from '#src/application/onboarding/onboarding-gateway.ts';
import { CHANNELS, USE_CASES } from '#src/domain/onboarding/answers.ts';
import { refused, unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { Calls } from '#tests/support/calls.ts';
import { type Changes, started, visitAt } from '#tests/support/onboarding-visit.ts';
import type { TestConsole } from '#tests/support/test-console.ts';

let console: TestConsole;
afterEach(() => console.close());

async function open(scenario: ScenarioName, changes?: Changes) {
  const visit = await visitAt(scenario, changes);
  console = visit.console;
  return visit.screens;
}

async function visited<S extends { readonly stage: { start(): unknown } }>(store: S): Promise<S> {
  await started(store.stage);
  return store;
}

async function companyAt(scenario: ScenarioName, changes?: Changes) {
  return visited((await open(scenario, changes)).company());
}

async function useCasesAt(scenario: ScenarioName, changes?: Changes) {
  return visited((await open(scenario, changes)).useCases());
}

describe('the company', () => {
  it('is asked for until there is a name or the word that there is none', async () => {
    const store = await companyAt('onboarding-at-company-data');
    expect([store.stage.canGoOn, store.stage.missing]).toEqual([false, 'company.missing']);
    store.setName('  ');
    expect(store.stage.canGoOn).toBe(false);
    store.setName('Clearwater');
    expect([store.stage.canGoOn, store.stage.missing]).toEqual([true, null]);
  });

  it('loses its name with the word that there is none', async () => {
    const store = await companyAt('onboarding-at-company-data');
    store.setName('Clearwater');
    store.setHasNoCompany(true);
    expect([store.stage.draft, store.stage.canGoOn]).toEqual([{ name: '', hasNoCompany: true }, true]);
    store.setHasNoCompany(false);
    expect(store.stage.canGoOn).toBe(false);
  });

  it('is saved trimmed, and leads to the use cases', async () => {
    const store = await companyAt('onboarding-at-company-data');
    store.setName('  Clearwater Ledger ');
    await store.stage.next();
    expect([console.session.state, console.wentTo]).toEqual(['use-cases', ['/auth/use-cases']]);
    const again = await visited(console.stores.onboarding.current.company());
    expect(again.stage.draft).toEqual({ name: 'Clearwater Ledger', hasNoCompany: false });
  });

  it('that there is not is remembered', async () => {
    const store = await companyAt('onboarding-at-company-data');
    store.setHasNoCompany(true);
    await store.stage.next();
    const again = await visited(console.stores.onboarding.current.company());
    expect(again.stage.draft).toEqual({ name: '', hasNoCompany: true });
  });

  it('is not taken for none where the server answers with an empty name before anything was saved', async () => {
    const answers = () => Promise.resolve(ok({ companyName: '' }));
    const store = await companyAt('onboarding-at-company-data', {
      onboarding: { answers: answers as unknown as OnboardingGateway['answers'] },
    });
    expect(store.stage.draft).toEqual({ name: '', hasNoCompany: false });
  });

  it('has no stage before it', async () => {
    const store = await companyAt('onboarding-at-company-data');
    store.setName('Clearwater');
    await store.stage.back();
    expect([console.wentTo, store.stage.moving]).toEqual([[], null]);
  });
});

describe('answers of before', () => {
  it('come back, whatever the device', async () => {
    const store = await useCasesAt('onboarding-at-summary');
    expect(store.stage.draft).toEqual({
      chosen: ['Crypto Wallet', 'Portfolio Tracking', 'Other'],
      custom: 'Escrow for freelancers',
    });
  });

  it('hold back Next until they are there, so that they are not written over', async () => {
    const calls = new Calls<string, null>();
    const answers = ((stage: string) => calls.send(stage)) as OnboardingGateway['answers'];
    const store = await useCasesAt('onboarding-at-use-cases', { onboarding: { answers } });
    expect([store.stage.isLoaded, store.stage.canGoOn, store.stage.missing]).toEqual([false, false, null]);
    await calls.answer(0, null);
    expect(store.stage.missing).toBe('use-cases.missing');
  });

  it('that do not come are told, and can be asked for again', async () => {
    let works = false;
    const answers = (() =>
      Promise.resolve(works ? ok(null) : fail(unexpected(500)))) as unknown as OnboardingGateway['answers'];
    const store = await useCasesAt('onboarding-at-use-cases', { onboarding: { answers } });
    expect([store.stage.saved.state.kind, store.stage.canGoOn, console.toasts.length]).toEqual(['failed', false, 1]);
    works = true;
    await store.stage.load();
    expect([store.stage.saved.state.kind, store.stage.missing]).toEqual(['ready', 'use-cases.missing']);
  });

  it('apply the state that their failure carries', async () => {
    const moved = refused(409, 'wrong_stage', 'Your account is at another step.', { state: 'channels' });
    const answers = (() => Promise.resolve(fail(moved))) as unknown as OnboardingGateway['answers'];
    await useCasesAt('onboarding-at-use-cases', { onboarding: { answers } });
    expect(console.session.state).toBe('channels');
  });
});

describe('choosing use cases', () => {
  it('takes as many as one likes, all sixteen too', async () => {
    const store = await useCasesAt('onboarding-at-use-cases');
    for (const option of USE_CASES) store.toggle(option);
    store.write('Escrow');
    expect(USE_CASES).toHaveLength(16);
    await store.stage.next();
    const again = await visited(console.stores.onboarding.current.useCases());
    expect(again.stage.draft).toEqual({ chosen: [...USE_CASES], custom: 'Escrow' });
  });

  it('asks for the words of Other', async () => {
    const store = await useCasesAt('onboarding-at-use-cases');
    expect(store.asksForOther).toBe(false);
    store.toggle('Other');
    store.write('  ');
    expect([store.asksForOther, store.isCustomBlank, store.stage.missing]).toEqual([
      true,
      true,
      'use-cases.custom-is-blank',
    ]);
    expect(console.catalogue.translate('use-cases.custom-is-blank')).toBeDefined();
    store.write('Escrow');
    expect([store.isCustomBlank, store.stage.canGoOn]).toEqual([false, true]);
  });

  it('keeps the words while Other is taken back and chosen again', async () => {
    const store = await useCasesAt('onboarding-at-use-cases');
    store.toggle('Other');
    store.write('Escrow');
    store.toggle('Other');
    store.toggle('Other');
    expect(store.stage.draft.custom).toBe('Escrow');
  });
});

describe('choosing a channel', () => {
  it('takes one in the place of the other, and saves it as a list', async () => {
    const screens = await open('onboarding-at-channels');
    const store = await visited(screens.channels());
    for (const option of CHANNELS) store.choose(option);
    store.choose('Referral');
    await store.stage.next();
    expect(console.session.state).toBe('pricing-plan');
    const again = await visited(console.stores.onboarding.current.channels());
    expect(again.stage.draft).toEqual({ chosen: ['Referral'], custom: '' });
  });
});
