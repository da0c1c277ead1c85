import type { BudgetGateway } from '#src/application/usage/budget-gateway.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';
import type { Budget, BudgetLimit } from '#src/domain/usage/budget.ts';
import { toInstant } from '#src/adapters/wire-values.ts';
import { MemoryGateway } from './memory-gateway.ts';

type WireBudget = ReturnType<MemoryGateway['provider']['budget']['read']>['data']['item'];

export class MemoryBudgetGateway extends MemoryGateway implements BudgetGateway {
  async load(signal?: AbortSignal): AsyncResult<Budget> {
    const { budget, capabilities } = this.provider;
    const result = await this.call((bearer) => capabilities.serve('budget', () => budget.read(bearer)), signal);
    return result.ok ? ok(toBudget(result.value.item)) : result;
  }

  async set(limit: BudgetLimit): AsyncResult<Budget> {
    const { budget, capabilities } = this.provider;
    const result = await this.call((bearer) => capabilities.serve('budget', () => budget.set(bearer, { ...limit })));
    return result.ok ? ok(toBudget(result.value.item)) : result;
  }

  async remove(): AsyncResult<void> {
    const { budget, capabilities } = this.provider;
    const result = await this.call((bearer) => capabilities.serve('budget', () => budget.remove(bearer)));
    return result.ok ? ok(undefined) : result;
  }
}

function toBudget({ endDate, sentAlerts, ...budget }: WireBudget): Budget {
  return {
    ...budget,
    endsAt: toInstant(endDate),
    sentAlerts: sentAlerts.map(({ percent, timestamp }) => ({ percent, at: toInstant(timestamp) })),
  };
}
