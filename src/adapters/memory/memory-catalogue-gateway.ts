import type { Provider } from '#mocks/provider/create-provider.ts';
import type { PackageItem } from '#mocks/provider/services/catalogue-service.ts';
import type { CatalogueGateway } from '#src/application/plans/catalogue-gateway.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import type { Plan } from '#src/domain/plans/plan.ts';
import type { Protocol } from '#src/domain/shared/protocol.ts';
import { ok, type Reply } from '#src/domain/shared/result.ts';
import { callProvider } from './call-provider.ts';

export class MemoryCatalogueGateway implements CatalogueGateway {
  constructor(
    private readonly provider: Provider,
    private readonly sessions: CallSessions,
  ) {}

  async protocols(signal?: AbortSignal): Reply<readonly Protocol[]> {
    const reply = await callProvider(this.sessions, (bearer) => this.provider.catalogue.protocols(bearer), signal);
    return reply.ok ? ok(reply.value.items) : reply;
  }

  async plans(signal?: AbortSignal): Reply<readonly Plan[]> {
    const reply = await callProvider(this.sessions, (bearer) => this.provider.catalogue.packages(bearer), signal);
    return reply.ok ? ok(reply.value.items.map(planFrom)) : reply;
  }
}

function planFrom({ price, mainFeatures, ...plan }: PackageItem): Plan {
  const inOrder = mainFeatures.toSorted((one, other) => one.sequence - other.sequence);
  return {
    ...plan,
    monthlyAmount: cents(price.monthlyAmount),
    annualAmountPerMonth: cents(price.annualAmountPerMonth),
    // Before a month of it is rounded.
    annualAmount: cents(price.annualAmountPerMonth * 12),
    annualCostSavings: cents(price.annualCostSavings),
    features: inOrder.map(({ name, value }) => ({ name, value })),
  };
}

function cents(dollars: number): number {
  return Math.round(dollars * 100);
}
