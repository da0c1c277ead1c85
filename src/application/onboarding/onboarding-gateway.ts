import type { QuestionnaireStage, OnboardingAnswers } from '#src/domain/onboarding/answers.ts';
import type { OnboardingSummary } from '#src/domain/onboarding/summary.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { StateChange } from '#src/application/auth/auth-gateway.ts';

/** The questionnaire. The stages are the paths, so ten calls are two methods (§7). */
export interface OnboardingGateway {
  /** What was answered before, on whatever device; null where nothing was. */
  answers<S extends QuestionnaireStage>(stage: S, signal?: AbortSignal): AsyncResult<OnboardingAnswers[S] | null>;
  saveAnswers<S extends QuestionnaireStage>(stage: S, answers: OnboardingAnswers[S]): AsyncResult<StateChange>;
  summary(signal?: AbortSignal): AsyncResult<OnboardingSummary>;
  confirmSummary(): AsyncResult<StateChange>;
}
