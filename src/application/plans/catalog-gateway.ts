import type { Plan } from '#src/domain/plans/plan.ts';
import type { Protocol } from '#src/domain/shared/protocol.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';

export interface CatalogGateway {
  protocols(signal?: AbortSignal): AsyncResult<readonly Protocol[]>;
  /** The payment packages, without the console's own Enterprise card. */
  plans(signal?: AbortSignal): AsyncResult<readonly Plan[]>;
}
