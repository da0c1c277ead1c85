import type { QuestionnaireStage, OnboardingAnswers } from '#src/domain/onboarding/answers.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';

/** What makes one stage differ from another; `D` is the answer as it is edited. */
export interface StageRules<S extends QuestionnaireStage, D> {
  readonly stage: S;
  readonly blank: D;
  /** `isPast`: the account has gone beyond this stage, so that an empty answer was meant as one. */
  readonly toDraft: (answer: OnboardingAnswers[S], isCompleted: boolean) => D;
  /** What keeps Next disabled, in words (D25); null where nothing does. */
  readonly missing: (draft: D) => MessageKey | null;
  readonly toAnswers: (draft: D) => OnboardingAnswers[S];
  /** What Back saves (§2); null where nothing was chosen. */
  readonly toPartialAnswers: (draft: D) => OnboardingAnswers[S] | null;
}
