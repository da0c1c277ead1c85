import type { Plan, PlanFeature } from '../../domain/onboarding/plan';
import type { Protocol } from '../../domain/onboarding/protocol';

type Kinds<T> = { readonly [K in keyof T]: 'string' | 'number' | 'boolean' | 'list' };

const PROTOCOL: Kinds<Protocol> = { name: 'string', publicName: 'string', logoSvgBase64: 'string' };

const FEATURE: Kinds<PlanFeature> = { name: 'string', value: 'string' };

const PLAN: Kinds<Plan> = {
  id: 'string',
  name: 'string',
  description: 'string',
  support: 'string',
  monthlyAmount: 'number',
  annualAmountPerMonth: 'number',
  annualCostSavings: 'number',
  isFree: 'boolean',
  isCustom: 'boolean',
  isMostPopular: 'boolean',
  paygAdditionalCreditsPerOneDollar: 'number',
  features: 'list',
};

/** What a device kept may be of an older release, or not ours at all: anything that is not such a list counts as nothing. */
export function keptProtocols(raw: unknown): readonly Protocol[] | undefined {
  return listOf(raw, (item) => fits<Protocol>(item, PROTOCOL));
}

export function keptPlans(raw: unknown): readonly Plan[] | undefined {
  return listOf(raw, (item): item is Plan => fits<Plan>(item, PLAN) && keptFeatures(item.features));
}

function keptFeatures(raw: unknown): boolean {
  return listOf(raw, (item) => fits<PlanFeature>(item, FEATURE)) !== undefined;
}

function listOf<T>(raw: unknown, isItem: (item: unknown) => item is T): readonly T[] | undefined {
  return Array.isArray(raw) && raw.every(isItem) ? raw : undefined;
}

function fits<T>(raw: unknown, kinds: Kinds<T>): raw is T {
  if (typeof raw !== 'object' || raw === null) return false;
  const record = raw as Readonly<Record<string, unknown>>;
  return Object.entries(kinds).every(([name, kind]) =>
    kind === 'list' ? Array.isArray(record[name]) : typeof record[name] === kind,
  );
}
