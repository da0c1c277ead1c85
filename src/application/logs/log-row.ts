import type { Page } from '#src/domain/shared/page.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';
import type { Packed, Packer } from '#src/application/platform/packer.ts';

/** A row of a log with its entry packed, because a list may reach tens of thousands. */
export interface LogRow<Entry = unknown> {
  readonly id: string;
  readonly entry: Packed<Entry>;
}

export type EntryOf<Row extends LogRow> = Row extends LogRow<infer Entry> ? Entry : never;

/** A page holds what is older than `after`, an entry's id or the last page's cursor. */
export type FetchLogs<Item, F> = (filters: F, after: string | null, signal: AbortSignal) => AsyncResult<Page<Item>>;

/** Maps the pages of `fetch` to rows. */
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
