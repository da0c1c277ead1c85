import type { FaucetRequest, FaucetSetting, FaucetRequestInput } from '#src/domain/faucets/faucet.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';

export interface Faucets {
  readonly requests: readonly FaucetRequest[];
  readonly settings: readonly FaucetSetting[];
}

export interface FaucetGateway {
  load(signal?: AbortSignal): AsyncResult<Faucets>;
  /** The response body is ignored. The provider's limit is a 429, with `retryAfterMs` if known. */
  request(input: FaucetRequestInput): AsyncResult<void>;
}
