import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { keyState } from '#src/domain/api-keys/key-expiry.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import { type Cursor, mergeRows, type Page } from '#src/domain/shared/page.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';

export interface CallKeys {
  /** Without a cursor, the keys that the other parts of the page have too. */
  list(after?: Cursor, signal?: AbortSignal): AsyncResult<Page<ApiKey>>;
  secret(id: ApiKeyId): Promise<string | null>;
  now(): Instant;
}

export interface FoundKeys {
  /** Those that are active. */
  readonly keys: readonly ApiKey[];
  readonly checked: readonly ApiKey[];
  /** How many keys were searched if there are more; else null. */
  readonly checkedCount: number | null;
  readonly pages: number;
  /** Where the search continues. */
  readonly next?: Cursor | undefined;
}

const NONE: FoundKeys = { keys: [], checked: [], checkedCount: 0, pages: 0 };

/** Enough to choose from. */
export const ENOUGH_PAGES = 5;
/** Bounds the search of an endless list. */
const MAX_PAGES = 30;

/** The active keys of as many pages; without an active key the search continues. */
export async function findActiveKeys(
  { list, now }: Pick<CallKeys, 'list' | 'now'>,
  enoughPages: number,
  signal: AbortSignal,
  found: FoundKeys = NONE,
): AsyncResult<FoundKeys> {
  let { keys, checked, pages, next } = found;
  do {
    const result = await list(next, signal);
    if (!result.ok) return result;
    // A later page begins with the last key before it.
    checked = mergeRows(checked, result.value.items);
    keys = checked.filter((key) => keyState(key, now()) === 'active');
    ({ next } = result.value);
    pages += 1;
  } while (next !== undefined && pages < (keys.length > 0 ? enoughPages : MAX_PAGES));
  return ok({ keys, checked, checkedCount: next === undefined ? null : checked.length, pages, next });
}
