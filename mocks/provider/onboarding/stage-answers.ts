import type { OnboardingAnswers, QuestionnaireStage } from '#src/domain/onboarding/answers.ts';
import type { Database } from '#mocks/provider/db/database.ts';
import { protocols } from './protocols.ts';
import { isOfferedPlanId } from '#mocks/provider/plans/plans.ts';
import {
  flagField,
  optionalTextField,
  type RequestFields,
  textField,
  textListField,
} from '#mocks/provider/shared/request-fields.ts';
import { invalid } from '#mocks/provider/shared/service-result.ts';

export const OTHER_OPTION = 'Other';

/** The simulation's own copy, so that a slip in the console's list shows. */
const useCaseOptions: readonly string[] = [
  'Tax And Accounting',
  'Crypto Exchange',
  'Digital Bank',
  'Crypto Lending',
  'Brokerage Firm',
  'Hardware Wallet',
  'Crypto Wallet',
  'Crypto PSP',
  'Crypto Custody',
  'Crypto Mining',
  'Portfolio Tracking',
  'Crypto Gaming',
  'Crypto Casino',
  'NFTs',
  'Crypto Donations',
  OTHER_OPTION,
];

const channelOptions: readonly string[] = [
  'Google Search',
  'Email Campaign',
  'Linkedin',
  'Twitter',
  'Referral',
  'Conference',
  OTHER_OPTION,
];

export function answerOf<S extends QuestionnaireStage>(
  database: Database,
  accountId: string,
  stage: S,
): OnboardingAnswers[S] | null {
  const row = database.answers.find({ accountId, stage });
  return row ? (JSON.parse(row.json) as OnboardingAnswers[S]) : null;
}

export function saveAnswer(database: Database, accountId: string, stage: QuestionnaireStage, answer: object): void {
  const id = `${accountId}/${stage}`;
  database.answers.remove({ id });
  database.answers.insert({ id, accountId, stage, json: JSON.stringify(answer) });
}

type Readers = { readonly [S in QuestionnaireStage]: (fields: RequestFields<string>) => OnboardingAnswers[S] };

const CODE = 'invalid_answer';
const CUSTOM_PLAN = 'custom';

const protocolNames = [...protocols.map(({ name }) => name), OTHER_OPTION];

const readers: Readers = {
  'company-data': (fields) => ({ companyName: optionalTextField(fields, 'companyName')?.trim() || null }),
  'use-cases': (fields) => {
    const blank = 'use-case custom should not be blank';
    const { chosen, custom } = selection(fields, 'useCases', useCaseOptions, blank);
    return { useCases: chosen, useCasesCustom: custom };
  },
  'blockchain-protocols': (fields) => {
    const blank = 'blockchain-protocols custom should not be blank';
    const { chosen, custom } = selection(fields, 'blockchainProtocols', protocolNames, blank);
    return { blockchainProtocols: chosen, blockchainProtocolsCustom: custom };
  },
  channels: (fields) => {
    const blank = 'how-did-you-hear custom should not be blank';
    const { chosen, custom } = selection(fields, 'channels', channelOptions, blank);
    if (chosen.length > 1) throw invalid(CODE, 'Choose one channel only.');
    return { channels: chosen, channelsCustom: custom };
  },
  'pricing-plan': planAnswer,
};

export function readAnswer<S extends QuestionnaireStage>(
  stage: S,
  fields: RequestFields<string>,
): OnboardingAnswers[S] {
  return readers[stage](fields);
}

function selection(fields: RequestFields<string>, field: string, options: readonly string[], blank: string) {
  const chosen = [...new Set(textListField(fields, field))];
  if (chosen.length === 0) throw invalid(CODE, 'Choose at least one.');
  const unknown = chosen.filter((option) => !options.includes(option));
  if (unknown.length > 0) throw invalid(CODE, ...unknown.map((option) => `${option} is not offered.`));
  const hasOther = chosen.includes(OTHER_OPTION);
  const custom = optionalTextField(fields, `${field}Custom`)?.trim() ?? '';
  if (hasOther && custom === '') throw invalid(CODE, blank);
  return { chosen, custom: hasOther ? custom : '' };
}

function planAnswer(fields: RequestFields<string>): OnboardingAnswers['pricing-plan'] {
  const chosenSubscription = textField(fields, 'chosenSubscription');
  const chosenCurrentPackage = textField(fields, 'chosenCurrentPackage');
  if (chosenSubscription !== 'monthly' && chosenSubscription !== 'annually') {
    throw invalid(CODE, 'chosenSubscription must be monthly or annually.');
  }
  if (chosenCurrentPackage !== CUSTOM_PLAN && !isOfferedPlanId(chosenCurrentPackage)) {
    throw invalid(CODE, 'There is no such plan.');
  }
  return { chosenSubscription, chosenCurrentPackage, offlinePaying: flagField(fields, 'offlinePaying') };
}
