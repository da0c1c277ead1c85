import type { GettingStartedGateway } from '../../application/dashboard/getting-started-gateway';
import { GETTING_STARTED_STEPS, type GettingStartedStep } from '../../domain/dashboard/getting-started';
import type { Reply } from '../../domain/shared/result';
import type { ApiClient } from './api-client';
import { endpoints } from './endpoints';
import { translated } from './translated';

export class HttpGettingStartedGateway implements GettingStartedGateway {
  constructor(private readonly client: ApiClient) {}

  load(signal?: AbortSignal): Reply<readonly GettingStartedStep[]> {
    return translated(this.client.call(endpoints.getSteps, { signal }), ({ data: { item } }) =>
      GETTING_STARTED_STEPS.filter((step) => item[step] === true),
    );
  }

  set(steps: readonly GettingStartedStep[]): Reply<void> {
    const body = Object.fromEntries(steps.map((step) => [step, true as const]));
    return translated(this.client.call(endpoints.setSteps, { body }), () => undefined);
  }
}
