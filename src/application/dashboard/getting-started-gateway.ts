import type { GettingStartedStep } from '#src/domain/dashboard/step-state.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';

export interface GettingStartedGateway {
  load(signal?: AbortSignal): AsyncResult<readonly GettingStartedStep[]>;
  /** Marks steps as done; others stay unchanged, and none can be reverted. */
  set(steps: readonly GettingStartedStep[]): AsyncResult<void>;
}
