import type { AnsweredStage, OnboardingAnswers } from '#src/domain/onboarding/answers.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';

/** What makes one stage differ from another; `D` is the answer as it is edited. */
export interface StageRules<S extends AnsweredStage, D> {
  readonly stage: S;
  readonly blank: D;
  /** `isPast`: the account has gone beyond this stage, so that an empty answer was meant as one. */
  readonly draftOf: (answer: OnboardingAnswers[S], isPast: boolean) => D;
  /** What keeps Next disabled, in words (D25); null where nothing does. */
  readonly missing: (draft: D) => MessageKey | null;
  readonly answerOf: (draft: D) => OnboardingAnswers[S];
  /** What Back saves (§2); null where nothing was chosen. */
  readonly worthKeeping: (draft: D) => OnboardingAnswers[S] | null;
}
