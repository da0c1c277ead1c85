/** Opaque outside the adapter, which encodes an offset or the last id in it. */
export type Cursor = string & { readonly brand: 'Cursor' };

export interface Page<T> {
  readonly items: readonly T[];
  /** Absent on the last page. */
  readonly next?: Cursor;
}

export const PAGE_SIZE = 10;

/** New rows at the top push known rows onto it, so the list continues after the last row that both share. */
export function appendPage<T extends { readonly id: unknown }>(shown: readonly T[], page: Page<T>): readonly T[] {
  const indexById = new Map(shown.map(({ id }, index) => [id, index]));
  const last = page.items.findLastIndex(({ id }) => indexById.has(id));
  const known = page.items[last];
  const preserved = known === undefined ? shown : shown.slice(0, (indexById.get(known.id) ?? 0) + 1);
  return [...preserved, ...page.items.slice(last + 1)];
}

/** An empty list has one page, so "page 1 of 1" always holds. */
export function pageCountOf(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** Pages count from 1. A page that no longer exists becomes the last one. */
export function pageWithin(page: number, pageCount: number): number {
  return Math.min(Math.max(1, page), pageCount);
}

export function pageOfItem(index: number): number {
  return Math.floor(index / PAGE_SIZE) + 1;
}

/** Pages a list that was loaded whole. */
export function itemsOnPage<T>(items: readonly T[], page: number): readonly T[] {
  return items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}
