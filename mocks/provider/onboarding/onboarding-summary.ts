import type { Database } from '#mocks/provider/db/database.ts';
import { isOfferedPlanId } from '#mocks/provider/plans/plans.ts';
import { OTHER_OPTION } from './answer-options.ts';
import { answerOf } from './stored-answers.ts';

export function summaryItem(database: Database, accountId: string) {
  const company = answerOf(database, accountId, 'company-data');
  const useCases = answerOf(database, accountId, 'use-cases');
  const protocols = answerOf(database, accountId, 'blockchain-protocols');
  const plan = answerOf(database, accountId, 'pricing-plan');
  const chosen = plan?.chosenCurrentPackage ?? 'free';
  return {
    companyName: company?.companyName ?? null,
    useCases: withCustom(useCases?.useCases ?? [], useCases?.useCasesCustom ?? ''),
    blockchainProtocols: withCustom(protocols?.blockchainProtocols ?? [], protocols?.blockchainProtocolsCustom ?? ''),
    chosenCurrentPackageName: isOfferedPlanId(chosen) ? database.packages.get({ id: chosen }).name : 'Enterprise',
    chosenCurrentPackage: chosen,
    offlinePaying: plan?.offlinePaying ?? false,
  };
}

function withCustom(chosen: readonly string[], custom: string): readonly string[] {
  return chosen.map((option) => (option === OTHER_OPTION ? custom : option));
}
