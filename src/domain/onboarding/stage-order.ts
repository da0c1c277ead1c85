import { type AccountState, ONBOARDING_STAGES } from '#src/domain/shared/account-state.ts';
import { defaultRoute } from '#src/domain/auth/route-gate.ts';
import type { QuestionnaireStage, Stage } from './answers.ts';

export type StageProgress = 'done' | 'current' | 'ahead';

export interface ProgressStep {
  readonly stage: Stage;
  readonly progress: StageProgress;
  /** Already reached, so it can be opened again. */
  readonly isOpen: boolean;
}

export function previousStage(stage: Stage): Stage | null {
  return ONBOARDING_STAGES[ONBOARDING_STAGES.indexOf(stage) - 1] ?? null;
}

export function nextStage(stage: QuestionnaireStage): Stage {
  return ONBOARDING_STAGES[ONBOARDING_STAGES.indexOf(stage) + 1] ?? 'summary';
}

/** The server's state, else the next one if this stage was the newest. */
export function stateAfterSaving(
  stage: QuestionnaireStage,
  { currentState, serverState }: { currentState: AccountState; serverState: AccountState | null },
): AccountState {
  return serverState ?? (currentState === stage ? nextStage(stage) : currentState);
}

/** The next stage if the account may see it, else the default route of its state. */
export function pathAfterSaving(stage: QuestionnaireStage, state: AccountState): string {
  const next = nextStage(stage);
  return isReached(next, state) ? defaultRoute(next) : defaultRoute(state);
}

export function isReached(stage: Stage, state: AccountState): boolean {
  return ONBOARDING_STAGES.indexOf(stage) <= ONBOARDING_STAGES.findIndex((name) => name === state);
}

/** Six indicators: done before the shown stage, open up to the reached one. */
export function progressSteps(shown: Stage, state: AccountState): readonly ProgressStep[] {
  const currentIndex = ONBOARDING_STAGES.indexOf(shown);
  return ONBOARDING_STAGES.map((stage, index) => ({
    stage,
    progress: index < currentIndex ? 'done' : index === currentIndex ? 'current' : 'ahead',
    isOpen: isReached(stage, state),
  }));
}
