import { isCustomName, type Plan, type PlanFeature } from '#src/domain/plans/plan.ts';
import type { FeatureDto, PlanDto } from '#src/adapters/http/endpoints/schemas.ts';
import type { CatalogGateway } from '#src/application/plans/catalog-store.ts';
import type { Protocol } from '#src/domain/shared/protocol.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import { catalogEndpoints } from '#src/adapters/http/endpoints/catalog-endpoints.ts';
import { mapResult } from '#src/adapters/http/client/json-record.ts';

type Prices = Pick<Plan, 'monthlyAmount' | 'annualAmountPerMonth' | 'annualAmount' | 'annualCostSavings'>;

const NO_PRICES: Prices = { monthlyAmount: 0, annualAmountPerMonth: 0, annualAmount: null, annualCostSavings: 0 };

export function toPlan(dto: PlanDto): Plan {
  const { id, description, support, isMostPopular, paygAdditionalCreditsPerOneDollar } = dto;
  const prices = toPrices(dto);
  const currency = dto.price?.currency.trim().toUpperCase() || 'USD';
  const isCustom = dto.isCustom ?? [id, dto.plan ?? ''].some(isCustomName);
  return {
    id,
    name: dto.name || dto.plan || id,
    description,
    support,
    ...(currency !== 'USD' && { currency }),
    ...(prices ?? NO_PRICES),
    isFree: dto.isFree ?? (!isCustom && prices?.monthlyAmount === 0 && prices.annualAmountPerMonth === 0),
    isCustom,
    isMostPopular,
    paygAdditionalCreditsPerOneDollar,
    features: toFeatures(dto.mainFeatures),
  };
}

/** Null where no price is named, which is not free. A single price stands for both periods: a missing one is not $0. */
function toPrices({ price, prices: [first] }: PlanDto): Prices | null {
  const monthly = price?.monthlyAmount ?? first?.amount ?? null;
  const annualAmount = first?.annualAmount ?? toAnnualAmount(price, monthly);
  const annual = price?.annualAmountPerMonth ?? toMonthlyAmount(annualAmount);
  const monthlyAmount = monthly ?? annual;
  const annualAmountPerMonth = annual ?? monthly;
  if (monthlyAmount === null || annualAmountPerMonth === null) return null;
  const saved = monthly === null || annualAmount === null ? 0 : Math.max(0, monthly * 12 - annualAmount);
  return { monthlyAmount, annualAmountPerMonth, annualAmount, annualCostSavings: price?.annualCostSavings ?? saved };
}

/** To the cent by what a year saves, where that agrees with twelve rounded months, else twelve of the months. */
function toAnnualAmount(price: PlanDto['price'], monthly: number | null): number | null {
  const { annualAmountPerMonth = null, annualCostSavings = null } = price ?? {};
  if (annualAmountPerMonth === null) return null;
  const twelveMonths = annualAmountPerMonth * 12;
  if (monthly === null || annualCostSavings === null) return twelveMonths;
  const statedAmount = monthly * 12 - annualCostSavings;
  return Math.abs(statedAmount - twelveMonths) < 12 ? statedAmount : twelveMonths;
}

function toMonthlyAmount(annualAmount: number | null): number | null {
  return annualAmount === null ? null : Math.round(annualAmount / 12);
}

/** Ordered by sequence, unordered last. A yes is the name alone, a no is left out. */
function toFeatures(features: PlanDto['mainFeatures']): readonly PlanFeature[] {
  const included = Object.values<FeatureDto>(features).filter(({ name, value }) => name !== '' && value !== false);
  return included
    .sort((one, other) => sequenceOf(one) - sequenceOf(other))
    .map(({ name, value }) => ({ name, value: typeof value === 'string' ? value : '' }));
}

function sequenceOf({ sequence }: FeatureDto): number {
  return sequence ?? Number.MAX_VALUE;
}

export class HttpCatalogGateway implements CatalogGateway {
  constructor(private readonly client: ApiClient) {}

  protocols(signal?: AbortSignal): AsyncResult<readonly Protocol[]> {
    return mapResult(this.client.call(catalogEndpoints.listProtocols, { signal }), ({ data }) =>
      data.items.map((protocol) => ({ ...protocol, publicName: protocol.publicName || protocol.name })),
    );
  }

  plans(signal?: AbortSignal): AsyncResult<readonly Plan[]> {
    return mapResult(this.client.call(catalogEndpoints.listPackages, { signal }), ({ data }) => data.items.map(toPlan));
  }
}
