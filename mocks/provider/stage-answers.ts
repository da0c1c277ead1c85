import type { QuestionnaireStage } from '#src/domain/onboarding/answers.ts';
import { channelOptions, OTHER_OPTION, useCaseOptions } from './catalogue/answer-options.ts';
import { protocols } from './catalogue/protocols.ts';
import { isPlanId } from './plans.ts';
import { type Posted, postedFlag, postedText, postedTextOrNull, postedTexts } from './posted.ts';
import { invalid } from './provider-error.ts';

export interface AnswersByStage {
  readonly 'company-data': { readonly companyName: string | null };
  readonly 'use-cases': { readonly useCases: readonly string[]; readonly useCasesCustom: string };
  readonly 'blockchain-protocols': {
    readonly blockchainProtocols: readonly string[];
    readonly blockchainProtocolsCustom: string;
  };
  readonly channels: { readonly channels: readonly string[]; readonly channelsCustom: string };
  readonly 'pricing-plan': {
    readonly chosenSubscription: 'monthly' | 'annually';
    readonly chosenCurrentPackage: string;
    readonly offlinePaying: boolean;
  };
}

type Readers = { readonly [S in QuestionnaireStage]: (posted: Posted<string>) => AnswersByStage[S] };

const CODE = 'invalid_answer';
const CUSTOM_PLAN = 'custom';

const protocolNames = [...protocols.map(({ name }) => name), OTHER_OPTION];

const readers: Readers = {
  'company-data': (posted) => ({ companyName: postedTextOrNull(posted, 'companyName')?.trim() || null }),
  'use-cases': (posted) => {
    const blank = 'use-case custom should not be blank';
    const { chosen, custom } = selection(posted, 'useCases', useCaseOptions, blank);
    return { useCases: chosen, useCasesCustom: custom };
  },
  'blockchain-protocols': (posted) => {
    const blank = 'blockchain-protocols custom should not be blank';
    const { chosen, custom } = selection(posted, 'blockchainProtocols', protocolNames, blank);
    return { blockchainProtocols: chosen, blockchainProtocolsCustom: custom };
  },
  channels: (posted) => {
    const blank = 'how-did-you-hear custom should not be blank';
    const { chosen, custom } = selection(posted, 'channels', channelOptions, blank);
    if (chosen.length > 1) throw invalid(CODE, 'Choose one channel only.');
    return { channels: chosen, channelsCustom: custom };
  },
  'pricing-plan': planAnswer,
};

/** The answer as it is kept; whatever breaks the rules of §5 is refused with their texts. */
export function readAnswer<S extends QuestionnaireStage>(stage: S, posted: Posted<string>): AnswersByStage[S] {
  return readers[stage](posted);
}

function selection(posted: Posted<string>, field: string, options: readonly string[], blank: string) {
  const chosen = [...new Set(postedTexts(posted, field))];
  if (chosen.length === 0) throw invalid(CODE, 'Choose at least one.');
  const unknown = chosen.filter((option) => !options.includes(option));
  if (unknown.length > 0) throw invalid(CODE, ...unknown.map((option) => `${option} is not offered.`));
  const hasOther = chosen.includes(OTHER_OPTION);
  const custom = postedTextOrNull(posted, `${field}Custom`)?.trim() ?? '';
  if (hasOther && custom === '') throw invalid(CODE, blank);
  return { chosen, custom: hasOther ? custom : '' };
}

function planAnswer(posted: Posted<string>): AnswersByStage['pricing-plan'] {
  const chosenSubscription = postedText(posted, 'chosenSubscription');
  const chosenCurrentPackage = postedText(posted, 'chosenCurrentPackage');
  if (chosenSubscription !== 'monthly' && chosenSubscription !== 'annually') {
    throw invalid(CODE, 'chosenSubscription must be monthly or annually.');
  }
  if (chosenCurrentPackage !== CUSTOM_PLAN && !isPlanId(chosenCurrentPackage)) {
    throw invalid(CODE, 'There is no such plan.');
  }
  return { chosenSubscription, chosenCurrentPackage, offlinePaying: postedFlag(posted, 'offlinePaying') };
}
