import { ok } from '#src/domain/shared/result.ts';
import type { FetchLogs } from './log-row.ts';

/** So many pages without a row are passed over at once: a provider that filters as it reads may have none in one. */
const MAX_EMPTY_PAGES = 10;

/** Goes on to the next page with rows. A page that leads nowhere else is the last one, whatever it says. */
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
