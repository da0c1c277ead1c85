import { describe, expect, it } from 'vitest';
import { offsetPage, offsetQuery } from '#src/adapters/http/client/wire-values.ts';
import { ENOUGH_PAGES, findActiveKeys, type FoundKeys } from '#src/application/dashboard/first-call-store.ts';
import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import type { Cursor } from '#src/domain/shared/page.ts';
import { ok } from '#src/domain/shared/result.ts';

/** Ten keys a page; those at the given places are active. */
function account(count: number, active: readonly number[]) {
  let calls = 0;
  const all = Array.from({ length: count }, (_, index) => ({
    ...{ id: `key-${index}` as ApiKeyId, name: `key ${index}`, masked: null, createdAt: null },
    active: active.includes(index),
  }));
  const list = (after?: Cursor) => {
    calls += 1;
    const { offset, limit } = offsetQuery(after);
    return Promise.resolve(ok(offsetPage<ApiKey>(all.slice(offset, offset + limit), after, offset + limit < count)));
  };
  const find = (pages: number, found?: FoundKeys) =>
    findActiveKeys({ list, now: () => 0 }, pages, new AbortController().signal, found);
  return { find, calls: () => calls };
}

describe('the keys that a first call may be made with', () => {
  it.each([
    { count: 0, active: [], found: [], checkedCount: null, calls: 1 },
    { count: 23, active: [0, 9, 22], found: ['key-0', 'key-9', 'key-22'], checkedCount: null, calls: 3 },
    { count: 50, active: [49], found: ['key-49'], checkedCount: null, calls: 6 },
    { count: 90, active: [3, 80], found: ['key-3'], checkedCount: 46, calls: 5 },
    { count: 90, active: [55, 80], found: ['key-55'], checkedCount: 64, calls: 7 },
    { count: 90, active: [], found: [], checkedCount: null, calls: 10 },
    { count: 400, active: [350], found: [], checkedCount: 271, calls: 30 },
  ])('are $found of $count with $active active', async ({ count, active, found, checkedCount, calls }) => {
    const keys = account(count, active);
    const result = await keys.find(ENOUGH_PAGES);
    expect(result.ok && result.value.keys.map(({ id }) => id)).toEqual(found);
    expect(result.ok && result.value.checkedCount).toBe(checkedCount);
    expect(keys.calls()).toBe(calls);
  });

  it.each([
    { count: 8, active: [3], pages: [1], found: ['key-3'], calls: 1 },
    { count: 90, active: [3, 12, 80], pages: [1], found: ['key-3'], calls: 1 },
    { count: 90, active: [12, 25], pages: [1], found: ['key-12'], calls: 2 },
    { count: 90, active: [3, 12, 80], pages: [1, ENOUGH_PAGES], found: ['key-3', 'key-12'], calls: 5 },
    { count: 23, active: [0, 22], pages: [1, ENOUGH_PAGES], found: ['key-0', 'key-22'], calls: 3 },
  ])('are $found of $count after $pages pages were enough, and no page is listed twice', async (row) => {
    const keys = account(row.count, row.active);
    let found: FoundKeys | undefined;
    for (const pages of row.pages) {
      const result = await keys.find(pages, found);
      found = result.ok ? result.value : undefined;
    }
    expect([found?.keys.map(({ id }) => id), keys.calls()]).toEqual([row.found, row.calls]);
  });
});
