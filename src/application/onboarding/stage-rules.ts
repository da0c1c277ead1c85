import type { QuestionnaireStage, OnboardingAnswers } from '#src/domain/onboarding/answers.ts';
import type { DraftValues } from '#src/application/forms/form-draft.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';

/** What distinguishes one stage; `D` is the draft of its answer. */
export interface StageRules<S extends QuestionnaireStage, D> {
  readonly stage: S;
  readonly blank: D;
  /** `isCompleted` means the account is past this stage, so an empty answer was intended. */
  readonly toDraft: (answer: OnboardingAnswers[S], isCompleted: boolean) => D;
  /** Why Next is disabled; null if it is enabled. */
  readonly missing: (draft: D) => MessageKey | null;
  readonly toAnswers: (draft: D) => OnboardingAnswers[S];
  /** What Back saves; null if nothing was chosen. */
  readonly toPartialAnswers: (draft: D) => OnboardingAnswers[S] | null;
  readonly toTyped: (draft: D) => DraftValues;
  readonly fromTyped: (typed: DraftValues) => Partial<D>;
}
