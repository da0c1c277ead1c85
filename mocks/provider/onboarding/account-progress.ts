import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { QuestionnaireStage } from '#src/domain/onboarding/answers.ts';

/** The simulation's own copy of the order, so that a slip in the console's copy shows. */
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

/** Somebody who saves an earlier stage again never moves back. */
export function furthest(one: AccountState, other: AccountState): AccountState {
  return ORDER.indexOf(one) >= ORDER.indexOf(other) ? one : other;
}

export function hasReached(state: AccountState, stage: AccountState): boolean {
  return ORDER.indexOf(state) >= ORDER.indexOf(stage);
}

export function stageAfter(stage: QuestionnaireStage): AccountState {
  return ORDER[ORDER.indexOf(stage) + 1] ?? 'summary';
}
