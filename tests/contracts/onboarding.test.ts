import { beforeEach, describe, expect, it } from 'vitest';
import type { QuestionnaireStage } from '#src/domain/onboarding/answers.ts';
import { backends, type OpenBackend } from './backends.ts';
import { completeQuestionnaire, ANSWERS, registerAndVerify } from './newcomer.ts';
import { failure, signIn, value } from './sign-in.ts';

describe.each(backends)('the questionnaire over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
    await registerAndVerify(backend);
  });

  const save = <S extends QuestionnaireStage>(stage: S, answers: (typeof ANSWERS)[S]) =>
    backend.gateways.onboarding.saveAnswers(stage, answers);

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
});
