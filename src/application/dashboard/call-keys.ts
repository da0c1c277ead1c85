import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import type { Cursor, Page } from '#src/domain/shared/page.ts';
import { ok, type Reply } from '#src/domain/shared/result.ts';

/** What the first call needs of the keys of the account. */
export interface CallKeys {
  list(after?: Cursor, signal?: AbortSignal): Reply<Page<ApiKey>>;
  /** Fetched once and kept in memory (§4); null where it did not come. */
  secret(id: ApiKeyId): Promise<string | null>;
}

/** The active keys that were found. */
export interface FoundKeys {
  readonly keys: readonly ApiKey[];
  /** How many keys were looked at, if there are more of them; else null. */
  readonly lookedAt: number | null;
}

/** Enough to choose from; without a single active key the search goes on. */
const ENOUGH_PAGES = 5;
/** A list without an end must not be read forever. */
const MOST_PAGES = 30;

/** The newest keys of the account that are active. */
export async function activeKeys(keys: CallKeys, signal: AbortSignal): Reply<FoundKeys> {
  const active: ApiKey[] = [];
  let count = 0;
  let after: Cursor | undefined;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const reply = await keys.list(after, signal);
    if (!reply.ok) return reply;
    count += reply.value.items.length;
    active.push(...reply.value.items.filter((key) => key.active));
    after = reply.value.next;
    if (after === undefined || (page >= ENOUGH_PAGES && active.length > 0)) break;
  }
  return ok({ keys: active, lookedAt: after === undefined ? null : count });
}
