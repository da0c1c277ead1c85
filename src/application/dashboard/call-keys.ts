import type { ApiKey, ApiKeyId } from '../../domain/api-keys/api-key';
import type { Cursor, Page } from '../../domain/shared/page';
import { ok, type Reply } from '../../domain/shared/result';

/** What the first call needs of the keys of the account. */
export interface CallKeys {
  list(after?: Cursor, signal?: AbortSignal): Reply<Page<ApiKey>>;
  /** Fetched once and kept in memory (§4); null where it did not come. */
  secret(id: ApiKeyId): Promise<string | null>;
}

/** Enough to choose from, without reading on for ever. */
const MOST_PAGES = 5;

/** The newest keys of the account that are active. */
export async function activeKeys(keys: CallKeys, signal: AbortSignal): Reply<readonly ApiKey[]> {
  const active: ApiKey[] = [];
  let after: Cursor | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const reply = await keys.list(after, signal);
    if (!reply.ok) return reply;
    active.push(...reply.value.items.filter((key) => key.active));
    after = reply.value.next;
    if (after === undefined) break;
  }
  return ok(active);
}
