import { describe, expect, it } from 'vitest';
import { ACCOUNT_STATES, ONBOARDING_STAGES } from '#src/domain/shared/account-state.ts';
import { protocolInitials, filterProtocols } from '#src/domain/shared/protocol.ts';
import {
  customAnswer,
  isCompanyAnswered,
  allOptions,
  selectionProblem,
  toggleOption,
  withoutBlankOther,
} from '#src/domain/onboarding/selection.ts';
import {
  offeredStages,
  isReached,
  nextStage,
  previousStage,
  progressSteps,
  stagesBetween,
  stageAfter,
  stateAfterSaving,
} from '#src/domain/onboarding/stage-order.ts';

describe('the order of the stages', () => {
  it('has six indicators: done ones before, one current, the rest ahead', () => {
    const steps = progressSteps('channels', 'pricing-plan');
    expect(steps.map(({ stage }) => stage)).toEqual(ONBOARDING_STAGES);
    expect(steps.map(({ progress }) => progress)).toEqual(['done', 'done', 'done', 'current', 'ahead', 'ahead']);
    expect(steps.map(({ isOpen }) => isOpen)).toEqual([true, true, true, true, true, false]);
  });

  it('leads back from every stage but the first', () => {
    expect(ONBOARDING_STAGES.map((stage) => previousStage(stage))).toEqual([null, ...ONBOARDING_STAGES.slice(0, -1)]);
  });

  it.each([
    { stage: 'company-data', state: 'company-data', after: 'use-cases' },
    { stage: 'company-data', state: 'summary', after: 'summary' },
    { stage: 'channels', state: 'pricing-plan', after: 'pricing-plan' },
    { stage: 'pricing-plan', state: 'pricing-plan', after: 'summary' },
    { stage: 'pricing-plan', state: 'dashboard', after: 'summary' },
    { stage: 'use-cases', state: 'notAuth', after: 'blockchain-protocols' },
  ] as const)('leads on from $stage in the state $state to $after', ({ stage, state, after }) => {
    expect(stageAfter(stage, state)).toBe(after);
  });

  it.each([
    { currentState: 'use-cases', serverState: 'blockchain-protocols', after: 'blockchain-protocols' },
    { currentState: 'use-cases', serverState: null, after: 'blockchain-protocols' },
    { currentState: 'summary', serverState: null, after: 'summary' },
    { currentState: 'summary', serverState: 'channels', after: 'channels' },
  ] as const)('takes $before and the answer $stage for $after', ({ currentState, serverState, after }) => {
    expect(stateAfterSaving('use-cases', { currentState, serverState })).toBe(after);
  });

  it('is reached by no account that is not in it', () => {
    const outside = ACCOUNT_STATES.filter((state) => !ONBOARDING_STAGES.some((stage) => stage === state));
    expect(outside.flatMap((state) => ONBOARDING_STAGES.filter((stage) => isReached(stage, state)))).toEqual([]);
  });

  it('passes over what the provider does not ask', () => {
    const offered = ['use-cases', 'pricing-plan', 'summary'] as const;
    expect(progressSteps('use-cases', 'use-cases', offered).map(({ stage }) => stage)).toEqual(offered);
    expect([nextStage('use-cases', offered), previousStage('pricing-plan', offered)]).toEqual([
      'pricing-plan',
      'use-cases',
    ]);
    expect(previousStage('use-cases', offered)).toBeNull();
    const saved = { currentState: 'use-cases', serverState: null } as const;
    expect(stateAfterSaving('use-cases', saved, offered)).toBe('pricing-plan');
    expect(stageAfter('use-cases', 'use-cases', offered)).toBe('pricing-plan');
  });

  it('has the stage of the account in any case, and the one that shows', () => {
    const offered = offeredStages(['pricing-plan', 'summary'], 'channels');
    expect(offered).toEqual(['channels', 'pricing-plan', 'summary']);
    const steps = progressSteps('use-cases', 'channels', offered);
    expect(steps.map(({ stage }) => stage)).toEqual(['use-cases', ...offered]);
  });

  it.each([
    { from: 'company-data', state: 'use-cases', between: [] },
    { from: 'company-data', state: 'channels', between: ['use-cases', 'blockchain-protocols'] },
    { from: 'channels', state: 'dashboard', between: ['pricing-plan', 'summary'] },
    { from: 'channels', state: 'use-cases', between: [] },
    { from: 'channels', state: 'notAuth', between: [] },
  ] as const)('has $between between $from and the state $state', ({ from, state, between }) => {
    expect(stagesBetween(from, state)).toEqual(between);
  });

  it('ends with the summary', () => {
    expect(nextStage('pricing-plan')).toBe('summary');
  });
});

describe('a selection', () => {
  it.each([
    { chosen: [], custom: '', problem: 'nothing-chosen' },
    { chosen: [], custom: 'text of an Other that was taken back', problem: 'nothing-chosen' },
    { chosen: ['NFTs'], custom: '', problem: null },
    { chosen: ['NFTs', 'Other'], custom: ' \t', problem: 'custom-is-blank' },
    { chosen: ['Other'], custom: 'Escrow', problem: null },
  ])('of $chosen with "$custom" has the problem $problem', ({ chosen, custom, problem }) => {
    expect(selectionProblem(chosen, custom)).toBe(problem);
  });

  it('takes an option in and out again', () => {
    expect(toggleOption(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
    expect(toggleOption(['a', 'b'], 'a')).toEqual(['b']);
  });

  it('sends the text of Other only with Other, trimmed', () => {
    expect([customAnswer(['Other'], ' Escrow '), customAnswer(['NFTs'], 'Escrow')]).toEqual(['Escrow', '']);
  });

  it('preserves everything but an Other without words', () => {
    expect(withoutBlankOther(['NFTs', 'Other'], ' ')).toEqual(['NFTs']);
    expect(withoutBlankOther(['NFTs', 'Other'], 'Escrow')).toEqual(['NFTs', 'Other']);
  });

  it('offers what was chosen before and is known no more, with Other last', () => {
    expect(allOptions(['a', 'Other', 'b'], ['b', 'gone'])).toEqual(['a', 'b', 'gone', 'Other']);
  });

  it.each([
    { name: '', none: false, serverState: false },
    { name: '  ', none: false, serverState: false },
    { name: 'Clearwater', none: false, serverState: true },
    { name: '', none: true, serverState: true },
  ])('of the company "$name", none $none, is answered: $stage', ({ name, none, serverState }) => {
    expect(isCompanyAnswered(name, none)).toBe(serverState);
  });
});

describe('protocols', () => {
  const list = [
    { name: 'binance-smart-chain', publicName: 'BNB Smart Chain', logoSvgBase64: '' },
    { name: 'xrp', publicName: 'XRP Ledger', logoSvgBase64: '' },
  ];

  it.each([
    { typed: '', found: ['binance-smart-chain', 'xrp'] },
    { typed: ' LEDGER ', found: ['xrp'] },
    { typed: 'binance', found: ['binance-smart-chain'] },
    { typed: 'monero', found: [] },
  ])('are found by "$typed"', ({ typed, found }) => {
    expect(filterProtocols(list, typed).map(({ name }) => name)).toEqual(found);
  });

  it('have two letters instead of a logo', () => {
    expect(list.map(protocolInitials)).toEqual(['BN', 'XR']);
  });
});
