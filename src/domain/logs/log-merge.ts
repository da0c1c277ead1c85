interface Entry {
  readonly id: string;
}

/**
 * Newer entries before those that are shown: no entry twice, none left out. Null where the newest ones do not reach down to
 * a shown one, so that entries between them may be missing.
 */
export function prependNewer<T extends Entry>(shown: readonly T[], newest: readonly T[]): readonly T[] | null {
  const [first] = shown;
  if (!first) return newest;
  const known = new Set(shown.map(({ id }) => id));
  const reached = newest.findIndex(({ id }) => known.has(id));
  if (reached < 0) return null;
  return reached === 0 ? shown : [...newest.slice(0, reached), ...shown];
}

/** Older entries behind those that are shown, each once. */
export function appendOlder<T extends Entry>(shown: readonly T[], older: readonly T[]): readonly T[] {
  const known = new Set(shown.map(({ id }) => id));
  return [...shown, ...older.filter(({ id }) => !known.has(id))];
}
