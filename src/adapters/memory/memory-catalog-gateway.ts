import type { PackageItem } from '#mocks/provider/onboarding/catalog-service.ts';
import type { CatalogGateway } from '#src/application/plans/catalog-gateway.ts';
import type { Plan } from '#src/domain/plans/plan.ts';
import type { Protocol } from '#src/domain/shared/protocol.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';
import { MemoryGateway } from './memory-gateway.ts';
import { cents } from './to-billing-plan.ts';

export class MemoryCatalogGateway extends MemoryGateway implements CatalogGateway {
  async protocols(signal?: AbortSignal): AsyncResult<readonly Protocol[]> {
    const result = await this.call((bearer) => this.provider.catalogue.protocols(bearer), signal);
    return result.ok ? ok(result.value.items) : result;
  }

  async plans(signal?: AbortSignal): AsyncResult<readonly Plan[]> {
    const result = await this.call((bearer) => this.provider.catalogue.packages(bearer), signal);
    return result.ok ? ok(result.value.items.map(toPlan)) : result;
  }
}

function toPlan({ price, mainFeatures, ...plan }: PackageItem): Plan {
  const sorted = mainFeatures.toSorted((one, other) => one.sequence - other.sequence);
  return {
    ...plan,
    monthlyAmount: cents(price.monthlyAmount),
    annualAmountPerMonth: cents(price.annualAmountPerMonth),
    // Exact, unlike twelve rounded months.
    annualAmount: cents(price.annualAmountPerMonth * 12),
    annualCostSavings: cents(price.annualCostSavings),
    features: sorted.map(({ name, value }) => ({ name, value })),
  };
}
