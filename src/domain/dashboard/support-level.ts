import type { Plan } from '#src/domain/plans/plan.ts';

/** The provider's words for its response times; unlisted plans have no level. */
export type SupportLevel =
  | { readonly kind: 'named'; readonly text: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' };

/** Null means an unlisted plan, such as a custom one. */
export function supportLevel(plan: Plan | null): SupportLevel {
  if (plan === null) return { kind: 'unknown' };
  const text = plan.support.trim();
  return text === '' ? { kind: 'none' } : { kind: 'named', text };
}
