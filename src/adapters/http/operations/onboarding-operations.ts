import type { EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';
import type { OnboardingAnswers, QuestionnaireStage } from '#src/domain/onboarding/answers.ts';
import { below, type Operation } from './operation.ts';

const WRONG_STAGE = 'The account is at another stage; `error.state` says at which one, and the console goes there.';
const SAVED = 'The response returns the next state and may be empty; the console then continues with the next stage.';

const ANSWERS: OnboardingAnswers = {
  'company-data': { companyName: 'Northwall Payments' },
  'use-cases': { useCases: ['NFTs', 'Other'], useCasesCustom: 'Escrow' },
  'blockchain-protocols': { blockchainProtocols: ['bitcoin'], blockchainProtocolsCustom: '' },
  channels: { channels: ['Referral'], channelsCustom: '' },
  'pricing-plan': { chosenSubscription: 'annually', chosenCurrentPackage: 'growth', offlinePaying: false },
};

/** What the texts and the reports call a stage. */
interface StageNames {
  readonly usedBy: string;
  readonly screen: string;
}

const company = { usedBy: 'The company stage of the questionnaire.', screen: 'Onboarding: company' };
const useCases = { usedBy: 'The use cases stage of the questionnaire.', screen: 'Onboarding: use cases' };
const protocols = { usedBy: 'The protocols stage of the questionnaire.', screen: 'Onboarding: blockchain protocols' };
const channels = { usedBy: 'The channels stage of the questionnaire.', screen: 'Onboarding: channels' };
const plan = { usedBy: 'The plan stage of the questionnaire.', screen: 'Onboarding: pricing plan' };

function save(summary: string, stage: QuestionnaireStage, names: StageNames): Operation {
  return {
    summary,
    ...names,
    description: `Saves the answer and moves the account on. ${SAVED}`,
    conflict: WRONG_STAGE,
    changes: 'own',
    scenario: `onboarding-at-${stage}`,
    call: ({ onboarding }) => onboarding.saveAnswers(stage, ANSWERS[stage]),
    accepts: 'no-item',
    required: [],
    optional: ['item', 'item.state'],
  };
}

function read(
  summary: string,
  stage: QuestionnaireStage,
  saved: EndpointName,
  names: StageNames,
  ...fields: readonly string[]
): Operation {
  return {
    summary,
    ...names,
    description:
      'The answer that was saved, so that a person who comes back finds it. Null, no item or an empty body: none.',
    scenario: 'onboarding-at-summary',
    after: [saved],
    call: ({ onboarding }) => onboarding.answers(stage),
    accepts: 'no-item',
    required: [],
    optional: ['item', ...below('item.', ...fields)],
  };
}

export const onboardingOperations = {
  saveCompanyData: save('Save the company', 'company-data', company),
  getCompanyData: {
    ...read('Read the company', 'company-data', 'saveCompanyData', company, 'companyName'),
    fields: { 'data.item.companyName': 'The name of the company. Null means that the person has none.' },
  },
  saveUseCases: save('Save the use cases', 'use-cases', useCases),
  getUseCases: read('Read the use cases', 'use-cases', 'saveUseCases', useCases, 'useCases', 'useCasesCustom'),
  saveProtocols: save('Save the blockchain protocols', 'blockchain-protocols', protocols),
  getProtocols: read(
    'Read the chosen blockchain protocols',
    'blockchain-protocols',
    'saveProtocols',
    protocols,
    'blockchainProtocols',
    'blockchainProtocolsCustom',
  ),
  saveChannels: save('Save the channel', 'channels', channels),
  getChannels: read('Read the channel', 'channels', 'saveChannels', channels, 'channels', 'channelsCustom'),
  savePlan: save('Save the plan', 'pricing-plan', plan),
  getPlan: read(
    'Read the chosen plan',
    'pricing-plan',
    'savePlan',
    plan,
    'chosenSubscription',
    'chosenCurrentPackage',
    'offlinePaying',
  ),
  getSummary: {
    summary: 'Read the summary of the questionnaire',
    description:
      'All answers in one, with the page of the card provider if the plan is paid by card. The state says whether the summary is still open.',
    usedBy: 'The summary of the questionnaire.',
    fields: {
      'data.item.state': 'The state of the account. A value that the console does not know is ignored.',
      'data.item.blockchainProtocols': 'The chosen protocols: their names. Also accepted: the protocols themselves.',
    },
    screen: 'Onboarding: summary',
    scenario: 'onboarding-at-summary',
    after: ['saveCompanyData', 'saveUseCases', 'saveProtocols', 'saveChannels', 'savePlan'],
    call: ({ onboarding }) => onboarding.summary(),
    required: ['item', 'item.chosenCurrentPackage'],
    optional: below(
      'item.',
      ...['companyName', 'useCases', 'blockchainProtocols', 'chosenCurrentPackageName', 'offlinePaying'],
      ...['stripeSessionUrl', 'state'],
    ),
    derived: ['isFree'],
  },
  confirmSummary: {
    summary: 'Confirm the summary',
    description:
      'Ends the questionnaire. For a plan that is paid by card, the browser then goes to the checkout; else to the page of the returned state. The call has no body.',
    usedBy: 'The summary of the questionnaire.',
    conflict: WRONG_STAGE,
    screen: 'Onboarding: summary',
    changes: 'own',
    scenario: 'onboarding-at-summary',
    call: ({ onboarding }) => onboarding.confirmSummary(),
    required: ['item'],
    optional: ['item.state'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
