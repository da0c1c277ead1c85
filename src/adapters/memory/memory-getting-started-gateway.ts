import type { GettingStartedGateway } from '#src/application/dashboard/getting-started-gateway.ts';
import { GETTING_STARTED_STEPS, type GettingStartedStep } from '#src/domain/dashboard/step-state.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';
import { MemoryGateway } from './memory-gateway.ts';

export class MemoryGettingStartedGateway extends MemoryGateway implements GettingStartedGateway {
  async load(signal?: AbortSignal): AsyncResult<readonly GettingStartedStep[]> {
    const result = await this.call((bearer) => this.provider.gettingStarted.load(bearer), signal);
    if (!result.ok) return result;
    const { item } = result.value;
    return ok(GETTING_STARTED_STEPS.filter((step) => item[step] === true));
  }

  async set(steps: readonly GettingStartedStep[]): AsyncResult<void> {
    const fields = Object.fromEntries(steps.map((step) => [step, true]));
    const result = await this.call((bearer) => this.provider.gettingStarted.set(bearer, fields));
    return result.ok ? ok(undefined) : result;
  }
}
