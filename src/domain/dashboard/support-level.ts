import type { Plan } from '../onboarding/plan';

/** How fast the provider helps, in its own words; null for none (§2). */
export function supportLevel(plan: Plan | null): string | null {
  return plan?.support.trim() || null;
}
