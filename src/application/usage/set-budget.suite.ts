import { create, enforce } from 'vest';
import type { FieldErrors } from '#src/application/forms/form-store.ts';
import { fieldTest, firstErrors } from '#src/application/forms/form-suite.ts';

export type BudgetValues = { readonly amount: string; readonly alerts: string; readonly atLimit: string };

/** What is understood of them; null for what is nothing of its kind. */
export interface UnderstoodBudget {
  readonly amount: number | null;
  readonly alerts: readonly number[] | null;
  readonly isInCredits: boolean;
}

const test = fieldTest<BudgetValues>();

export const budgetSuite = create((values: BudgetValues, { amount, alerts, isInCredits }: UnderstoodBudget) => {
  test('amount', 'budget.amount.missing', () => {
    enforce(values.amount).isNotBlank();
  });
  test('amount', isInCredits ? 'budget.amount.invalid.credits' : 'budget.amount.invalid', () => {
    enforce(amount).isNotNull();
  });

  test('alerts', 'budget.alerts.invalid', () => {
    enforce(alerts).isNotNull();
  });
});

export function validateBudget(values: BudgetValues, understood: UnderstoodBudget): FieldErrors<BudgetValues> {
  return firstErrors(budgetSuite, values, understood);
}
