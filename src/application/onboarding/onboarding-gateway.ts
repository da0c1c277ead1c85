import type { QuestionnaireStage, OnboardingAnswers } from '#src/domain/onboarding/answers.ts';
import type { OnboardingSummary } from '#src/domain/onboarding/summary.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { StateChange } from '#src/application/auth/auth-gateway.ts';

/** Stages are paths, so two methods cover ten calls. */
export interface OnboardingGateway {
  /** Earlier answers from any device; null if there are none. */
  answers<S extends QuestionnaireStage>(stage: S, signal?: AbortSignal): AsyncResult<OnboardingAnswers[S] | null>;
  saveAnswers<S extends QuestionnaireStage>(stage: S, answers: OnboardingAnswers[S]): AsyncResult<StateChange>;
  summary(signal?: AbortSignal): AsyncResult<OnboardingSummary>;
  confirmSummary(): AsyncResult<StateChange>;
}
