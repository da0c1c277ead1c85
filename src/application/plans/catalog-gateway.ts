import type { Plan } from '#src/domain/plans/plan.ts';
import type { Protocol } from '#src/domain/shared/protocol.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';

/** Lists that are the same for everyone and are kept for a while (§9). */
export interface CatalogGateway {
  protocols(signal?: AbortSignal): AsyncResult<readonly Protocol[]>;
  /** The payment packages, as one plan type (D33); without the Enterprise card, which is ours. */
  plans(signal?: AbortSignal): AsyncResult<readonly Plan[]>;
}
