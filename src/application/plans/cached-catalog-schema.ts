import type { Plan, PlanFeature } from '#src/domain/plans/plan.ts';
import type { Protocol } from '#src/domain/shared/protocol.ts';

type FieldType = 'string' | 'number' | 'number or null' | 'boolean' | 'list';
type FieldTypes<T> = { readonly [K in keyof T]: FieldType };

const PROTOCOL: FieldTypes<Protocol> = { name: 'string', publicName: 'string', logoSvgBase64: 'string' };

const FEATURE: FieldTypes<PlanFeature> = { name: 'string', value: 'string' };

const PLAN: FieldTypes<Plan> = {
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

/** The device may hold a list of an older release, which is discarded. */
export function parseCachedProtocols(raw: unknown): readonly Protocol[] | undefined {
  return parseList(raw, (item) => matchesShape<Protocol>(item, PROTOCOL));
}

export function parseCachedPlans(raw: unknown): readonly Plan[] | undefined {
  return parseList(raw, (item): item is Plan => matchesShape<Plan>(item, PLAN) && isFeatureList(item.features));
}

function isFeatureList(raw: unknown): boolean {
  return parseList(raw, (item) => matchesShape<PlanFeature>(item, FEATURE)) !== undefined;
}

function parseList<T>(raw: unknown, isItem: (item: unknown) => item is T): readonly T[] | undefined {
  return Array.isArray(raw) && raw.every(isItem) ? raw : undefined;
}

function matchesShape<T>(raw: unknown, fieldTypes: FieldTypes<T>): raw is T {
  if (typeof raw !== 'object' || raw === null) return false;
  const record = raw as Readonly<Record<string, unknown>>;
  return Object.entries<FieldType>(fieldTypes).every(([name, kind]) => isOfType(kind, record[name]));
}

function isOfType(kind: FieldType, value: unknown): boolean {
  if (kind === 'list') return Array.isArray(value);
  if (kind === 'number or null') return value === null || typeof value === 'number';
  return typeof value === kind;
}
