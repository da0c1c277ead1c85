import { describe, expect, it } from 'vitest';
import { LogList } from '#src/application/logs/log-list.ts';
import { rejected, unexpected } from '#src/domain/shared/failure.ts';
import type { Cursor, Page } from '#src/domain/shared/page.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { type Entry, entry, type EntryFilters, GrowingLog, ids, listOf } from './growing-log.ts';

const ALL: EntryFilters = { kind: '' };
const EVEN: EntryFilters = { kind: 'even' };

function heldList() {
  const calls = new DeferredCalls<{ filters: EntryFilters; after: string | null }, Page<Entry>>();
  const list = new LogList<Entry, EntryFilters>(
    (filters, after, signal) => calls.send({ filters, after }, signal),
    ALL,
  );
  return { list, calls };
}

const pageOf = (...numbers: readonly number[]): Page<Entry> => ({ items: numbers.map(entry) });
const more = (page: Page<Entry>): Page<Entry> => ({ ...page, next: `below-${page.items.at(-1)?.id}` as Cursor });

describe('a log list', () => {
  it('preserves its rows when the next page fails to load, and continues from there', async () => {
    const { list, calls } = heldList();
    void list.load(ALL);
    await calls.resolve(0, more(pageOf(9, 8)));
    void list.loadMore();
    await calls.reject(1);
    expect([ids(list.rows), list.moreFailure?.kind, list.hasMore]).toEqual(['9 8', 'unexpected', true]);
    void list.loadMore();
    expect(list.moreFailure).toBeNull();
    await calls.resolve(2, pageOf(7));
    expect([ids(list.rows), list.hasMore, calls.sent[2]]).toEqual(['9 8 7', false, { filters: ALL, after: 'below-8' }]);
  });

  it('passes over pages without a row, for as long as they lead on', async () => {
    const { list, calls } = heldList();
    void list.load(ALL);
    await calls.resolve(0, { items: [], next: 'one' as Cursor });
    await calls.resolve(1, { items: [], next: 'two' as Cursor });
    await calls.resolve(2, { ...pageOf(9), next: 'three' as Cursor });
    expect([ids(list.rows), list.hasMore, calls.sent.map(({ after }) => after)]).toEqual([
      '9',
      true,
      [null, 'one', 'two'],
    ]);
    void list.loadMore();
    await calls.resolve(3, { items: [], next: 'three' as Cursor });
    expect([ids(list.rows), list.hasMore, calls.count]).toEqual(['9', false, 4]);
  });

  it('does not pass over empty pages for ever', async () => {
    let pages = 0;
    const list = new LogList<Entry, EntryFilters>(() => {
      pages += 1;
      return Promise.resolve(ok({ items: [], next: String(pages) as Cursor }));
    }, ALL);
    await list.load(ALL);
    expect([pages, list.rows.length, list.state.kind]).toEqual([11, 0, 'ready']);
  });
});

describe('the entry of a URL', () => {
  it('is the first row, with what follows it', async () => {
    const { list, requestedCursors } = listOf(new GrowingLog(500));
    await list.load(ALL, { id: '120', after: '121' });
    expect([list.rows[0]?.id, list.startsAfter, list.missingId, requestedCursors]).toEqual([
      '120',
      '121',
      null,
      ['121'],
    ]);
    await list.loadMore();
    expect([list.rows.length, list.idAbove('120'), list.idAbove('119')]).toEqual([20, '121', '120']);
  });

  it('that was the topmost is looked for on the first pages', async () => {
    const log = new GrowingLog(500);
    log.add(35);
    const { list } = listOf(log);
    await list.load(ALL, { id: '500', after: null });
    expect([list.rows.length, list.find('500')?.id, list.startsAfter, list.missingId]).toEqual([40, '500', null, null]);
  });

  it('is reported as missing below them, and the newest entries show', async () => {
    const { list, requestedCursors } = listOf(new GrowingLog(500));
    await list.load(ALL, { id: '300', after: null });
    expect([list.missingId, list.rows[0]?.id, list.rows.length, requestedCursors.length]).toEqual([
      '300',
      '500',
      200,
      20,
    ]);
  });

  it('is missing too where another one follows that id', async () => {
    const { list } = listOf(new GrowingLog(500));
    await list.load(EVEN, { id: '121', after: '122' });
    expect([list.missingId, list.startsAfter, list.rows[0]?.id]).toEqual(['121', null, '500']);
  });

  it('is looked for from the top when the provider does not know the one above it', async () => {
    const log = new GrowingLog(30);
    const list = new LogList<Entry, EntryFilters>(
      (filters, after, signal) =>
        after === '16' ? Promise.resolve(fail(rejected(404, 'not_found', ''))) : log.fetch(filters, after, signal),
      ALL,
    );
    await list.load(ALL, { id: '15', after: '16' });
    expect([list.missingId, list.rows.length]).toEqual([null, 20]);
  });

  it('is not looked for any further when requests fail', async () => {
    const { list, calls } = heldList();
    void list.load(ALL, { id: '20', after: '21' });
    await calls.reject(0);
    expect([list.state.kind, calls.count]).toEqual(['failed', 1]);
  });
});

