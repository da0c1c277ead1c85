import type { ApiKey, ApiKeyId, ApiVersion, ApiVersionId, NewApiKey } from '#src/domain/api-keys/api-key.ts';
import type { KeyLimits, LimitedKey, LimitOptions } from '#src/domain/api-keys/key-limits.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import type { Cursor, Page } from '#src/domain/shared/page.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';

export interface ApiKeyGateway {
  list(after?: Cursor, signal?: AbortSignal): AsyncResult<Page<ApiKey>>;
  /** Returns the secret; a rejection is a failure with details. Limits and labels need their capability. */
  create(key: NewApiKey, limits?: KeyLimits, labels?: readonly string[]): AsyncResult<{ readonly key: string }>;
  /** Returns the state on the server, which may differ from the requested one. */
  setActive(id: ApiKeyId, active: boolean): AsyncResult<boolean>;
  /** Offered with the capability `api-key-deletion`. */
  remove(id: ApiKeyId): AsyncResult<void>;
  /** The secret; callers hold it in memory only. */
  reveal(id: ApiKeyId): AsyncResult<string>;
  /** The time of the last request that matches a filter; null for never. */
  lastUsed(filter: string, signal?: AbortSignal): AsyncResult<Instant | null>;
  versions(signal?: AbortSignal): AsyncResult<readonly ApiVersion[]>;
  /** Applies to all requests from now on. */
  chooseVersion(id: ApiVersionId): AsyncResult<void>;
}

/** Offered with the capability `api-key-limits`. */
export interface KeyLimitGateway {
  read(id: ApiKeyId, signal?: AbortSignal): AsyncResult<LimitedKey>;
  /** Replaces all limits; returns those on the server. A rejection names the fields. */
  change(id: ApiKeyId, limits: KeyLimits): AsyncResult<LimitedKey>;
  options(signal?: AbortSignal): AsyncResult<LimitOptions>;
}

/** Offered with the capability `api-key-labels`. */
export interface KeyLabelGateway {
  /** Replaces all labels; returns those on the server. */
  change(id: ApiKeyId, labels: readonly string[]): AsyncResult<readonly string[]>;
}
