import type { AdditionalFeature, BillingPlan } from './billing-plan.ts';

export interface ComparedCategory {
  readonly name: string;
  readonly features: readonly ComparedFeature[];
}

export interface ComparedFeature {
  readonly key: string;
  readonly name: string;
  readonly content: string;
  /** One value per plan, in their order; null if a plan lacks the feature. */
  readonly values: readonly (string | boolean | null)[];
}

/** Categories appear in the order of their first mention, features by sequence, and those without one last. */
export function planComparison(plans: readonly BillingPlan[]): readonly ComparedCategory[] {
  const names = new Set(plans.flatMap(({ additionalFeatures }) => additionalFeatures.map(({ name }) => name)));
  return [...names].map((name) => ({
    name,
    features: compareFeatures(plans.map((plan) => featuresOf(plan, name))),
  }));
}

type FeaturesByKey = ReadonlyMap<string, AdditionalFeature>;

function featuresOf({ additionalFeatures }: BillingPlan, category: string): FeaturesByKey {
  const features = additionalFeatures.find(({ name }) => name === category)?.features ?? [];
  return new Map(features.map((feature) => [feature.key, feature]));
}

function compareFeatures(byPlan: readonly FeaturesByKey[]): readonly ComparedFeature[] {
  const keys = [...new Set(byPlan.flatMap((features) => [...features.keys()]))];
  const ordered = keys.map((key) => {
    const found = byPlan.flatMap((features) => features.get(key) ?? []);
    return { key, found, order: Math.min(...found.map(({ sequence }) => sequence ?? Number.MAX_VALUE)) };
  });
  return ordered
    .toSorted((one, other) => one.order - other.order)
    .map(({ key, found }) => ({
      key,
      name: found[0]?.name ?? key,
      content: found.find(({ content }) => content !== '')?.content ?? '',
      values: byPlan.map((features) => features.get(key)?.value ?? null),
    }));
}
