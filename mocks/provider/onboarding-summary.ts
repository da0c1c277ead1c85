import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { QuestionnaireStage } from '#src/domain/onboarding/answers.ts';
import { OTHER_OPTION } from './catalogue/answer-options.ts';
import { isPlanId, plans } from './plans.ts';
import type { AnswersByStage } from './stage-answers.ts';

export interface OnboardingSummaryItem {
  readonly companyName: string | null;
  readonly useCases: readonly string[];
  readonly blockchainProtocols: readonly string[];
  readonly chosenCurrentPackageName: string;
  readonly chosenCurrentPackage: string;
  readonly offlinePaying: boolean;
  readonly stripeSessionUrl: string | null;
  readonly state: AccountState;
}

type AnswerOf = <S extends QuestionnaireStage>(stage: S) => AnswersByStage[S] | null;

export function summaryItem(answerOf: AnswerOf): Omit<OnboardingSummaryItem, 'stripeSessionUrl' | 'state'> {
  const company = answerOf('company-data');
  const useCases = answerOf('use-cases');
  const protocols = answerOf('blockchain-protocols');
  const plan = answerOf('pricing-plan');
  const chosen = plan?.chosenCurrentPackage ?? 'free';
  return {
    companyName: company?.companyName ?? null,
    useCases: inWords(useCases?.useCases ?? [], useCases?.useCasesCustom ?? ''),
    blockchainProtocols: inWords(protocols?.blockchainProtocols ?? [], protocols?.blockchainProtocolsCustom ?? ''),
    chosenCurrentPackageName: isPlanId(chosen) ? plans[chosen].name : 'Enterprise',
    chosenCurrentPackage: chosen,
    offlinePaying: plan?.offlinePaying ?? false,
  };
}

/** Other, as the person has put it. */
function inWords(chosen: readonly string[], custom: string): readonly string[] {
  return chosen.map((option) => (option === OTHER_OPTION ? custom : option));
}
