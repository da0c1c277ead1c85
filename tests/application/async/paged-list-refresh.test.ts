import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PagedList } from '#src/application/async/paged-list.ts';
import { CANCELED, unexpected } from '#src/domain/shared/failure.ts';
import type { Cursor, Page } from '#src/domain/shared/page.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';

interface Row {
  readonly id: number;
  readonly name?: string;
}

const page = (ids: readonly number[], next?: string): Page<Row> => ({
  items: ids.map((id) => ({ id })),
  ...(next !== undefined && { next: next as Cursor }),
});

/** Two pages are shown: 4, 3 and 2, 1; there are more. */
async function openList() {
  const calls = new DeferredCalls<string | undefined, Page<Row>>();
  const list = new PagedList<Row>((after, signal) => calls.send(after, signal));
  void list.load();
  await calls.resolve(0, page([4, 3], 'two'));
  void list.loadMore();
  await calls.resolve(1, page([2, 1], 'four'));
  return { calls, list, ids: () => list.items.map(({ id }) => id) };
}

describe('a reload', () => {
  it('brings as many rows as were shown, and shows those in the meantime', async () => {
    const { calls, list, ids } = await openList();
    void list.reload();
    expect([list.state.kind, calls.sent.slice(2)]).toEqual(['loading', [undefined]]);
    await calls.resolve(2, page([5, 4], 'two'));
    expect([ids(), calls.sent.slice(3)]).toEqual([[4, 3, 2, 1], ['two']]);
    await calls.resolve(3, page([3, 2], 'four'));
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
    await calls.resolve(3, page([2, 1]));
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
    await calls.resolve(3, page([3, 2]));
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
    await calls.resolve(3, page([0]));
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

describe('taking a row out', () => {
  it('shows immediately, and reads again where the next page begins', async () => {
    const { calls, list, ids } = await openList();
    void list.remove(3);
    expect(ids()).toEqual([4, 2, 1]);
    await calls.resolve(2, page([4, 2], 'two'));
    await calls.resolve(3, page([1, 0], 'four'));
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

describe('a paged list that is refetched while rows come and go', () => {
  it('shows what the server has, in whatever order the responses land', async () => {
    const act = fc.constantFrom('a row arrives', 'a row goes', 'load more', 'reload', 'refresh');
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(act, { maxLength: 20 }), async (scheduler, acts) => {
        let rows = Array.from({ length: 13 }, (_, index) => 13 - index);
        const list = new PagedList<Row>((after) => {
          const offset = Number(after ?? 0);
          const items = rows.slice(offset, offset + 5).map((id) => ({ id }));
          const next = offset + 5 < rows.length ? { next: String(offset + 5) as Cursor } : {};
          return scheduler.schedule(Promise.resolve(ok({ items, ...next })));
        });
        void list.load();
        const acting = {
          'a row arrives': () => void (rows = [(rows[0] ?? 0) + 1, ...rows]),
          'a row goes': () => {
            const [gone] = list.items;
            if (!gone) return;
            rows = rows.filter((id) => id !== gone.id);
            void list.remove(gone.id);
          },
          'load more': () => void list.loadMore(),
          reload: () => void list.reload(),
          refresh: () => void list.refresh(),
        };
        scheduler.scheduleSequence(
          acts.map((what) => ({ label: what, builder: () => Promise.resolve(acting[what]()) })),
        );
        await runScheduler(scheduler);
        void list.reload();
        await runScheduler(scheduler);
        while (list.hasMore) {
          void list.loadMore();
          await runScheduler(scheduler);
        }
        expect(list.items.map(({ id }) => id)).toEqual(rows);
      }),
      { numRuns: 100 },
    );
  });
});

/** A read of several pages asks for the next one only once the one before has come. */
async function runScheduler(scheduler: fc.Scheduler): Promise<void> {
  do {
    await scheduler.waitIdle();
    await flush();
  } while (scheduler.count() > 0);
}
