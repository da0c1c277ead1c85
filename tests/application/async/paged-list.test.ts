import { describe, expect, it } from 'vitest';
import { PagedList } from '#src/application/async/paged-list.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import type { Cursor, Page } from '#src/domain/shared/page.ts';
import { ok } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';

interface Row {
  readonly id: number;
  readonly name?: string;
}

const page = (ids: readonly number[], next?: string): Page<Row> => ({
  items: ids.map((id) => ({ id })),
  ...(next !== undefined && { next: next as Cursor }),
});

function open() {
  const calls = new DeferredCalls<string | undefined, Page<Row>>();
  const list = new PagedList<Row>((after, signal) => calls.send(after, signal));
  const ids = () => list.items.map(({ id }) => id);
  return { calls, list, ids };
}

async function loaded() {
  const opened = open();
  void opened.list.load();
  await opened.calls.resolve(0, page([3, 2], 'two'));
  return opened;
}

describe('a paged list', () => {
  it('is empty until loaded, and then has more when there is a cursor', async () => {
    const { calls, list, ids } = open();
    expect([ids(), list.hasMore, list.state.kind]).toEqual([[], false, 'idle']);
    void list.load();
    await calls.resolve(0, page([3, 2], 'two'));
    expect([ids(), list.hasMore, calls.sent]).toEqual([[3, 2], true, [undefined]]);
  });

  it('appends the next page and knows when it was the last', async () => {
    const { calls, list, ids } = await loaded();
    void list.loadMore();
    expect([list.isLoadingMore, ids(), calls.sent[1]]).toEqual([true, [3, 2], 'two']);
    await calls.resolve(1, page([2, 1]));
    expect([list.isLoadingMore, ids(), list.hasMore]).toEqual([false, [3, 2, 1], false]);
    await list.loadMore();
    expect(calls.count).toBe(2);
  });

  it('loads up to a number of rows, page after page', async () => {
    const { calls, list, ids } = open();
    void list.loadUpTo(4);
    await calls.resolve(0, page([5, 4], 'two'));
    await calls.resolve(1, page([4, 3], 'three'));
    await calls.resolve(2, page([3, 2, 1], 'four'));
    expect([ids(), calls.count, list.hasMore]).toEqual([[5, 4, 3, 2, 1], 3, true]);
  });

  it.each([
    ['that fails', (calls: DeferredCalls<string | undefined, Page<Row>>) => calls.reject(1, unexpected(503))],
    [
      'that brings nothing new',
      (calls: DeferredCalls<string | undefined, Page<Row>>) => calls.resolve(1, page([2], 'two')),
    ],
  ])('stops at a page %s', async (_, answer) => {
    const { calls, list, ids } = await loaded();
    const whole = list.loadUpTo(500);
    await answer(calls);
    await whole;
    expect([ids(), calls.count]).toEqual([[3, 2], 2]);
  });

  it('requests one page at a time, and each request waits for it', async () => {
    const { calls, list, ids } = await loaded();
    void list.loadMore();
    const all = Promise.all([list.loadMore(), list.loadUpTo(4)]);
    await calls.resolve(1, page([2, 1], 'one'));
    await calls.resolve(2, page([1, 0]));
    await all;
    expect([ids(), calls.sent]).toEqual([
      [3, 2, 1, 0],
      [undefined, 'two', 'one'],
    ]);
  });

  it('looks for a row once a reload is done that is under way', async () => {
    const { calls, list } = await loaded();
    void list.load();
    let isDone = false;
    const found = list.loadUntil(() => list.items.some(({ id }) => id === 1)).then(() => (isDone = true));
    await calls.resolve(1, page([3, 2], 'two'));
    expect(isDone).toBe(false);
    await calls.resolve(2, page([2, 1]));
    await found;
    expect(list.items.at(-1)?.id).toBe(1);
  });

  it('requests no further page before the first has come', async () => {
    const { calls, list } = open();
    await list.loadMore();
    void list.load();
    await list.loadMore();
    expect(calls.count).toBe(1);
  });

  it('preserves its rows when the next page fails, explains why, and requests that page again', async () => {
    const { calls, list, ids } = await loaded();
    void list.loadMore();
    await calls.reject(1, unexpected(503));
    expect([ids(), list.moreFailure?.status, list.hasMore]).toEqual([[3, 2], 503, true]);
    void list.loadMore();
    expect([list.moreFailure, calls.sent[2]]).toEqual([null, 'two']);
  });

  it('leaves no error behind when the next page is canceled', async () => {
    const { calls, list } = await loaded();
    void list.loadMore();
    await calls.cancel(1);
    expect([list.moreFailure, list.isLoadingMore, list.hasMore]).toEqual([null, false, true]);
  });

  it('drops a page that comes after a reload began', async () => {
    const { calls, list, ids } = await loaded();
    void list.loadMore();
    void list.load();
    expect([calls.isAborted(1), list.isLoadingMore]).toEqual([true, false]);
    await calls.resolve(1, page([1]));
    expect(ids()).toEqual([3, 2]);
    await calls.resolve(2, page([4, 3], 'two'));
    expect([ids(), list.hasMore]).toEqual([[4, 3], true]);
  });

  it('shows the old rows while it reloads, and requests no page of theirs', async () => {
    const { calls, list, ids } = await loaded();
    void list.load();
    await list.loadMore();
    expect([ids(), list.state.kind, calls.count]).toEqual([[3, 2], 'loading', 2]);
  });

  it('replaces a row and leaves its place and the rest alone', async () => {
    const { list } = await loaded();
    list.replace({ id: 2, name: 'changed' });
    expect([list.items, list.hasMore]).toEqual([[{ id: 3 }, { id: 2, name: 'changed' }], true]);
  });

  it('replaces nothing when nothing is known', () => {
    const { list } = open();
    list.replace({ id: 2 });
    expect(list.state.kind).toBe('idle');
  });

  it('appends the next page to rows that were changed while it was under way', async () => {
    const { calls, list } = await loaded();
    void list.loadMore();
    list.replace({ id: 3, name: 'changed' });
    await calls.resolve(1, page([2, 1]));
    expect(list.items).toEqual([{ id: 3, name: 'changed' }, { id: 2 }, { id: 1 }]);
  });

  it('cancels both reads when it stops', async () => {
    const { calls, list, ids } = await loaded();
    void list.loadMore();
    list.stop();
    await calls.resolve(1, page([1]));
    expect([calls.isAborted(1), list.isLoadingMore, ids()]).toEqual([true, false, [3, 2]]);
    void list.load();
    list.stop();
    expect([calls.isAborted(2), list.state.kind]).toEqual([true, 'ready']);
  });
});

