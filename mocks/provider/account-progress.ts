import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { QuestionnaireStage } from '#src/domain/onboarding/answers.ts';

/** As the specification orders them (§4); the fake keeps a list of its own. */
const ORDER: readonly AccountState[] = [
  'notAuth',
  'email-verification',
  'company-data',
  'use-cases',
  'blockchain-protocols',
  'channels',
  'pricing-plan',
  'summary',
  'dashboard',
];

/** An account never moves backwards, whichever stage is saved again. */
export function furthest(one: AccountState, other: AccountState): AccountState {
  return ORDER.indexOf(one) >= ORDER.indexOf(other) ? one : other;
}

export function hasReached(state: AccountState, stage: AccountState): boolean {
  return ORDER.indexOf(state) >= ORDER.indexOf(stage);
}

export function stageAfter(stage: QuestionnaireStage): AccountState {
  return ORDER[ORDER.indexOf(stage) + 1] ?? 'summary';
}
