import { describe, expect, it } from 'vitest';
import { PagedList } from '#src/application/async/paged-list.ts';
import { CANCELED, unexpected } from '#src/domain/shared/failure.ts';
import type { Cursor, Page } from '#src/domain/shared/page.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';

interface Row {
  readonly id: number;
  readonly name?: string;
}

const page = (ids: readonly number[], next?: string): Page<Row> => ({
  items: ids.map((id) => ({ id })),
  ...(next !== undefined && { next: next as Cursor }),
});

/** Two pages are shown: 4, 3 and 2, 1; there are more. Each begins with the last row before it. */
async function openList() {
  const calls = new DeferredCalls<string | undefined, Page<Row>>();
  const list = new PagedList<Row>((after, signal) => calls.send(after, signal));
  void list.load();
  await calls.resolve(0, page([4, 3], 'three'));
  void list.loadMore();
  await calls.resolve(1, page([3, 2, 1], 'one'));
  return { calls, list, ids: () => list.items.map(({ id }) => id) };
}

describe('a reload', () => {
  it('brings as many rows as were shown, and shows those in the meantime', async () => {
    const { calls, list, ids } = await openList();
    void list.reload();
    expect([list.state.kind, calls.sent.slice(2)]).toEqual(['loading', [undefined]]);
    await calls.resolve(2, page([5, 4], 'two'));
    expect([ids(), calls.sent.slice(3)]).toEqual([[4, 3, 2, 1], ['two']]);
    await calls.resolve(3, page([4, 3, 2], 'four'));
    expect([ids(), list.hasMore, list.state.kind]).toEqual([[5, 4, 3, 2], true, 'ready']);
  });

  it('ends with the last page, be it that fewer are left', async () => {
    const { calls, list, ids } = await openList();
    void list.reload();
    await calls.resolve(2, page([4]));
    expect([ids(), list.hasMore]).toEqual([[4], false]);
  });

  it('leaves the rows that have not changed the same objects', async () => {
    const { calls, list } = await openList();
    const [, three, two] = list.items;
    void list.reload();
    await calls.resolve(2, { ...page([4, 3], 'two'), items: [{ id: 4, name: 'renamed' }, { id: 3 }] });
    await calls.resolve(3, page([3, 2, 1]));
    expect(list.items[0]).toEqual({ id: 4, name: 'renamed' });
    expect(list.items[1]).toBe(three);
    expect(list.items[2]).toBe(two);
  });

  it('fails as a whole when one page does, and the shown rows stay', async () => {
    const { calls, list, ids } = await openList();
    void list.reload();
    await calls.resolve(2, page([5, 4], 'two'));
    await calls.reject(3, unexpected(503));
    expect([list.state.kind, ids()]).toEqual(['failed', [4, 3, 2, 1]]);
  });
});

describe('a refresh', () => {
  it('shows no sign of itself until the rows have changed', async () => {
    const { calls, list, ids } = await openList();
    const refreshed = list.refresh();
    expect([list.state.kind, list.isLoadingMore]).toEqual(['ready', false]);
    await calls.resolve(2, page([5, 4], 'two'));
    expect([ids(), list.state.kind]).toEqual([[4, 3, 2, 1], 'ready']);
    await calls.resolve(3, page([4, 3, 2]));
    expect([ids(), list.hasMore, await refreshed]).toEqual([[5, 4, 3, 2], false, ok(undefined)]);
  });

  it('leaves the list as it is when it fails, and answers why', async () => {
    const { calls, list, ids } = await openList();
    const refreshed = list.refresh();
    await calls.reject(2, unexpected(503));
    expect([list.state.kind, ids(), await refreshed]).toEqual(['ready', [4, 3, 2, 1], fail(unexpected(503))]);
  });

  it('has nothing to do before there is a list, and while it is read anyway', async () => {
    const calls = new DeferredCalls<string | undefined, Page<Row>>();
    const list = new PagedList<Row>((after, signal) => calls.send(after, signal));
    expect(await list.refresh()).toEqual(fail(CANCELED));
    void list.load();
    expect([await list.refresh(), calls.count]).toEqual([fail(CANCELED), 1]);
    await calls.resolve(0, page([2], 'two'));
    void list.loadMore();
    expect([await list.refresh(), calls.count]).toEqual([fail(CANCELED), 2]);
  });

  it('makes way for the next page: nobody has to click twice', async () => {
    const { calls, list, ids } = await openList();
    const refreshed = list.refresh();
    void list.loadMore();
    expect([calls.isAborted(2), list.isLoadingMore]).toEqual([true, true]);
    await calls.resolve(2, page([9]));
    await calls.resolve(3, page([1, 0]));
    expect([ids(), await refreshed]).toEqual([[4, 3, 2, 1, 0], fail(CANCELED)]);
  });

  it('does not undo a change that was made in the meantime', async () => {
    const { calls, list } = await openList();
    void list.refresh();
    list.replace({ id: 4, name: 'changed' });
    await calls.resolve(2, page([4, 3, 2, 1]));
    expect([calls.isAborted(2), list.items[0]]).toEqual([true, { id: 4, name: 'changed' }]);
  });

  it('is canceled with the list', async () => {
    const { calls, list, ids } = await openList();
    const refreshed = list.refresh();
    list.stop();
    await calls.resolve(2, page([9]));
    expect([calls.isAborted(2), ids(), await refreshed]).toEqual([true, [4, 3, 2, 1], fail(CANCELED)]);
  });
});

describe('a poll', () => {
  it('reads what a person has loaded, and leaves alone what the palette loaded below', async () => {
    const calls = new DeferredCalls<string | undefined, Page<Row>>();
    const list = new PagedList<Row>((after, signal) => calls.send(after, signal));
    const rows = Array.from({ length: 30 }, (_, index) => 30 - index);
    void list.load();
    await calls.resolve(0, page(rows.slice(0, 10), 'nine'));
    void list.loadUpTo(500);
    await calls.resolve(1, page(rows.slice(9, 30)));
    const polled = list.poll();
    await calls.resolve(2, page([31, ...rows.slice(0, 9)], 'nine'));
    expect([await polled, calls.count, list.items.map(({ id }) => id)]).toEqual([ok(undefined), 3, [31, ...rows]]);
    void list.reload();
    await calls.resolve(3, page(rows.slice(0, 10), 'nine'));
    expect([calls.count, list.items.length]).toEqual([4, 10]);
  });
});

describe('taking a row out', () => {
  it('shows immediately, and reads again where the next page begins', async () => {
    const { calls, list, ids } = await openList();
    void list.remove(3);
    expect(ids()).toEqual([4, 2, 1]);
    await calls.resolve(2, page([4, 2], 'two'));
    await calls.resolve(3, page([2, 1, 0], 'four'));
    expect([ids(), list.hasMore]).toEqual([[4, 2, 1, 0], true]);
  });

  it('does not reappear with an older response', async () => {
    const { calls, list, ids } = await openList();
    void list.refresh();
    void list.remove(4);
    await calls.resolve(2, page([4, 3, 2, 1]));
    expect([calls.isAborted(2), ids()]).toEqual([true, [3, 2, 1]]);
  });
});
