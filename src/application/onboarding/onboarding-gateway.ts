import type { AnsweredStage, OnboardingAnswers } from '#src/domain/onboarding/answers.ts';
import type { OnboardingSummary } from '#src/domain/onboarding/summary.ts';
import type { Reply } from '#src/domain/shared/result.ts';
import type { StateChange } from '#src/application/auth/auth-gateway.ts';

/** The questionnaire. The stages are the paths, so ten calls are two methods (§7). */
export interface OnboardingGateway {
  /** What was answered before, on whatever device; null where nothing was. */
  answers<S extends AnsweredStage>(stage: S, signal?: AbortSignal): Reply<OnboardingAnswers[S] | null>;
  saveAnswers<S extends AnsweredStage>(stage: S, answers: OnboardingAnswers[S]): Reply<StateChange>;
  summary(signal?: AbortSignal): Reply<OnboardingSummary>;
  confirmSummary(): Reply<StateChange>;
}
