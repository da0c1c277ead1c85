import { ok } from '#src/domain/shared/result.ts';
import type { FetchLogs } from './log-row.ts';

/** A provider that filters while reading may return pages without rows. */
const MAX_EMPTY_PAGES = 10;

/** Skips to the next page with rows. A cursor that repeats counts as the end. */
export function skipEmptyPages<Item, F>(fetch: FetchLogs<Item, F>): FetchLogs<Item, F> {
  return async (filters, after, signal) => {
    let from = after;
    for (let pages = 1; ; pages += 1) {
      const result = await fetch(filters, from, signal);
      if (!result.ok) return result;
      const { items, next } = result.value;
      if (next === undefined || next === from) return ok({ items });
      if (items.length > 0 || pages > MAX_EMPTY_PAGES) return result;
      from = next;
    }
  };
}
