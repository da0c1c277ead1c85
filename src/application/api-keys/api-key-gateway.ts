import type { ApiKey, ApiKeyId } from '../../domain/api-keys/api-key';
import type { ApiVersion, ApiVersionId } from '../../domain/api-keys/api-version';
import type { Instant } from '../../domain/shared/dates';
import type { Cursor, Page } from '../../domain/shared/page';
import type { Reply } from '../../domain/shared/result';

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
