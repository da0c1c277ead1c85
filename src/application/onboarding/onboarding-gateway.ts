import type { AnsweredStage, OnboardingAnswers } from '../../domain/onboarding/answers';
import type { OnboardingSummary } from '../../domain/onboarding/summary';
import type { Reply } from '../../domain/shared/result';
import type { StateChange } from '../session/auth-gateway';

/** The questionnaire. The stages are the paths, so ten calls are two methods (§7). */
export interface OnboardingGateway {
  /** What was answered before, on whatever device; null where nothing was. */
  answers<S extends AnsweredStage>(stage: S, signal?: AbortSignal): Reply<OnboardingAnswers[S] | null>;
  saveAnswers<S extends AnsweredStage>(stage: S, answers: OnboardingAnswers[S]): Reply<StateChange>;
  summary(signal?: AbortSignal): Reply<OnboardingSummary>;
  confirmSummary(): Reply<StateChange>;
}
