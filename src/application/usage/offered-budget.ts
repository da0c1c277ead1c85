import type { Parts } from '#src/application/app/app-stores.ts';
import type { BudgetStore } from './budget-store.ts';
import { OfferedPart } from '#src/application/app/offered-part.ts';

/** On two pages; the code of its store comes after theirs. */
export function offeredBudget({ capabilities, get }: Parts): OfferedPart<BudgetStore> {
  return new OfferedPart({
    has: () => capabilities.has('budget'),
    fetchStore: async () => get((await import('./budget-store.ts')).budgetStore),
  });
}
