import { describe, expect, it } from 'vitest';
import { LogList } from '#src/application/logs/log-list.ts';
import { refused, unexpected } from '#src/domain/shared/failure.ts';
import type { Cursor, Page } from '#src/domain/shared/page.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { Calls } from '#tests/support/calls.ts';
import { type Entry, entry, type EntryFilters, GrowingLog, ids } from './growing-log.ts';

const ALL: EntryFilters = { kind: '' };
const EVEN: EntryFilters = { kind: 'even' };

function listOf(log: GrowingLog) {
  const asked: (string | null)[] = [];
  const list = new LogList<Entry, EntryFilters>((filters, after, signal) => {
    asked.push(after);
    return log.fetch(filters, after, signal);
  }, ALL);
  return { list, asked };
}

function heldList() {
  const calls = new Calls<{ filters: EntryFilters; after: string | null }, Page<Entry>>();
  const list = new LogList<Entry, EntryFilters>(
    (filters, after, signal) => calls.send({ filters, after }, signal),
    ALL,
  );
  return { list, calls };
}

const pageOf = (...numbers: readonly number[]): Page<Entry> => ({ items: numbers.map(entry) });
const more = (page: Page<Entry>): Page<Entry> => ({ ...page, next: `below-${page.items.at(-1)?.id}` as Cursor });

