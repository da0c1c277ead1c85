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
