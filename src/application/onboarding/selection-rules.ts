import type { QuestionnaireStage, OnboardingAnswers } from '#src/domain/onboarding/answers.ts';
import {
  customAnswer,
  type SelectionProblem,
  selectionProblem,
  withoutBlankOther,
} from '#src/domain/onboarding/selection.ts';
import { joinChosen, splitChosen } from '#src/application/forms/form-draft.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { StageRules } from './stage-rules.ts';

export interface SelectionDraft {
  readonly chosen: readonly string[];
  readonly custom: string;
}

export type SelectionStage = Extract<QuestionnaireStage, 'use-cases' | 'blockchain-protocols' | 'channels'>;

interface SelectionForm<S extends SelectionStage> {
  readonly stage: S;
  readonly messages: Readonly<Record<SelectionProblem, MessageKey>>;
  readonly read: (answer: OnboardingAnswers[S]) => SelectionDraft;
  readonly write: (draft: SelectionDraft) => OnboardingAnswers[S];
}

/** The three stages that choose from a list differ only in names. */
function selectionRules<S extends SelectionStage>(form: SelectionForm<S>): StageRules<S, SelectionDraft> {
  const { stage, messages, read, write } = form;
  const toAnswers = ({ chosen, custom }: SelectionDraft) => write({ chosen, custom: customAnswer(chosen, custom) });
  return {
    stage,
    blank: { chosen: [], custom: '' },
    toDraft: read,
    missing({ chosen, custom }) {
      const problem = selectionProblem(chosen, custom);
      return problem && messages[problem];
    },
    toAnswers,
    toPartialAnswers({ chosen, custom }) {
      const withoutBlank = withoutBlankOther(chosen, custom);
      return withoutBlank.length > 0 ? toAnswers({ chosen: withoutBlank, custom }) : null;
    },
    toTyped: ({ chosen, custom }) => ({ chosen: joinChosen(chosen), custom }),
    fromTyped: ({ chosen = '', custom = '' }) => ({ chosen: splitChosen(chosen), custom }),
  };
}

export const useCasesRules = selectionRules({
  stage: 'use-cases',
  messages: { 'nothing-chosen': 'use-cases.missing', 'custom-is-blank': 'use-cases.custom-is-blank' },
  read: ({ useCases, useCasesCustom }) => ({ chosen: useCases, custom: useCasesCustom }),
  write: ({ chosen, custom }) => ({ useCases: chosen, useCasesCustom: custom }),
});

export const protocolsRules = selectionRules({
  stage: 'blockchain-protocols',
  messages: { 'nothing-chosen': 'protocols.missing', 'custom-is-blank': 'protocols.custom-is-blank' },
  read: (answer) => ({ chosen: answer.blockchainProtocols, custom: answer.blockchainProtocolsCustom }),
  write: ({ chosen, custom }) => ({ blockchainProtocols: chosen, blockchainProtocolsCustom: custom }),
});

export const channelsRules = selectionRules({
  stage: 'channels',
  messages: { 'nothing-chosen': 'channels.missing', 'custom-is-blank': 'channels.custom-is-blank' },
  read: ({ channels, channelsCustom }) => ({ chosen: channels.slice(0, 1), custom: channelsCustom }),
  write: ({ chosen, custom }) => ({ channels: chosen, channelsCustom: custom }),
});
