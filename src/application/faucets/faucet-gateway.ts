import type { FaucetRequest, FaucetSetting, FaucetRequestInput } from '#src/domain/faucets/faucet.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';

export interface Faucets {
  /** Newest first. */
  readonly requests: readonly FaucetRequest[];
  readonly settings: readonly FaucetSetting[];
}

export interface FaucetGateway {
  load(signal?: AbortSignal): AsyncResult<Faucets>;
  /**
   * Nothing of the answer is read (§7). A limit of the provider comes back as a 429, with `retryAfterMs` where it says how
   * long it lasts.
   */
  request(input: FaucetRequestInput): AsyncResult<void>;
}
