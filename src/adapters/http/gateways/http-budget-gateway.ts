import type { BudgetGateway } from '#src/application/usage/usage-gateway.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { Budget, BudgetLimit } from '#src/domain/usage/budget.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import { mapResult } from '#src/adapters/http/client/json-record.ts';
import { budgetEndpoints } from '#src/adapters/http/endpoints/budget-endpoints.ts';
import type { DataOf } from '#src/adapters/http/endpoints/endpoint.ts';

export class HttpBudgetGateway implements BudgetGateway {
  constructor(private readonly client: ApiClient) {}

  load(signal?: AbortSignal): AsyncResult<Budget> {
    return mapResult(this.client.call(budgetEndpoints.readBudget, { signal }), toBudget);
  }

  set(limit: BudgetLimit): AsyncResult<Budget> {
    return mapResult(this.client.call(budgetEndpoints.setBudget, { body: { ...limit } }), toBudget);
  }

  remove(): AsyncResult<void> {
    return mapResult(this.client.call(budgetEndpoints.removeBudget, {}), () => undefined);
  }
}

function toBudget({ data }: { readonly data: DataOf<typeof budgetEndpoints.readBudget> }): Budget {
  const { endDate: endsAt, sentAlerts, ...budget } = data.item;
  return { ...budget, endsAt, sentAlerts: sentAlerts.map(({ percent, timestamp: at }) => ({ percent, at })) };
}
