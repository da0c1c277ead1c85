import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import type { ApiVersion, ApiVersionId } from '#src/domain/api-keys/api-version.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import type { Cursor, Page } from '#src/domain/shared/page.ts';
import type { Reply } from '#src/domain/shared/result.ts';

export interface ApiKeyGateway {
  /** Newest first, a page at a time (D36). */
  list(after?: Cursor, signal?: AbortSignal): Reply<Page<ApiKey>>;
  /** Answers the secret itself; a name that the server refuses comes back as a rejected failure with details. */
  create(name: string): Reply<{ readonly key: string }>;
  /** Answers the state that the provider settled on, which may differ from the one asked for (§4, D29). */
  setActive(id: ApiKeyId, active: boolean): Reply<boolean>;
  /** The secret itself; callers keep it in memory only. */
  reveal(id: ApiKeyId): Reply<string>;
  /** When a request was last made, by the log narrowed to what its filters offer; null for never. */
  lastUsed(filter: string, signal?: AbortSignal): Reply<Instant | null>;
  versions(signal?: AbortSignal): Reply<readonly ApiVersion[]>;
  /** Takes effect for requests from now on. */
  chooseVersion(id: ApiVersionId): Reply<void>;
}
