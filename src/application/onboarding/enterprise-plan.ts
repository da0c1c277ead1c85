import { CUSTOM_PLAN_ID, type Plan } from '#src/domain/plans/plan.ts';
import type { Translate } from '#src/application/i18n/translate.ts';

/** The console's own card beside the plans of the server. */
export function enterprisePlan(translate: Translate): Plan {
  return {
    id: CUSTOM_PLAN_ID,
    name: translate('plan.enterprise'),
    description: translate('plan.enterprise.description'),
    support: translate('plan.enterprise.support'),
    monthlyAmount: 0,
    annualAmountPerMonth: 0,
    annualAmount: null,
    annualCostSavings: 0,
    isFree: false,
    isCustom: true,
    isMostPopular: false,
    paygAdditionalCreditsPerOneDollar: 0,
    features: [
      { value: translate('plan.enterprise.credits.value'), name: translate('plan.enterprise.credits') },
      { value: translate('plan.enterprise.nodes.value'), name: translate('plan.enterprise.nodes') },
      { value: translate('plan.enterprise.keys.value'), name: translate('plan.enterprise.keys') },
      { value: '', name: translate('plan.enterprise.engineer') },
    ],
  };
}
