import type { GettingStartedStep } from '#src/domain/dashboard/getting-started.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';

export interface GettingStartedGateway {
  /** The steps that are done, in the order of the pills. */
  load(signal?: AbortSignal): AsyncResult<readonly GettingStartedStep[]>;
  /** Marks steps as done; those that are not named stay as they are, and none can be taken back. */
  set(steps: readonly GettingStartedStep[]): AsyncResult<void>;
}
