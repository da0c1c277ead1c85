import fc from 'fast-check';
import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { LogList } from '#src/application/logs/log-list.ts';
import { ok } from '#src/domain/shared/result.ts';
import { type Entry, type EntryFilters, GrowingLog, ids } from './growing-log.ts';

type List = LogList<Entry, EntryFilters>;
type Act = (list: List, log: GrowingLog) => void;

const ALL: EntryFilters = { kind: '' };

/** What may happen at any time, while any answers are under way. */
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.constantFrom('' as const, 'even' as const, 'odd' as const).map<Act>((kind) => (list) => void list.load({ kind })),
  { arbitrary: fc.constant<Act>((list) => void list.loadMore()), weight: 4 },
  { arbitrary: fc.constant<Act>((list) => void list.loadNewer()), weight: 3 },
  fc.integer({ min: 1, max: 30 }).map<Act>((count) => (_, log) => log.add(count)),
  fc.constant<Act>((_, log) => log.add(250)),
);

/** The rows are of the filters, and a stretch of their log from which nothing is missing and in which nothing is twice. */
function expectStretch(list: List, log: GrowingLog): void {
  const [first] = list.rows;
  if (!first) return;
  const entries = log.entries(list.filters);
  const from = entries.findIndex(({ id }) => id === first.id);
  expect(ids(list.rows)).toBe(ids(entries.slice(from, from + list.rows.length)));
}

describe('a log list, in whatever order its responses come', () => {
  it('never shows the response to earlier filters, and never skips or repeats an entry', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(act, { maxLength: 25 }), fc.nat(60), async (scheduler, acts, count) => {
        const log = new GrowingLog(count);
        const list: List = new LogList(
          // As the log is when it is asked, and as late as the scheduler likes.
          (filters, after) => scheduler.schedule(Promise.resolve(ok(log.page(filters, after)))),
          ALL,
        );
        const failures: unknown[] = [];
        const stop = autorun(() => expectStretch(list, log), { onError: (error) => void failures.push(error) });
        void list.load(ALL);
        scheduler.scheduleSequence(acts.map((run) => () => Promise.resolve(run(list, log))));
        await scheduler.waitIdle();
        stop();
        expect(failures).toEqual([]);
        expect(list.state.kind).toBe('ready');
        expect(list.isLoadingMore).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  it('ends with the whole log, once it is read to its end and what is newer has come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(act, { maxLength: 15 }), fc.nat(60), async (scheduler, acts, count) => {
        const log = new GrowingLog(count);
        const list: List = new LogList(
          (filters, after) => scheduler.schedule(Promise.resolve(ok(log.page(filters, after)))),
          ALL,
        );
        const readToEnd = async () => {
          while (list.hasMore) {
            void list.loadMore();
            await scheduler.waitIdle();
          }
        };
        void list.load(ALL);
        scheduler.scheduleSequence(acts.map((run) => () => Promise.resolve(run(list, log))));
        await scheduler.waitIdle();
        await readToEnd();
        log.add(3);
        void list.loadNewer();
        await scheduler.waitIdle();
        await readToEnd();
        expect(ids(list.rows)).toBe(ids(log.entries(list.filters)));
      }),
      { numRuns: 100 },
    );
  });
});
