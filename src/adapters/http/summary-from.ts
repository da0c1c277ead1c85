import type { OnboardingSummary } from '../../domain/onboarding/summary';
import type { DataOf } from './endpoint';
import type { endpoints } from './endpoints';

type WireSummary = DataOf<typeof endpoints.getSummary>['item'];

/** A company name of blanks is none. */
export function summaryFrom(item: WireSummary): OnboardingSummary {
  return { ...item, companyName: item.companyName?.trim() || null };
}
