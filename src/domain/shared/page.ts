/** Opaque outside the adapter, which encodes an offset or the last id in it. */
export type Cursor = string & { readonly brand: 'Cursor' };

export interface Page<T> {
  readonly items: readonly T[];
  /** Absent on the last page. */
  readonly next?: Cursor;
}

export const PAGE_SIZE = 10;

/** For lists whose cursor is the offset of the next page, counted by the received items. */
export function offsetQuery(after: Cursor | undefined): { readonly limit: number; readonly offset: number } {
  return { limit: PAGE_SIZE, offset: Number(after ?? 0) };
}

/** Without `hasMore`, a full page may have a next one. An empty page that claims more would loop forever. */
export function offsetPage<T>(items: readonly T[], offset: number, hasMore: boolean | null | undefined): Page<T> {
  const isContinued = items.length > 0 && (hasMore ?? items.length >= PAGE_SIZE);
  return isContinued ? { items, next: String(offset + items.length) as Cursor } : { items };
}

/** New rows at the top push known rows onto it, so the list continues after the last row that both share. */
export function appendPage<T extends { readonly id: unknown }>(shown: readonly T[], page: Page<T>): readonly T[] {
  const indexById = new Map(shown.map(({ id }, index) => [id, index]));
  const last = page.items.findLastIndex(({ id }) => indexById.has(id));
  const known = page.items[last];
  const preserved = known === undefined ? shown : shown.slice(0, (indexById.get(known.id) ?? 0) + 1);
  return [...preserved, ...page.items.slice(last + 1)];
}
