import type { Plan } from '#src/domain/plans/plan.ts';

/** How fast the provider helps, in its own words (§2). An unlisted plan may have support that nobody named here. */
export type SupportLevel =
  | { readonly kind: 'named'; readonly text: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' };

/** Null is a plan that is not among the listed ones, as an agreed one may be. */
export function supportLevel(plan: Plan | null): SupportLevel {
  if (plan === null) return { kind: 'unknown' };
  const text = plan.support.trim();
  return text === '' ? { kind: 'none' } : { kind: 'named', text };
}
