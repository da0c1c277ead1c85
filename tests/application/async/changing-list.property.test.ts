import fc from 'fast-check';
import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { offsetPage, offsetQuery } from '#src/adapters/http/client/wire-values.ts';
import { PagedList } from '#src/application/async/paged-list.ts';
import { LogList } from '#src/application/logs/log-list.ts';
import { type Cursor, PAGE_SIZE, type Page } from '#src/domain/shared/page.ts';
import { ok } from '#src/domain/shared/result.ts';
import { flush } from '#tests/support/gate.ts';

interface Row {
  readonly id: string;
  readonly version: number;
}

interface Ranked extends Row {
  readonly rank: number;
}

/** Rows in an order of their own, which change between any two requests. */
class ChangingServer {
  #rows: readonly Ranked[];
  #count: number;
  #moveCount = 0;
  /** A row comes in front before each request, so no reading of several pages is steady. */
  isBusy = false;
  /** Those that were there all the time, in one place. */
  readonly untouched: Set<string>;

  constructor(count: number) {
    this.#count = count;
    this.#rows = Array.from({ length: count }, (_, index) => ({ id: `${index}`, version: 0, rank: count - index }));
    this.untouched = new Set(this.#rows.map(({ id }) => id));
  }

  get rows(): readonly Row[] {
    return this.#rows.map(({ id, version }) => ({ id, version }));
  }

  insert(place: number): void {
    this.#rows = this.#placed({ id: `${this.#count}`, version: 0 }, place % (this.#rows.length + 1));
    this.#count += 1;
  }

  remove(place: number): Ranked | undefined {
    const gone = this.#rows[place % this.#rows.length];
    this.#rows = this.#rows.filter((row) => row !== gone);
    if (gone) this.untouched.delete(gone.id);
    return gone;
  }

  /** Twice at most, as any number of rows that moved look like as many that are gone. */
  move(from: number, to: number): void {
    this.#moveCount += 1;
    if (this.#moveCount > 2) return;
    const moved = this.remove(from);
    if (moved) this.#rows = this.#placed(moved, to % (this.#rows.length + 1));
  }

  renew(place: number): void {
    const renewed = this.#rows[place % this.#rows.length];
    this.#rows = this.#rows.map((row) => (row === renewed ? { ...row, version: row.version + 1 } : row));
  }

  readonly byOffset = (after: Cursor | undefined): Page<Row> => {
    if (this.isBusy) this.insert(0);
    const { offset, limit } = offsetQuery(after);
    return offsetPage(this.rows.slice(offset, offset + limit), after, offset + limit < this.#rows.length);
  };

  readonly byCursor = (after: string | null): Page<Row> => {
    const below = this.#rows.filter(({ rank }) => after === null || rank < Number(after));
    const page = below.slice(0, PAGE_SIZE);
    const items = page.map(({ id, version }) => ({ id, version }));
    return page.length < below.length ? { items, next: String(page.at(-1)?.rank) as Cursor } : { items };
  };

  #placed(row: Row, place: number): readonly Ranked[] {
    const [above, below] = [this.#rows[place - 1], this.#rows[place]];
    const [high, low] = [above?.rank ?? (below?.rank ?? 0) + 2, below?.rank ?? (above?.rank ?? 0) - 2];
    return [...this.#rows.slice(0, place), { ...row, rank: (high + low) / 2 }, ...this.#rows.slice(place)];
  }
}

const place = fc.nat(60);

type Change = (server: ChangingServer) => void;

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.constant<Change>((server) => server.insert(0)),
  place.map<Change>((at) => (server) => server.insert(at)),
  place.map<Change>((at) => (server) => void server.remove(at)),
  fc.constant<Change>((server) => [0, 0, 0].forEach((at) => void server.remove(at))),
  fc.tuple(place, place).map<Change>(
    ([from, to]) =>
      (server) =>
        server.move(from, to),
  ),
  place.map<Change>((at) => (server) => server.renew(at)),
);

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

function expectNothingTwice(rows: readonly Row[]): void {
  expect(idsOf(rows)).toEqual([...new Set(idsOf(rows))]);
}

/** A read of several pages asks for the next one only once the one before has come. */
async function runAll(scheduler: fc.Scheduler): Promise<void> {
  do {
    await scheduler.waitIdle();
    await flush();
  } while (scheduler.count() > 0);
}

/** Changes and reads in any order, with responses that land as late as the scheduler likes. */
async function play<List>(
  scheduler: fc.Scheduler,
  server: ChangingServer,
  list: List & { readonly shown: () => readonly Row[] },
  steps: readonly ((server: ChangingServer, list: List) => void)[],
): Promise<void> {
  const failures: unknown[] = [];
  const stop = autorun(() => expectNothingTwice(list.shown()), { onError: (error) => void failures.push(error) });
  scheduler.scheduleSequence(steps.map((step) => () => Promise.resolve(step(server, list))));
  await runAll(scheduler);
  stop();
  expect(failures).toEqual([]);
}

/** To the last page, unless it never comes. */
async function loadAll(scheduler: fc.Scheduler, list: { readonly hasMore: boolean; loadMore(): Promise<void> }) {
  for (let pages = 0; list.hasMore && pages < 30; pages += 1) {
    void list.loadMore();
    await runAll(scheduler);
  }
  expect(list.hasMore).toBe(false);
}

type PagedStep = (server: ChangingServer, opened: { readonly list: PagedList<Row> }) => void;

const pagedStep: fc.Arbitrary<PagedStep> = fc.oneof(
  { arbitrary: change, weight: 3 },
  fc.constantFrom<PagedStep>(
    (_, { list }) => void list.loadMore(),
    (_, { list }) => void list.loadMore(),
    (_, { list }) => void list.poll(),
    (_, { list }) => void list.loadUpTo(60),
    (_, { list }) => void list.refresh(),
    (_, { list }) => void list.reload(),
  ),
);

/** The list takes what no reading makes fit as it comes, until a refresh shows that the rows hold still. */
async function readWhileBusy(scheduler: fc.Scheduler, server: ChangingServer, list: PagedList<Row>): Promise<void> {
  await runAll(scheduler);
  server.isBusy = true;
  void list.loadMore();
  await runAll(scheduler);
  server.isBusy = false;
  void list.refresh();
  await runAll(scheduler);
  if (!list.hasMore) return;
  for (let count = 0; count < PAGE_SIZE; count += 1) server.remove(0);
  void list.loadMore();
  await runAll(scheduler);
  expect(list.items).toEqual(server.rows.slice(0, list.items.length));
}

/** A poll shows what it reads as it is, and of what is gone nothing that was above the lowest row that it reads. */
async function expectPolled(
  scheduler: fc.Scheduler,
  server: ChangingServer,
  list: PagedList<Row>,
  gone: number,
): Promise<void> {
  void list.loadUpTo(60);
  await runAll(scheduler);
  server.remove(gone);
  const before = idsOf(list.items);
  const { length } = list.followed;
  void list.poll();
  await runAll(scheduler);
  expect(list.items.slice(0, length)).toEqual(server.rows.slice(0, length));
  const there = idsOf(server.rows);
  const read = new Set(there.slice(0, length).filter((id) => server.untouched.has(id)));
  const above = before.slice(0, before.findLastIndex((id) => read.has(id)) + 1);
  expect(idsOf(list.items).filter((id) => above.includes(id) && !there.includes(id))).toEqual([]);
}

type LogStep = (server: ChangingServer, opened: { readonly log: LogList<Row, object> }) => void;

const logStep: fc.Arbitrary<LogStep> = fc.oneof(
  { arbitrary: change, weight: 3 },
  fc.constantFrom<LogStep>(
    (_, { log }) => void log.loadMore(),
    (_, { log }) => void log.loadNewer(),
  ),
);

describe('a list that changes while it is read', () => {
  it('by offsets, loses no row and shows none twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.nat(45),
        fc.array(pagedStep, { maxLength: 25 }),
        fc.nat(PAGE_SIZE),
        fc.boolean(),
        async (scheduler, count, steps, gone, isBusyAtFirst) => {
          const server = new ChangingServer(count);
          const list = new PagedList<Row>((after) => scheduler.schedule(Promise.resolve(ok(server.byOffset(after)))));
          void list.load();
          if (isBusyAtFirst) await readWhileBusy(scheduler, server, list);
          await play(scheduler, server, { list, shown: () => list.items }, steps);
          await expectPolled(scheduler, server, list, gone);
          await loadAll(scheduler, list);
          expectNothingTwice(list.items);
          const shown = new Set(idsOf(list.items));
          expect([...server.untouched].filter((id) => !shown.has(id))).toEqual([]);
          void list.refresh();
          await runAll(scheduler);
          await loadAll(scheduler, list);
          expect(list.items).toEqual(server.rows);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('by cursors, loses no row, shows none twice, and polls its first page as it is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.nat(45),
        fc.array(logStep, { maxLength: 25 }),
        async (scheduler, count, steps) => {
          const server = new ChangingServer(count);
          const log = new LogList<Row, object>(
            (_, after) => scheduler.schedule(Promise.resolve(ok(server.byCursor(after)))),
            {},
          );
          void log.load({});
          await play(scheduler, server, { log, shown: () => log.rows }, steps);
          await loadAll(scheduler, log);
          void log.loadNewer();
          await runAll(scheduler);
          expectNothingTwice(log.rows);
          expect(log.rows.slice(0, PAGE_SIZE)).toEqual(server.rows.slice(0, PAGE_SIZE));
          const untouched = idsOf(server.rows).filter((id) => server.untouched.has(id));
          await loadAll(scheduler, log);
          expect(idsOf(log.rows).filter((id) => server.untouched.has(id))).toEqual(untouched);
        },
      ),
      { numRuns: 150 },
    );
  });
});