describe('a log list', () => {
  it('goes on where the last page says, to the end', async () => {
    const { list, asked } = listOf(new GrowingLog(23));
    await list.load(ALL);
    expect([list.rows.length, list.hasMore]).toEqual([10, true]);
    await list.loadMore();
    await list.loadMore();
    await list.loadMore();
    expect([list.rows.length, list.hasMore, asked]).toEqual([23, false, [null, 'below-14', 'below-4']]);
  });

  it('shows nothing of earlier filters while those of the new ones are awaited', async () => {
    const { list, calls } = heldList();
    void list.load(ALL);
    await calls.answer(0, pageOf(2, 1));
    void list.load(EVEN);
    expect([list.rows, list.state.kind]).toEqual([[], 'loading']);
    await calls.answer(1, pageOf(2));
    expect(ids(list.rows)).toBe('2');
  });

  it('gives up what was asked for under earlier filters, and drops it where it comes all the same', async () => {
    const { list, calls } = heldList();
    void list.load(ALL);
    void list.load(EVEN);
    await calls.answer(1, pageOf(4));
    await calls.answer(0, pageOf(9));
    expect([calls.isAborted(0), ids(list.rows), list.filters]).toEqual([true, '4', EVEN]);
  });

  it('keeps its rows when the next page does not come, and goes on where it was', async () => {
    const { list, calls } = heldList();
    void list.load(ALL);
    await calls.answer(0, more(pageOf(9, 8)));
    void list.loadMore();
    await calls.refuse(1);
    expect([ids(list.rows), list.moreFailure?.kind, list.hasMore]).toEqual(['9 8', 'unexpected', true]);
    void list.loadMore();
    expect(list.moreFailure).toBeNull();
    await calls.answer(2, pageOf(7));
    expect([ids(list.rows), list.hasMore, calls.sent[2]]).toEqual(['9 8 7', false, { filters: ALL, after: 'below-8' }]);
  });

  it('says that the first page did not come, and can be asked again', async () => {
    const { list, calls } = heldList();
    void list.load(ALL);
    await calls.refuse(0);
    expect(list.state).toMatchObject({ kind: 'failed', failure: { kind: 'unexpected' } });
    void list.load(ALL);
    await calls.answer(1, pageOf(1));
    expect(list.state.kind).toBe('ready');
  });

  it('passes over pages without a row, for as long as they lead on', async () => {
    const { list, calls } = heldList();
    void list.load(ALL);
    await calls.answer(0, { items: [], next: 'one' as Cursor });
    await calls.answer(1, { items: [], next: 'two' as Cursor });
    await calls.answer(2, { ...pageOf(9), next: 'three' as Cursor });
    expect([ids(list.rows), list.hasMore, calls.sent.map(({ after }) => after)]).toEqual([
      '9',
      true,
      [null, 'one', 'two'],
    ]);
    void list.loadMore();
    await calls.answer(3, { items: [], next: 'three' as Cursor });
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

describe('the entry of an address', () => {
  it('is the first row, with what follows it', async () => {
    const { list, asked } = listOf(new GrowingLog(500));
    await list.load(ALL, { id: '120', after: '121' });
    expect([list.rows[0]?.id, list.anchor, list.missing, asked]).toEqual(['120', '121', null, ['121']]);
    await list.loadMore();
    expect([list.rows.length, list.above('120'), list.above('119')]).toEqual([20, '121', '120']);
  });

  it('that was the topmost is looked for on the first pages', async () => {
    const log = new GrowingLog(500);
    log.add(35);
    const { list } = listOf(log);
    await list.load(ALL, { id: '500', after: null });
    expect([list.rows.length, list.find('500')?.id, list.anchor, list.missing]).toEqual([40, '500', null, null]);
  });

  it('is said to be missing below them, and the newest entries show', async () => {
    const { list, asked } = listOf(new GrowingLog(500));
    await list.load(ALL, { id: '300', after: null });
    expect([list.missing, list.rows[0]?.id, list.rows.length, asked.length]).toEqual(['300', '500', 200, 20]);
  });

  it('is missing too where another one stands after that id', async () => {
    const { list } = listOf(new GrowingLog(500));
    await list.load(EVEN, { id: '121', after: '122' });
    expect([list.missing, list.anchor, list.rows[0]?.id]).toEqual(['121', null, '500']);
  });

  it('is looked for from the top where the provider does not know the one above it', async () => {
    const log = new GrowingLog(30);
    const list = new LogList<Entry, EntryFilters>(
      (filters, after, signal) =>
        after === '16' ? Promise.resolve(fail(refused(404, 'not_found', ''))) : log.fetch(filters, after, signal),
      ALL,
    );
    await list.load(ALL, { id: '15', after: '16' });
    expect([list.missing, list.rows.length]).toEqual([null, 20]);
  });

  it('is not looked for any further where nothing answers', async () => {
    const { list, calls } = heldList();
    void list.load(ALL, { id: '20', after: '21' });
    await calls.refuse(0);
    expect([list.state.kind, calls.count]).toEqual(['failed', 1]);
  });
});

describe('what is newer', () => {
  it('comes in front, by as many pages as it takes', async () => {
    const log = new GrowingLog(12);
    const { list, asked } = listOf(log);
    await list.load(ALL);
    log.add(25);
    expect(await list.loadNewer()).toBeNull();
    expect([ids(list.rows), asked.length]).toEqual([ids(log.entries(ALL).slice(0, 35)), 4]);
  });

  it('of more than ten pages begins the list anew, without a gap', async () => {
    const log = new GrowingLog(12);
    const { list } = listOf(log);
    await list.load(ALL);
    log.add(150);
    await list.loadNewer();
    expect([ids(list.rows), list.hasMore]).toEqual([ids(log.entries(ALL).slice(0, 100)), true]);
    await list.loadMore();
    expect(list.rows.length).toBe(110);
  });

  it('that begins the list anew leaves no room for an older page that is still under way', async () => {
    const { list, calls } = heldList();
    void list.load(ALL);
    await calls.answer(0, more(pageOf(2, 1)));
    void list.loadMore();
    void list.loadNewer();
    for (let page = 0; page < 10; page += 1) await calls.answer(2 + page, more(pageOf(100 - page)));
    await calls.answer(1, pageOf(0));
    expect([list.rows.length, list.rows.at(-1)?.id, list.hasMore, list.isLoadingMore]).toEqual([10, '91', true, false]);
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

  it('does not lead back to the top where nothing has been found so far', async () => {
    let pages = 0;
    const asked: (string | null)[] = [];
    const list = new LogList<Entry, EntryFilters>((_, after) => {
      asked.push(after);
      pages += 1;
      return Promise.resolve(ok({ items: [], next: `page-${pages}` as Cursor }));
    }, ALL);
    await list.load(ALL);
    await list.loadNewer();
    await list.loadMore();
    expect([asked[11], asked[22], list.hasMore]).toEqual([null, 'page-11', true]);
  });

  it('fills a list that was empty', async () => {
    const log = new GrowingLog(0);
    const { list } = listOf(log);
    await list.load(ALL);
    log.add(14);
    await list.loadNewer();
    expect([list.rows.length, list.hasMore]).toEqual([10, true]);
  });

  it('is not asked for below an anchor, nor before the first page is there', async () => {
    const { list, asked } = listOf(new GrowingLog(50));
    void list.loadNewer();
    await list.load(ALL, { id: '20', after: '21' });
    await list.loadNewer();
    expect(asked).toEqual(['21']);
  });

  it('tells why it did not come, and leaves the rows', async () => {
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
