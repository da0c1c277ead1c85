import type { BillingPeriod } from '#src/domain/plans/plan.ts';
import type { PlanAnswer } from '#src/domain/onboarding/answers.ts';
import type { StageRules } from './stage-rules.ts';

export interface PlanDraft {
  readonly period: BillingPeriod;
  readonly planId: string | null;
  readonly offlinePaying: boolean;
}

export const planRules: StageRules<'pricing-plan', PlanDraft> = {
  stage: 'pricing-plan',
  blank: { period: 'monthly', planId: null, offlinePaying: false },
  toDraft: ({ chosenSubscription, chosenCurrentPackage, offlinePaying }) => ({
    period: chosenSubscription,
    planId: chosenCurrentPackage || null,
    offlinePaying,
  }),
  missing: ({ planId }) => (planId === null ? 'plan.missing' : null),
  toAnswers: ({ period, planId, offlinePaying }) => toPlanAnswer(period, planId ?? '', offlinePaying),
  toPartialAnswers: ({ period, planId, offlinePaying }) =>
    planId === null ? null : toPlanAnswer(period, planId, offlinePaying),
  toTyped: ({ period, planId, offlinePaying }) => ({
    period,
    planId: planId ?? '',
    offlinePaying: String(offlinePaying),
  }),
  fromTyped: ({ period, planId, offlinePaying }) => ({
    period: period === 'annually' ? 'annually' : 'monthly',
    planId: planId || null,
    offlinePaying: offlinePaying === 'true',
  }),
};

function toPlanAnswer(
  chosenSubscription: BillingPeriod,
  chosenCurrentPackage: string,
  offlinePaying: boolean,
): PlanAnswer {
  return { chosenSubscription, chosenCurrentPackage, offlinePaying };
}
