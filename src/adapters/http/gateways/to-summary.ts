import type { OnboardingSummary } from '#src/domain/onboarding/summary.ts';
import type { DataOf } from '#src/adapters/http/endpoints/endpoint.ts';
import type { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';

type WireSummary = DataOf<typeof endpoints.getSummary>['item'];

/** A company name of blanks is none. */
export function toSummary(item: WireSummary): OnboardingSummary {
  return { ...item, companyName: item.companyName?.trim() || null };
}
