import { describe, expect, it } from 'vitest';
import { LogList, MAX_ROWS } from '#src/application/logs/log-list.ts';
import type { Cursor, Page } from '#src/domain/shared/page.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { type Entry, entry, type EntryFilters } from './growing-log.ts';

const ALL: EntryFilters = { kind: '' };
const OLDER = 'older' as Cursor;

/** The entries from `newest` down to `oldest`. */
function entriesBetween(newest: number, oldest: number): readonly Entry[] {
  return Array.from({ length: newest - oldest + 1 }, (_, nth) => entry(newest - nth));
}

/** A list whose first page holds so many entries, the oldest with the id 1,000. */
async function listWith(count: number, next?: Cursor) {
  const calls = new DeferredCalls<string | null, Page<Entry>>();
  const list = new LogList<Entry, EntryFilters>((_, after, signal) => calls.send(after, signal), ALL);
  void list.load(ALL);
  await calls.resolve(0, { items: entriesBetween(999 + count, 1000), ...(next && { next }) });
  return { list, calls };
}

describe('a log list that is full', () => {
  it('stops loading older entries, and knows that there are some', async () => {
    const { list, calls } = await listWith(MAX_ROWS - 5, OLDER);
    expect(list.isFull).toBe(false);
    void list.loadMore();
    await calls.resolve(1, { items: entriesBetween(999, 990) });
    expect(list).toMatchObject({ isFull: true, hasMore: true, isComplete: false, isLoadingMore: false });
    expect([list.rows.length, list.rows.at(-1)?.id]).toEqual([MAX_ROWS, '995']);
    await list.loadMore();
    expect(calls.count).toBe(2);
  });

  it('drops its oldest rows when newer ones come in front', async () => {
    const { list, calls } = await listWith(MAX_ROWS);
    expect(list).toMatchObject({ isFull: false, isComplete: true });
    void list.loadNewer();
    await calls.resolve(1, { items: entriesBetween(MAX_ROWS + 1002, MAX_ROWS + 993), next: OLDER });
    expect([list.rows.length, list.rows[0]?.id, list.rows.at(-1)?.id]).toEqual([MAX_ROWS, '11002', '1003']);
    expect(list).toMatchObject({ isFull: true, hasMore: true, isComplete: false });
  });

  it('stays full without a gap when the last page comes after newer rows have filled it', async () => {
    const { list, calls } = await listWith(MAX_ROWS - 5, OLDER);
    void list.loadMore();
    void list.loadNewer();
    await calls.resolve(2, { items: entriesBetween(MAX_ROWS + 1002, MAX_ROWS + 985), next: OLDER });
    await calls.resolve(1, { items: entriesBetween(999, 990) });
    expect([list.rows.length, list.rows.at(-1)?.id, list.isFull]).toEqual([MAX_ROWS, '1003', true]);
  });

  it('loads older entries again under other filters', async () => {
    const { list, calls } = await listWith(MAX_ROWS, OLDER);
    void list.load({ kind: 'even' });
    await calls.resolve(1, { items: [entry(8), entry(6)], next: OLDER });
    void list.loadMore();
    expect([list.isFull, list.isLoadingMore, calls.sent]).toEqual([false, true, [null, null, OLDER]]);
  });
});
