import type { Parts } from '#src/application/app/app-stores.ts';
import { OfferedPart } from '#src/application/app/offered-part.ts';
import type { BillingDetailsStore } from './billing-details-store.ts';

/** On both tabs; the code of its store comes after theirs. */
export function offeredBillingDetails({ capabilities, get }: Parts): OfferedPart<BillingDetailsStore> {
  return new OfferedPart({
    has: () => capabilities.has('billing-details'),
    fetchStore: async () => get((await import('./billing-details-store.ts')).billingDetailsStore),
  });
}
