/** Opaque to everyone but the adapter, which encodes an offset or the last id in it. */
export type Cursor = string & { readonly brand: 'Cursor' };

export interface Page<T> {
  readonly items: readonly T[];
  /** Absent on the last page. */
  readonly next?: Cursor;
}

/** For every list (§9, D36). */
export const PAGE_SIZE = 10;

/** Appends a later page; rows that moved onto it since the earlier one was read are not shown twice. */
export function appendPage<T extends { readonly id: unknown }>(shown: readonly T[], page: Page<T>): readonly T[] {
  const known = new Set(shown.map(({ id }) => id));
  return [...shown, ...page.items.filter(({ id }) => !known.has(id))];
}
