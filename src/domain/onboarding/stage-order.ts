import { type AccountState, ONBOARDING_STAGES } from '#src/domain/shared/account-state.ts';
import { defaultRoute } from '#src/domain/auth/route-gate.ts';
import type { QuestionnaireStage, Stage } from './answers.ts';

export type StageProgress = 'done' | 'current' | 'ahead';

export interface ProgressStep {
  readonly stage: Stage;
  /** How it is drawn on the screen of `shown`. */
  readonly progress: StageProgress;
  /** Reached already, so it may be opened again (§2). */
  readonly isOpen: boolean;
}

/** The stage before, to which Back leads; null on the first one (D51). */
export function previousStage(stage: Stage): Stage | null {
  return ONBOARDING_STAGES[ONBOARDING_STAGES.indexOf(stage) - 1] ?? null;
}

/** The stage that follows; the summary is the last one. */
export function nextStage(stage: QuestionnaireStage): Stage {
  return ONBOARDING_STAGES[ONBOARDING_STAGES.indexOf(stage) + 1] ?? 'summary';
}

/** The state to enter once a stage is saved: the server's word, else one further where this stage was the newest (§4). */
export function stateAfterSaving(
  stage: QuestionnaireStage,
  { currentState, serverState }: { currentState: AccountState; serverState: AccountState | null },
): AccountState {
  return serverState ?? (currentState === stage ? nextStage(stage) : currentState);
}

/**
 * Where Next leads: to the stage after this one where the account may see it, be it further on already; else to where its
 * state belongs (§4).
 */
export function pathAfterSaving(stage: QuestionnaireStage, state: AccountState): string {
  const next = nextStage(stage);
  return isReached(next, state) ? defaultRoute(next) : defaultRoute(state);
}

/** Whether an account in this state may open the stage (§2). */
export function isReached(stage: Stage, state: AccountState): boolean {
  return ONBOARDING_STAGES.indexOf(stage) <= ONBOARDING_STAGES.findIndex((name) => name === state);
}

/** Six indicators (§9, D12): done before the one shown, and open up to the one that the account has reached. */
export function progressSteps(shown: Stage, state: AccountState): readonly ProgressStep[] {
  const currentIndex = ONBOARDING_STAGES.indexOf(shown);
  return ONBOARDING_STAGES.map((stage, index) => ({
    stage,
    progress: index < currentIndex ? 'done' : index === currentIndex ? 'current' : 'ahead',
    isOpen: isReached(stage, state),
  }));
}
