import { compareStructural } from 'mobx';

/** Rows that have not changed stay the same objects, so that only the others are rendered again. */
export function keepUnchanged<T extends { readonly id: unknown }>(
  shown: readonly T[],
  rows: readonly T[],
): readonly T[] {
  const shownById = new Map(shown.map((row) => [row.id, row]));
  const merged = rows.map((row) => {
    const before = shownById.get(row.id);
    return before !== undefined && compareStructural(before, row) ? before : row;
  });
  return merged.length === shown.length && merged.every((row, index) => row === shown[index]) ? shown : merged;
}
