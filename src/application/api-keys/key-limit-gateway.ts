import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import type { KeyLimits, LimitedKey, LimitOptions } from '#src/domain/api-keys/key-limits.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';

/** Offered with the capability `api-key-limits`. */
export interface KeyLimitGateway {
  read(id: ApiKeyId, signal?: AbortSignal): AsyncResult<LimitedKey>;
  /** Replaces all limits; returns those on the server. A rejection names the fields. */
  change(id: ApiKeyId, limits: KeyLimits): AsyncResult<LimitedKey>;
  options(signal?: AbortSignal): AsyncResult<LimitOptions>;
}