describe('a further page that does not continue the list', () => {
  it('has all of it read again, so that no row is lost', async () => {
    const { calls, list, ids } = await loaded();
    void list.loadMore();
    // The row 3 was deleted elsewhere.
    await calls.resolve(1, page([1, 0]));
    expect(ids()).toEqual([3, 2]);
    await calls.resolve(2, page([2, 1], 'one'));
    await calls.resolve(3, page([1, 0]));
    expect([ids(), list.hasMore, list.isLoadingMore]).toEqual([[2, 1, 0], false, false]);
  });

  it('is read again after a change that was made in the meantime', async () => {
    const { calls, list } = await loaded();
    void list.loadMore();
    await calls.resolve(1, page([1, 0]));
    list.replace({ id: 2, name: 'changed' });
    await calls.resolve(2, page([2, 1, 0]));
    await calls.resolve(3, { items: [{ id: 2, name: 'changed' }, { id: 1 }, { id: 0 }] });
    expect(list.items[0]).toEqual({ id: 2, name: 'changed' });
  });

  it('is shown as received by a provider whose pages never fit, and no page is requested twice from then on', async () => {
    let requested = 0;
    const list = new PagedList<Row>((after) => {
      requested += 1;
      const first = Number(after ?? 0) * 2;
      return Promise.resolve(ok(page([first, first + 1], String(Number(after ?? 0) + 1))));
    });
    await list.load();
    await list.loadMore();
    expect(list.items).toHaveLength(4);
    const before = requested;
    await list.loadUpTo(40);
    expect([list.items.length, requested - before]).toEqual([40, 18]);
  });
});
