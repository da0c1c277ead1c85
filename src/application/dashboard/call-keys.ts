import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import type { Cursor, Page } from '#src/domain/shared/page.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';

export interface CallKeys {
  list(after?: Cursor, signal?: AbortSignal): AsyncResult<Page<ApiKey>>;
  secret(id: ApiKeyId): Promise<string | null>;
}

export interface FoundKeys {
  readonly keys: readonly ApiKey[];
  /** How many keys were searched if there are more; else null. */
  readonly checkedCount: number | null;
}

/** Enough to choose from; without an active key the search continues. */
const ENOUGH_PAGES = 5;
/** Bounds the search of an endless list. */
const MAX_PAGES = 30;

export async function findActiveKeys(keys: CallKeys, signal: AbortSignal): AsyncResult<FoundKeys> {
  const active: ApiKey[] = [];
  let count = 0;
  let after: Cursor | undefined;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const result = await keys.list(after, signal);
    if (!result.ok) return result;
    count += result.value.items.length;
    active.push(...result.value.items.filter((key) => key.active));
    after = result.value.next;
    if (after === undefined || (page >= ENOUGH_PAGES && active.length > 0)) break;
  }
  return ok({ keys: active, checkedCount: after === undefined ? null : count });
}
