import type { Plan } from '../../domain/onboarding/plan';
import type { Protocol } from '../../domain/onboarding/protocol';
import type { Reply } from '../../domain/shared/result';

/** Lists that are the same for everyone and are kept for a while (§9). */
export interface CatalogueGateway {
  protocols(signal?: AbortSignal): Reply<readonly Protocol[]>;
  /** The payment packages, as one plan type (D33); without the Enterprise card, which is ours. */
  plans(signal?: AbortSignal): Reply<readonly Plan[]>;
}