describe('what is newer', () => {
  it('has an entry that was listed after newer ones, and what a shown entry is by now', async () => {
    const { list, calls } = heldList();
    void list.load(ALL);
    await calls.resolve(0, more(pageOf(5, 3, 2)));
    void list.loadNewer();
    const renewed: Entry = { id: '3', kind: 'even' };
    await calls.resolve(1, { items: [entry(5), entry(4), renewed, entry(2)], next: 'below-2' as Cursor });
    expect([list.rows, calls.count]).toEqual([[entry(5), entry(4), renewed, entry(2)], 2]);
  });

  it('is read again down to what was known before the last three polls', async () => {
    const { list, calls } = heldList();
    void list.load(ALL);
    await calls.resolve(0, more(pageOf(4, 3, 2, 1)));
    const poll = async (...pages: readonly Page<Entry>[]) => {
      void list.loadNewer();
      const { count } = calls;
      for (const [index, page] of pages.entries()) await calls.resolve(count - 1 + index, page);
      return calls.count;
    };
    await poll(more(pageOf(9, 8)), more(pageOf(6, 4, 3, 2)));
    // The entry 7 is listed late, on the second page.
    await poll(more(pageOf(9, 8)), more(pageOf(7, 6, 4, 3)));
    expect(ids(list.rows)).toBe('9 8 7 6 4 3 2 1');
    await poll(more(pageOf(9, 8)), more(pageOf(7, 6, 4, 3)));
    await poll(more(pageOf(9, 8, 7)), more(pageOf(6, 4, 3)));
    const before = calls.count;
    expect(await poll(more(pageOf(9, 8, 7, 6)))).toBe(before + 1);
  });

  it('is not looked for further than a hundred pages without a row, and the rows stay', async () => {
    let [pages, isSparse] = [0, false];
    const list = new LogList<Entry, EntryFilters>(() => {
      pages += 1;
      return Promise.resolve(ok(isSparse ? { items: [], next: String(pages) as Cursor } : pageOf(2, 1)));
    }, ALL);
    await list.load(ALL);
    [pages, isSparse] = [0, true];
    expect(await list.loadNewer()).toBeNull();
    expect([ids(list.rows), list.state.kind, pages]).toEqual(['2 1', 'ready', 110]);
  });

  it('does not lead back to the top when nothing has been found so far', async () => {
    let pages = 0;
    const requestedCursors: (string | null)[] = [];
    const list = new LogList<Entry, EntryFilters>((_, after) => {
      requestedCursors.push(after);
      pages += 1;
      return Promise.resolve(ok({ items: [], next: `page-${pages}` as Cursor }));
    }, ALL);
    await list.load(ALL);
    await list.loadNewer();
    await list.loadMore();
    expect([requestedCursors[11], requestedCursors[22], list.hasMore]).toEqual([null, 'page-11', true]);
  });

  it('is not requested below an anchor, nor before the first page is there', async () => {
    const { list, requestedCursors } = listOf(new GrowingLog(50));
    void list.loadNewer();
    await list.load(ALL, { id: '20', after: '21' });
    await list.loadNewer();
    expect(requestedCursors).toEqual(['21']);
  });

  it('reports why it failed to load, and preserves the rows', async () => {
    let isDown = false;
    const log = new GrowingLog(3);
    const list = new LogList<Entry, EntryFilters>(
      (filters, after) => Promise.resolve(isDown ? fail(unexpected(500)) : ok(log.page(filters, after))),
      ALL,
    );
    await list.load(ALL);
    isDown = true;
    expect(await list.loadNewer()).toMatchObject({ kind: 'unexpected' });
    expect([ids(list.rows), list.state.kind]).toEqual(['3 2 1', 'ready']);
  });
});
