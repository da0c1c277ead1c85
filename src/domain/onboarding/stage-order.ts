import { type AccountState, ONBOARDING_STAGES } from '../account/account-state';
import type { Stage } from './answers';

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

/** Six indicators (§9, D12): done before the one shown, and open up to the one that the account has reached. */
export function progressSteps(shown: Stage, state: AccountState): readonly ProgressStep[] {
  const here = ONBOARDING_STAGES.indexOf(shown);
  const reached = ONBOARDING_STAGES.findIndex((stage) => stage === state);
  return ONBOARDING_STAGES.map((stage, place) => ({
    stage,
    progress: place < here ? 'done' : place === here ? 'current' : 'ahead',
    isOpen: place <= reached,
  }));
}
