import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { Budget, BudgetLimit } from '#src/domain/usage/budget.ts';

export interface BudgetGateway {
  load(signal?: AbortSignal): AsyncResult<Budget>;
  /** Replaces the whole limit. */
  set(limit: BudgetLimit): AsyncResult<Budget>;
  remove(): AsyncResult<void>;
}
