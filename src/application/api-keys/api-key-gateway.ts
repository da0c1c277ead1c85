import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import type { ApiVersion, ApiVersionId } from '#src/domain/api-keys/api-version.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import type { Cursor, Page } from '#src/domain/shared/page.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';

export interface ApiKeyGateway {
  /** Newest first, a page at a time (D36). */
  list(after?: Cursor, signal?: AbortSignal): AsyncResult<Page<ApiKey>>;
  /** Answers the secret itself; a name that the server refuses comes back as a rejected failure with details. */
  create(name: string): AsyncResult<{ readonly key: string }>;
  /** Answers the state that the provider settled on, which may differ from the one asked for (§4, D29). */
  setActive(id: ApiKeyId, active: boolean): AsyncResult<boolean>;
  /** The secret itself; callers keep it in memory only. */
  reveal(id: ApiKeyId): AsyncResult<string>;
  /** When a request was last made, by the log narrowed to what its filters offer; null for never. */
  lastUsed(filter: string, signal?: AbortSignal): AsyncResult<Instant | null>;
  versions(signal?: AbortSignal): AsyncResult<readonly ApiVersion[]>;
  /** Takes effect for requests from now on. */
  chooseVersion(id: ApiVersionId): AsyncResult<void>;
}
