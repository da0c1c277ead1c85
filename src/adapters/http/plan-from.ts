import { CUSTOM_PLAN_ID, type Plan, type PlanFeature } from '../../domain/onboarding/plan';
import type { FeatureDto, PlanDto } from './endpoints/plan-dto';

type Prices = Pick<Plan, 'monthlyAmount' | 'annualAmountPerMonth' | 'annualCostSavings'>;

/** One plan out of any of the provider's shapes (D33). */
export function planFrom(dto: PlanDto): Plan {
  const { id, name, description, support, isMostPopular, paygAdditionalCreditsPerOneDollar } = dto;
  const prices = pricesFrom(dto);
  const isCustom = dto.isCustom ?? (id === CUSTOM_PLAN_ID || dto.plan === CUSTOM_PLAN_ID);
  return {
    id,
    name,
    description,
    support,
    ...(prices ?? { monthlyAmount: 0, annualAmountPerMonth: 0, annualCostSavings: 0 }),
    isFree: dto.isFree ?? (!isCustom && prices?.monthlyAmount === 0 && prices.annualAmountPerMonth === 0),
    isCustom,
    isMostPopular,
    paygAdditionalCreditsPerOneDollar,
    features: featuresFrom(dto.mainFeatures),
  };
}

/**
 * From `price`, else from the first of `prices`, whose annual amount is a year's. Null where no price is named, which is
 * not the same as free. Where only one period has a price it stands for both: a missing one must not read as $0.
 */
function pricesFrom({ price, prices: [first] }: PlanDto): Prices | null {
  const monthly = price?.monthlyAmount ?? first?.amount ?? null;
  const annual = price?.annualAmountPerMonth ?? monthOf(first?.annualAmount);
  const monthlyAmount = monthly ?? annual;
  const annualAmountPerMonth = annual ?? monthly;
  if (monthlyAmount === null || annualAmountPerMonth === null) return null;
  const saved = Math.max(0, monthlyAmount * 12 - (first?.annualAmount ?? annualAmountPerMonth * 12));
  return { monthlyAmount, annualAmountPerMonth, annualCostSavings: price?.annualCostSavings ?? saved };
}

function monthOf(annualAmount: number | null | undefined): number | null {
  return annualAmount === null || annualAmount === undefined ? null : Math.round(annualAmount / 12);
}

/** By their sequence; those without one come last, in the order of the reply. */
function featuresFrom(features: PlanDto['mainFeatures']): readonly PlanFeature[] {
  const placed = Object.values<FeatureDto>(features);
  return placed
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map(({ name, value }) => ({ name, value: value ?? '' }));
}

function placeOf({ sequence }: FeatureDto): number {
  return sequence ?? Number.MAX_VALUE;
}
