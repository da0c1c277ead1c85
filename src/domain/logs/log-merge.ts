interface Entry {
  readonly id: string;
}

/** Null if the newer entries do not overlap with the shown ones, because entries in between may be missing. */
export function prependNewer<T extends Entry>(shown: readonly T[], newest: readonly T[]): readonly T[] | null {
  const [first] = shown;
  if (!first) return newest;
  const known = new Set(shown.map(({ id }) => id));
  const reached = newest.findIndex(({ id }) => known.has(id));
  if (reached < 0) return null;
  return reached === 0 ? shown : [...newest.slice(0, reached), ...shown];
}

export function appendOlder<T extends Entry>(shown: readonly T[], older: readonly T[]): readonly T[] {
  const known = new Set(shown.map(({ id }) => id));
  return [...shown, ...older.filter(({ id }) => !known.has(id))];
}

export interface Neighbors<Row> {
  /** Of the open entry among the rows, from 1; 0 if it is not one of them. */
  readonly position: number;
  readonly newer: Row | null;
  readonly older: Row | null;
}

export function neighborsOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  entryId: string | null,
): Neighbors<Row> {
  const at = rows.findIndex(({ id }) => id === entryId);
  if (at < 0) return { position: 0, newer: null, older: null };
  return { position: at + 1, newer: rows[at - 1] ?? null, older: rows[at + 1] ?? null };
}
