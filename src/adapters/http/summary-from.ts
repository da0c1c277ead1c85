import { isCustomName } from '../../domain/onboarding/plan';
import type { OnboardingSummary } from '../../domain/onboarding/summary';
import type { DataOf } from './endpoint';
import type { endpoints } from './endpoints';

type WireSummary = DataOf<typeof endpoints.getSummary>['item'];

/**
 * The fields of §3 do not say whether the package is free or custom. Where the reply does not add it, custom is the id of
 * the Enterprise card, and free is whatever leaves nothing to pay: neither custom nor crypto, and no checkout.
 */
export function summaryFrom(item: WireSummary): OnboardingSummary {
  const { companyName, offlinePaying, stripeSessionUrl } = item;
  const isCustom = item.isCustom ?? isCustomName(item.chosenCurrentPackage);
  return {
    ...item,
    companyName: companyName?.trim() || null,
    isCustom,
    isFree: item.isFree ?? (!isCustom && !offlinePaying && stripeSessionUrl === null),
  };
}
