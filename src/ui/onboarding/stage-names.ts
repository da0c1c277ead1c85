import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { Stage } from '#src/domain/onboarding/answers.ts';
import type { LaterStage } from '#src/domain/onboarding/stage-order.ts';

export const stageNames: Readonly<Record<Stage, MessageKey>> = {
  'company-data': 'stage.company-data',
  'use-cases': 'stage.use-cases',
  'blockchain-protocols': 'stage.blockchain-protocols',
  channels: 'stage.channels',
  'pricing-plan': 'stage.pricing-plan',
  summary: 'stage.summary',
};

/** Of the button that leads there. */
export const nextLabels: Readonly<Record<LaterStage, MessageKey>> = {
  'use-cases': 'stage.next.use-cases',
  'blockchain-protocols': 'stage.next.blockchain-protocols',
  channels: 'stage.next.channels',
  'pricing-plan': 'stage.next.pricing-plan',
  summary: 'stage.next.summary',
};
