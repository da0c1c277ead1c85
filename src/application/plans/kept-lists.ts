import type { Plan, PlanFeature } from '#src/domain/plans/plan.ts';
import type { Protocol } from '#src/domain/shared/protocol.ts';

type Kind = 'string' | 'number' | 'number or null' | 'boolean' | 'list';
type Kinds<T> = { readonly [K in keyof T]: Kind };

const PROTOCOL: Kinds<Protocol> = { name: 'string', publicName: 'string', logoSvgBase64: 'string' };

const FEATURE: Kinds<PlanFeature> = { name: 'string', value: 'string' };

const PLAN: Kinds<Plan> = {
  id: 'string',
  name: 'string',
  description: 'string',
  support: 'string',
  monthlyAmount: 'number',
  annualAmountPerMonth: 'number',
  annualAmount: 'number or null',
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
  return Object.entries<Kind>(kinds).every(([name, kind]) => isOf(kind, record[name]));
}

function isOf(kind: Kind, value: unknown): boolean {
  if (kind === 'list') return Array.isArray(value);
  if (kind === 'number or null') return value === null || typeof value === 'number';
  return typeof value === kind;
}
