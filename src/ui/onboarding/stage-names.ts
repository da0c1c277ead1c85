import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { QuestionnaireStage, Stage } from '#src/domain/onboarding/answers.ts';

export const stageNames: Readonly<Record<Stage, MessageKey>> = {
  'company-data': 'stage.company-data',
  'use-cases': 'stage.use-cases',
  'blockchain-protocols': 'stage.blockchain-protocols',
  channels: 'stage.channels',
  'pricing-plan': 'stage.pricing-plan',
  summary: 'stage.summary',
};

export const nextLabels: Readonly<Record<QuestionnaireStage, MessageKey>> = {
  'company-data': 'stage.next.use-cases',
  'use-cases': 'stage.next.blockchain-protocols',
  'blockchain-protocols': 'stage.next.channels',
  channels: 'stage.next.pricing-plan',
  'pricing-plan': 'stage.next.summary',
};
