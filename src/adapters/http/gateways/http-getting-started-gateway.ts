import type { GettingStartedGateway } from '#src/application/dashboard/dashboard-gateways.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import { gettingStartedEndpoints } from '#src/adapters/http/endpoints/dashboard-endpoints.ts';
import { GETTING_STARTED_STEPS, type GettingStartedStep } from '#src/domain/dashboard/step-state.ts';
import { mapResult } from '#src/adapters/http/client/json-record.ts';

export class HttpGettingStartedGateway implements GettingStartedGateway {
  constructor(private readonly client: ApiClient) {}

  load(signal?: AbortSignal): AsyncResult<readonly GettingStartedStep[]> {
    return mapResult(this.client.call(gettingStartedEndpoints.getSteps, { signal }), ({ data: { item } }) =>
      GETTING_STARTED_STEPS.filter((step) => item[step] === true),
    );
  }

  set(steps: readonly GettingStartedStep[]): AsyncResult<void> {
    const body = Object.fromEntries(steps.map((step) => [step, true as const]));
    return mapResult(this.client.call(gettingStartedEndpoints.setSteps, { body }), () => undefined);
  }
}
