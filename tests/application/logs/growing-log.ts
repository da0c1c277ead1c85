import { LogList } from '#src/application/logs/log-list.ts';
import type { FetchLogs } from '#src/application/logs/new-rows.ts';
import { type Cursor, PAGE_SIZE, type Page } from '#src/domain/shared/page.ts';
import { ok } from '#src/domain/shared/result.ts';

export interface Entry {
  readonly id: string;
  readonly kind: 'even' | 'odd';
}

export interface EntryFilters {
  readonly kind: '' | Entry['kind'];
}

/** A log that grows while it is read. Cursors are not ids. */
export class GrowingLog {
  private count: number;

  constructor(count: number) {
    this.count = count;
  }

  add(count = 1): void {
    this.count += count;
  }

  /** Newest first: the entry n is there from the time on when there are n. */
  entries({ kind }: EntryFilters): readonly Entry[] {
    const all = Array.from({ length: this.count }, (_, nth) => entry(this.count - nth));
    return all.filter((found) => kind === '' || found.kind === kind);
  }

  page(filters: EntryFilters, after: string | null): Page<Entry> {
    const entries = this.entries(filters);
    const below = Number(after?.replace('below-', ''));
    const from = after === null ? 0 : entries.findIndex(({ id }) => Number(id) < below);
    const items = from < 0 ? [] : entries.slice(from, from + PAGE_SIZE);
    const last = items.at(-1);
    return last && last.id !== entries.at(-1)?.id ? { items, next: `below-${last.id}` as Cursor } : { items };
  }

  readonly fetch: FetchLogs<Entry, EntryFilters> = (filters, after) => Promise.resolve(ok(this.page(filters, after)));
}

export function entry(number: number): Entry {
  return { id: String(number), kind: number % 2 === 0 ? 'even' : 'odd' };
}

export function ids(entries: readonly Entry[]): string {
  return entries.map(({ id }) => id).join(' ');
}

/** A list over this log, with the cursors that it requests. */
export function listOf(log: GrowingLog) {
  const requestedCursors: (string | null)[] = [];
  const list = new LogList<Entry, EntryFilters>(
    (filters, after, signal) => {
      requestedCursors.push(after);
      return log.fetch(filters, after, signal);
    },
    { kind: '' },
  );
  return { list, requestedCursors };
}
