import { beforeEach, describe, expect, it } from 'vitest';
import type { QuestionnaireStage } from '#src/domain/onboarding/answers.ts';
import { backends, type OpenBackend } from './backends.ts';
import { completeQuestionnaire, ANSWERS, NEWCOMER, registerAndVerify } from './newcomer.ts';
import { failure, NO_PROOF, signIn, value } from './sign-in.ts';

const steps = [
  ['company-data', 'use-cases'],
  ['use-cases', 'blockchain-protocols'],
  ['blockchain-protocols', 'channels'],
  ['channels', 'pricing-plan'],
  ['pricing-plan', 'summary'],
] as const;

describe.each(backends)('the questionnaire over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
    await registerAndVerify(backend);
  });

  const save = <S extends QuestionnaireStage>(stage: S, answers: (typeof ANSWERS)[S]) =>
    backend.gateways.onboarding.saveAnswers(stage, answers);

  it('leads from stage to stage, keeping each answer', async () => {
    for (const [stage, next] of steps) {
      expect(value(await backend.gateways.onboarding.answers(stage))).toBeNull();
      expect(value(await save(stage, ANSWERS[stage]))).toBe(next);
      expect(value(await backend.gateways.onboarding.answers(stage))).toEqual(ANSWERS[stage]);
    }
  });

  it('distinguishes "no company" from an unanswered stage', async () => {
    value(await save('company-data', { companyName: null }));
    expect(value(await backend.gateways.onboarding.answers('company-data'))).toEqual({ companyName: null });
  });

  it('never moves backwards when an earlier stage is saved again', async () => {
    await completeQuestionnaire(backend);
    expect(value(await save('company-data', { companyName: 'Another' }))).toBe('summary');
    expect(value(await backend.gateways.onboarding.answers('company-data'))).toEqual({ companyName: 'Another' });
    expect(value(await backend.gateways.onboarding.answers('channels'))).toEqual(ANSWERS.channels);
  });

  it('has the answers on another device, at the same stage', async () => {
    value(await save('company-data', ANSWERS['company-data']));
    const { email, password } = NEWCOMER;
    const outcome = value(await backend.gateways.auth.logIn({ email, password, proof: NO_PROOF }));
    if (outcome.kind !== 'signed-in') throw new Error(outcome.kind);
    expect(outcome.signIn.state).toBe('use-cases');
    backend.sessions.startSession(outcome.signIn.token);
    expect(value(await backend.gateways.onboarding.answers('company-data'))).toEqual(ANSWERS['company-data']);
  });

  it('rejects a stage that is not reached yet, with the state that the account is in', async () => {
    expect(failure(await save('channels', ANSWERS.channels))).toMatchObject({
      kind: 'rejected',
      state: 'company-data',
    });
    expect(failure(await backend.gateways.onboarding.summary())).toMatchObject({ state: 'company-data' });
    expect(failure(await backend.gateways.onboarding.confirmSummary())).toMatchObject({ state: 'company-data' });
  });

  it('rejects a customer, who is through with it', async () => {
    await signIn(backend, 'activeCustomer');
    expect(failure(await save('company-data', ANSWERS['company-data']))).toMatchObject({ state: 'dashboard' });
  });

  it.each([
    ['use-cases', { useCases: ['Other'], useCasesCustom: '  ' }, 'use-case custom should not be blank'],
    [
      'blockchain-protocols',
      { blockchainProtocols: ['Other'], blockchainProtocolsCustom: '' },
      'blockchain-protocols custom should not be blank',
    ],
    ['channels', { channels: ['Other'], channelsCustom: '' }, 'how-did-you-hear custom should not be blank'],
    ['channels', { channels: ['Referral', 'Twitter'], channelsCustom: '' }, 'Choose one channel only.'],
    ['use-cases', { useCases: [], useCasesCustom: '' }, 'Choose at least one.'],
    ['use-cases', { useCases: ['Poetry'], useCasesCustom: '' }, 'Poetry is not offered.'],
    [
      'pricing-plan',
      { chosenSubscription: 'monthly', chosenCurrentPackage: 'gold', offlinePaying: false },
      'There is no such plan.',
    ],
  ] as const)('rejects in %s %j: %s', async (stage, answers, detail) => {
    await completeQuestionnaire(backend);
    const result = await save(stage, answers);
    expect(failure(result)).toMatchObject({ kind: 'rejected', status: 400, details: [detail] });
    expect(value(await backend.gateways.onboarding.answers(stage))).toEqual(ANSWERS[stage]);
  });

  it('summarizes the answers, with the text of Other', async () => {
    await completeQuestionnaire(backend);
    const { stripeSessionUrl, ...summary } = value(await backend.gateways.onboarding.summary());
    expect(summary).toEqual({
      companyName: 'Ledgerworks',
      useCases: ['Crypto Wallet', 'Escrow'],
      blockchainProtocols: ['bitcoin', 'ethereum'],
      chosenCurrentPackageName: 'Growth',
      chosenCurrentPackage: 'growth',
      offlinePaying: false,
      state: 'summary',
    });
    expect(stripeSessionUrl).toMatch(/^https:\/\/.+cs_[\da-f]{24}$/);
  });

  it.each([
    { what: 'the free plan', plan: { chosenCurrentPackage: 'free' } },
    { what: 'a custom plan', plan: { chosenCurrentPackage: 'custom' } },
    { what: 'crypto', plan: { offlinePaying: true } },
  ])('has no checkout for $what; confirming leads to the dashboard', async ({ plan }) => {
    await completeQuestionnaire(backend, plan);
    const summary = value(await backend.gateways.onboarding.summary());
    expect(summary).toMatchObject({ ...plan, stripeSessionUrl: null });
    expect(value(await backend.gateways.onboarding.confirmSummary())).toBe('dashboard');
    expect(value(await backend.gateways.billing.currentSubscription())).toMatchObject({ name: 'Free' });
  });

  it('waits for the card to be paid, through canceling and failing', async () => {
    await completeQuestionnaire(backend);
    const { stripeSessionUrl } = value(await backend.gateways.onboarding.summary());
    const session = stripeSessionUrl!.split('/').at(-1)!;
    for (const outcome of ['canceled', 'failed'] as const) {
      expect(value(await backend.gateways.onboarding.confirmSummary())).toBe('summary');
      expect(backend.provider.checkout.settle(session, outcome)).toBe('/auth/summary');
    }
    expect(backend.provider.checkout.settle(session, 'paid')).toBe('/subscription-success');
    expect(value(await backend.gateways.onboarding.confirmSummary())).toBe('dashboard');
    expect(failure(await backend.gateways.onboarding.summary())).toMatchObject({ state: 'dashboard' });
    expect(value(await backend.gateways.billing.currentSubscription())).toMatchObject({
      name: 'Growth',
      subscription: 'annually',
      subscriptionPayment: 190_800,
    });
  });

  it('cancels a read', async () => {
    const run = new AbortController();
    const result = backend.gateways.onboarding.answers('company-data', run.signal);
    run.abort();
    expect(failure(await result)).toEqual({ kind: 'canceled' });
  });
});
