import fc from 'fast-check';
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
    await calls.resolve(1, page([1]));
    expect([list.isLoadingMore, ids(), list.hasMore]).toEqual([false, [3, 2, 1], false]);
    await list.loadMore();
    expect(calls.count).toBe(2);
  });

  it('loads up to a number of rows, page after page', async () => {
    const { calls, list, ids } = open();
    void list.loadUpTo(4);
    await calls.resolve(0, page([5, 4], 'two'));
    await calls.resolve(1, page([3], 'three'));
    await calls.resolve(2, page([2, 1], 'four'));
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

  it('does not ask a second time for a page that already loads', async () => {
    const { calls, list } = await loaded();
    void list.loadMore();
    await list.loadUpTo(500);
    expect(calls.count).toBe(2);
  });

  it('requests one page at a time, however often it is called', async () => {
    const { calls, list } = await loaded();
    void list.loadMore();
    await list.loadMore();
    await list.loadMore();
    expect(calls.count).toBe(2);
  });

  it('requests no further page before the first has come', async () => {
    const { calls, list } = open();
    await list.loadMore();
    void list.load();
    await list.loadMore();
    expect(calls.count).toBe(1);
  });

  it('shows a row once that has moved onto the next page in the meantime', async () => {
    const { calls, list, ids } = await loaded();
    void list.loadMore();
    await calls.resolve(1, page([2, 1], 'four'));
    expect([ids(), list.hasMore]).toEqual([[3, 2, 1], true]);
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
    await calls.resolve(1, page([1]));
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

/** A server with an offset for a cursor, to which rows come at the top: newest first. */
function growingServer(scheduler: fc.Scheduler) {
  let newest = 23;
  return {
    newest: () => newest,
    arrive: () => void (newest += 1),
    fetch: (after: Cursor | undefined) => {
      const offset = Number(after ?? 0);
      const rows = Array.from({ length: newest }, (_, index) => ({ id: newest - index }));
      const items = rows.slice(offset, offset + 5);
      const next = offset + 5 < newest ? { next: String(offset + 5) as Cursor } : {};
      return scheduler.schedule(Promise.resolve(ok({ items, ...next })));
    },
  };
}

describe('a paged list while rows come in', () => {
  it('never skips or repeats one, in whatever order the responses land', async () => {
    const act = fc.constantFrom('a row arrives', 'load more', 'reload');
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(act, { maxLength: 20 }), async (scheduler, acts) => {
        const server = growingServer(scheduler);
        const list = new PagedList<Row>(server.fetch);
        void list.load();
        scheduler.scheduleSequence(
          acts.map((what) => ({
            label: what,
            builder: () => {
              if (what === 'a row arrives') server.arrive();
              else void (what === 'reload' ? list.load() : list.loadMore());
              return Promise.resolve();
            },
          })),
        );
        await scheduler.waitIdle();
        while (list.hasMore) {
          void list.loadMore();
          await scheduler.waitIdle();
        }
        const shown = list.items.map(({ id }) => id);
        const top = shown[0] ?? 0;
        expect(shown).toEqual(Array.from({ length: top }, (_, index) => top - index));
        expect(top).toBeGreaterThanOrEqual(23);
      }),
      { numRuns: 200 },
    );
  });
});
