import { ok } from '#src/domain/shared/result.ts';
import {
  AT_LIMIT,
  type Budget,
  type BudgetLimit,
  type BudgetWarning,
  budgetWarning,
  DEFAULT_ALERTS,
  formatAlerts,
  formatAmount,
  isSameLimit,
  parseAlerts,
  parseAmount,
} from '#src/domain/usage/budget.ts';
import type { Parts } from '#src/application/app/app-stores.ts';
import { change } from '#src/application/forms/change.ts';
import { removal } from '#src/application/forms/removal.ts';
import { budgetStore } from './budget-store.ts';
import type { BudgetValues } from './set-budget.suite.ts';

export interface BudgetQuestion {
  readonly kind: BudgetWarning;
  /** At the time of the question. */
  readonly spent: number;
}

/** A first budget, or another one in its place. */
export const setBudget = change('set-budget', ({ gateways, get }: Parts, before: Budget) => {
  const store = get(budgetStore);
  const understood = ({ amount, alerts }: BudgetValues) => ({
    amount: parseAmount(amount, before),
    alerts: parseAlerts(alerts, before),
  });
  return {
    initial: toFields(before),
    draft: ['amount', 'alerts', 'atLimit'],
    rules: async () => {
      const { validateBudget } = await import('./set-budget.suite.ts');
      return (values) => validateBudget(values, { ...understood(values), isInCredits: before.currency === null });
    },
    toNext(values): BudgetLimit {
      const { amount, alerts } = understood(values);
      const atLimit = AT_LIMIT.find((one) => one === values.atLimit) ?? 'notify';
      return { ...before.limit, amount: amount ?? 0, alerts: alerts ?? [], atLimit };
    },
    async ask(next) {
      const now = await gateways.budget.load();
      if (!now.ok) return now;
      store.budget.replace(now.value);
      const kind = budgetWarning(now.value, next);
      return ok(kind && { kind, spent: now.value.spent });
    },
    send: (next) => gateways.budget.set(next),
    confirms: ({ limit }, next) => isSameLimit(limit, next),
    done: (saved) => store.budget.replace(saved),
    toast: (t) => t('budget.saved'),
    async recheck({ kind }, next) {
      if (kind !== 'unreachable') return false;
      await store.load();
      return isSameLimit(store.budget.value?.limit ?? null, next);
    },
  };
});

function toFields({ limit, currency }: Budget): BudgetValues {
  if (!limit) return { amount: '', alerts: formatAlerts(DEFAULT_ALERTS), atLimit: 'notify' };
  return {
    amount: formatAmount(limit.amount, currency),
    alerts: formatAlerts(limit.alerts),
    atLimit: limit.atLimit,
  };
}

export const removeBudget = change('remove-budget', ({ gateways, get }: Parts, before: Budget) => {
  const store = get(budgetStore);
  return {
    initial: {},
    toNext: () => null,
    send: () => removal(gateways.budget.remove()),
    done: () => store.budget.replace({ ...before, limit: null, sentAlerts: [] }),
    toast: (t) => t('budget.removed'),
    // It may have been removed without a response.
    async recheck({ kind }) {
      if (kind === 'unauthorized') return false;
      await store.load();
      return store.budget.value?.limit === null;
    },
  };
});
