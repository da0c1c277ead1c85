import { SetBudgetStore } from '#src/application/usage/set-budget-store.ts';
import type { AccountModule } from '#src/composition/container.ts';

export const budgetModule = {
  setBudget:
    ({ gateways, budget, drafts, toasts, report, translate }) =>
    (before) =>
      new SetBudgetStore(before, {
        ...{ gateway: gateways.budget, toasts, report, translate },
        draft: drafts.slot('set-budget'),
        onSaved: (saved) => budget.store?.budget.replace(saved),
        reload: () => void budget.store?.load(),
      }),
} satisfies AccountModule;
