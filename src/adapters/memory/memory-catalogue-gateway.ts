import type { Provider } from '../../../mocks/provider/create-provider';
import type { PackageItem } from '../../../mocks/provider/services/catalogue-service';
import type { CatalogueGateway } from '../../application/catalogue/catalogue-gateway';
import type { CallSessions } from '../../application/session/call-session';
import type { Plan } from '../../domain/onboarding/plan';
import type { Protocol } from '../../domain/onboarding/protocol';
import { ok, type Reply } from '../../domain/shared/result';
import { callProvider } from './call-provider';

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
