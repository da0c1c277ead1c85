/** Opaque outside the adapter, which encodes an offset or the last id in it. */
export type Cursor = string & { readonly brand: 'Cursor' };

export interface Page<T> {
  readonly items: readonly T[];
  /** Absent on the last page. */
  readonly next?: Cursor;
}

export const PAGE_SIZE = 10;

interface Row {
  readonly id: unknown;
}

/** A later page of an offset list begins with the last row before it, which shows that the list has not shifted since. */
export function continuesRows(shown: readonly Row[], page: Page<Row>): boolean {
  const known = new Set(shown.map(({ id }) => id));
  const [first, ...others] = page.items;
  return first?.id === shown.at(-1)?.id && !others.some(({ id }) => known.has(id));
}

/** Every row once: in its first place, as it was read last. */
export function mergeRows<T extends Row>(shown: readonly T[], page: readonly T[]): readonly T[] {
  return [...new Map([...shown, ...page].map((row) => [row.id, row])).values()];
}

/** So many rows in their order show where what was read continues, also if one or two of them have moved to there. */
const WITNESSES = 3;

/**
 * What was read from the top replaces the shown rows that it covers. Null if it does not show where it ends among
 * them: it does not reach them, or a row in between was not read, which may be gone, or only below a row that moved up.
 */
export function mergeNewest<T extends Row>(shown: readonly T[], newest: readonly T[]): readonly T[] | null {
  const indexById = new Map(shown.map(({ id }, index) => [id, index]));
  const indexes = newest.flatMap(({ id }) => indexById.get(id) ?? []);
  const covered = lowestEnds(indexes).at(-WITNESSES);
  if (covered === undefined) return null;
  const read = new Set(newest.map(({ id }) => id));
  const below = shown.findIndex(({ id }, index) => index > covered && !read.has(id));
  if (below >= 0 && below < Math.max(...indexes.slice(-WITNESSES))) return null;
  return [...newest, ...shown.slice(covered + 1).filter(({ id }) => !read.has(id))];
}

/** At n, the lowest index that ends an ascending series of n + 1: a row that moved is in none of the long ones. */
function lowestEnds(indexes: readonly number[]): readonly number[] {
  const ends: number[] = [];
  for (const index of indexes) {
    const longer = ends.findIndex((end) => end >= index);
    ends[longer < 0 ? ends.length : longer] = index;
  }
  return ends;
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
