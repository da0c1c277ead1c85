import type { Page } from '#src/domain/shared/page.ts';
import { ok, type Reply } from '#src/domain/shared/result.ts';
import type { Packed, Packer } from '#src/application/platform/packer.ts';

/** A row of a log. The entry behind it is packed: a list may grow to tens of thousands of rows. */
export interface LogRow<Entry = unknown> {
  readonly id: string;
  readonly entry: Packed<Entry>;
}

/** The entry behind a row. */
export type EntryOf<Row extends LogRow> = Row extends LogRow<infer Entry> ? Entry : never;

/** The page begins with what is older than `after`: an entry, or where the last page said that the next one begins. */
export type FetchLogs<Item, F> = (filters: F, after: string | null, signal: AbortSignal) => Reply<Page<Item>>;

/** The pages of `fetch` as rows, of which each holds what a list shows. */
export function fetchRows<Entry, Listed, F>(
  packer: Packer,
  fetch: FetchLogs<Entry, F>,
  listed: (entry: Entry) => Listed,
): FetchLogs<Listed & Pick<LogRow<Entry>, 'entry'>, F> {
  return async (filters, after, signal) => {
    const reply = await fetch(filters, after, signal);
    if (!reply.ok) return reply;
    const packed = packer.pack(reply.value.items);
    const items = reply.value.items.flatMap((item, place) => {
      const entry = packed[place];
      return entry ? [{ ...listed(item), entry }] : [];
    });
    return ok({ ...reply.value, items });
  };
}
