import type { Page } from '#src/domain/shared/page.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';
import type { Packed, Packer } from '#src/application/platform/packer.ts';

/** A row of a log. The entry behind it is packed: a list may grow to tens of thousands of rows. */
export interface LogRow<Entry = unknown> {
  readonly id: string;
  readonly entry: Packed<Entry>;
}

/** The entry behind a row. */
export type EntryOf<Row extends LogRow> = Row extends LogRow<infer Entry> ? Entry : never;

/** The page begins with what is older than `after`: an entry, or where the last page said that the next one begins. */
export type FetchLogs<Item, F> = (filters: F, after: string | null, signal: AbortSignal) => AsyncResult<Page<Item>>;

/** The pages of `fetch` as rows, of which each holds what a list shows. */
export function fetchRows<Entry, Listed, F>(
  packer: Packer,
  fetch: FetchLogs<Entry, F>,
  listed: (entry: Entry) => Listed,
): FetchLogs<Listed & Pick<LogRow<Entry>, 'entry'>, F> {
  return async (filters, after, signal) => {
    const result = await fetch(filters, after, signal);
    if (!result.ok) return result;
    const packed = packer.pack(result.value.items);
    const items = result.value.items.flatMap((item, index) => {
      const entry = packed[index];
      return entry ? [{ ...listed(item), entry }] : [];
    });
    return ok({ ...result.value, items });
  };
}
