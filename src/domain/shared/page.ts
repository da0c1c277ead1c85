/** Opaque to everyone but the adapter, which encodes an offset or the last id in it. */
export type Cursor = string & { readonly brand: 'Cursor' };

export interface Page<T> {
  readonly items: readonly T[];
  /** Absent on the last page. */
  readonly next?: Cursor;
}

/** For every list (§9, D36). */
export const PAGE_SIZE = 10;

/**
 * Appends a later page. Rows that came in at the top since the earlier one was read push known rows onto it, and may
 * stand before them: the list goes on from the last row that both know, in the order of the later page.
 */
export function appendPage<T extends { readonly id: unknown }>(shown: readonly T[], page: Page<T>): readonly T[] {
  const indexById = new Map(shown.map(({ id }, index) => [id, index]));
  const last = page.items.findLastIndex(({ id }) => indexById.has(id));
  const known = page.items[last];
  const preserved = known === undefined ? shown : shown.slice(0, (indexById.get(known.id) ?? 0) + 1);
  return [...preserved, ...page.items.slice(last + 1)];
}
