import { type AccountState, ONBOARDING_STAGES } from '#src/domain/shared/account-state.ts';
import type { QuestionnaireStage, Stage } from './answers.ts';

export type StageProgress = 'done' | 'current' | 'ahead';

export interface ProgressStep {
  readonly stage: Stage;
  readonly progress: StageProgress;
  /** Already reached, so it can be opened again. */
  readonly isOpen: boolean;
}

const ALL: readonly Stage[] = ONBOARDING_STAGES;

/** The account is in a stage, so that one is offered in any case. */
export function offeredStages(configured: readonly Stage[], state: AccountState): readonly Stage[] {
  return ALL.filter((stage) => stage === state || configured.includes(stage));
}

export function previousStage(stage: Stage, offered = ALL): Stage | null {
  return ALL.slice(0, ALL.indexOf(stage)).findLast((earlier) => offered.includes(earlier)) ?? null;
}

/** Nothing leads on to the first. */
export type LaterStage = Exclude<Stage, 'company-data'>;

export function nextStage(stage: QuestionnaireStage, offered = ALL): LaterStage {
  const isOffered = (later: Stage): later is LaterStage => later !== 'company-data' && offered.includes(later);
  return ALL.slice(ALL.indexOf(stage) + 1).find(isOffered) ?? 'summary';
}

/** Those after one stage and before the state to which it led. */
export function stagesBetween(from: Stage, state: AccountState): readonly Stage[] {
  const end = state === 'dashboard' ? ALL.length : ALL.findIndex((stage) => stage === state);
  return ALL.slice(ALL.indexOf(from) + 1, Math.max(end, 0));
}

/** The server's state, else the next one if this stage was the newest. */
export function stateAfterSaving(
  stage: QuestionnaireStage,
  { currentState, serverState }: { currentState: AccountState; serverState: AccountState | null },
  offered = ALL,
): AccountState {
  return serverState ?? (currentState === stage ? nextStage(stage, offered) : currentState);
}

/** Where a save leads: to the state's own stage, so that an edit of an earlier answer comes back to it. */
export function stageAfter(stage: QuestionnaireStage, state: AccountState, offered = ALL): LaterStage {
  const reached = ALL.slice(ALL.indexOf(stage) + 1).find((later) => later === state);
  return reached === undefined || reached === 'company-data' ? nextStage(stage, offered) : reached;
}

export function isReached(stage: Stage, state: AccountState): boolean {
  return ALL.indexOf(stage) <= ALL.findIndex((name) => name === state);
}

/** An indicator for each stage that is offered, and the shown one: done before that, open up to the reached one. */
export function progressSteps(shown: Stage, state: AccountState, offered = ALL): readonly ProgressStep[] {
  const currentIndex = ALL.indexOf(shown);
  return ALL.flatMap((stage, index) => {
    if (index !== currentIndex && !offered.includes(stage)) return [];
    const progress = index < currentIndex ? 'done' : index === currentIndex ? 'current' : 'ahead';
    return [{ stage, progress, isOpen: isReached(stage, state) }];
  });
}
