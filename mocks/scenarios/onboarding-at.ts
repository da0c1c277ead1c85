import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { OnboardingAnswers } from '#src/domain/onboarding/answers.ts';
import type { AccountSeed } from './account-seed.ts';
import type { ScenarioDraft } from './scenario.ts';

export type OnboardingState = Exclude<AccountState, 'notAuth' | 'dashboard'>;

/** In the order of the questionnaire. Somebody at a stage has answered all earlier ones. */
const everyAnswer: readonly (readonly [keyof OnboardingAnswers, Partial<OnboardingAnswers>])[] = [
  ['company-data', { 'company-data': { companyName: 'Clearwater Ledger' } }],
  [
    'use-cases',
    {
      'use-cases': {
        useCases: ['Crypto Wallet', 'Portfolio Tracking', 'Other'],
        useCasesCustom: 'Escrow for freelancers',
      },
    },
  ],
  [
    'blockchain-protocols',
    {
      'blockchain-protocols': {
        blockchainProtocols: ['bitcoin', 'ethereum', 'polygon', 'tron', 'solana'],
        blockchainProtocolsCustom: '',
      },
    },
  ],
  ['channels', { channels: { channels: ['Conference'], channelsCustom: '' } }],
  [
    'pricing-plan',
    { 'pricing-plan': { chosenSubscription: 'annually', chosenCurrentPackage: 'growth', offlinePaying: false } },
  ],
];

export function onboardingAt(state: OnboardingState): ScenarioDraft {
  const newcomer: AccountSeed = {
    id: 'acc-clearwater',
    email: 'ivana@clearwater.example',
    password: 'Clearwater-31',
    firstName: 'Ивана',
    lastName: 'Георгиева',
    kind: 'newcomer',
    ...{ code: null, state, plan: 'free', subscription: null, suspended: false, keys: [] },
  };
  return {
    signedInAs: newcomer,
    people: [newcomer],
    answers: answersBefore(state),
    start: { path: state === 'email-verification' ? '/auth/verification' : `/auth/${state}` },
  };
}

function answersBefore(state: OnboardingState): Partial<OnboardingAnswers> {
  if (state === 'email-verification') return {};
  const at = everyAnswer.findIndex(([stage]) => stage === state);
  const given = at < 0 ? everyAnswer : everyAnswer.slice(0, at);
  return Object.assign({}, ...given.map(([, answer]) => answer)) as Partial<OnboardingAnswers>;
}
