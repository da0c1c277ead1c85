import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { keyState } from '#src/domain/api-keys/key-expiry.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import type { Cursor, Page } from '#src/domain/shared/page.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';

export interface CallKeys {
  /** Without a cursor, the keys that the other parts of the page have too. */
  list(after?: Cursor, signal?: AbortSignal): AsyncResult<Page<ApiKey>>;
  secret(id: ApiKeyId): Promise<string | null>;
  now(): Instant;
}

export interface FoundKeys {
  readonly keys: readonly ApiKey[];
  /** How many keys were searched if there are more; else null. */
  readonly checkedCount: number | null;
  readonly pages: number;
  /** Where the search continues. */
  readonly next?: Cursor | undefined;
}

const NONE: FoundKeys = { keys: [], checkedCount: 0, pages: 0 };

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
  const active = [...found.keys];
  let { checkedCount, pages, next } = found;
  do {
    const result = await list(next, signal);
    if (!result.ok) return result;
    const { items } = result.value;
    active.push(...items.filter((key) => keyState(key, now()) === 'active'));
    ({ next } = result.value);
    checkedCount = next === undefined ? null : (checkedCount ?? 0) + items.length;
    pages += 1;
  } while (next !== undefined && pages < (active.length > 0 ? enoughPages : MAX_PAGES));
  return ok({ keys: active, checkedCount, pages, next });
}
